import { onTestFinished } from 'vitest'
import { type Service, startService } from './service.ts'

/** A service that lives as long as the test that starts it. */
export async function serviceForTest(reply: Parameters<typeof startService>[0]): Promise<Service> {
  const service = await startService(reply)
  onTestFinished(() => service.close())
  return service
}
