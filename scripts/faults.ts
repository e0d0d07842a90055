import { SERVICES } from '../src/engines/llm/services/settings.ts'
import { readAdvert } from '../src/testing/fixtures.ts'
import { faultRows } from '../src/testing/service/end-states.ts'
import { FAULTS } from '../src/testing/service/faults.ts'

// Prints what becomes of every fault of every AI service, as `end/calls`: `npm run faults`.
const line = (fault: string, ends: readonly string[], says: string) =>
  console.log([fault.padEnd(21), ...ends.map((end) => end.padEnd(16)), says].join(' '))

line('fault', SERVICES, 'what the service does')
for await (const { fault, ends } of faultRows(readAdvert('varastotyontekija'))) {
  const cells = SERVICES.map((id) => `${ends[id].end}/${ends[id].calls}`)
  line(fault, cells, FAULTS[fault].says)
}
