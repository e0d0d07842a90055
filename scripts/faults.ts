import { readAdvert } from '../src/testing/fixtures.ts'
import { faultRows } from '../src/testing/service/end-states.ts'

/** Prints what becomes of every fault of an AI service: `npm run faults`. */
for (const { fault, says, end, calls, ms } of await faultRows(readAdvert('varastotyontekija'))) {
  const time = `${(ms / 1000).toFixed(1)} s`.padStart(6)
  console.log(`${fault.padEnd(22)} ${end.padEnd(15)} ${calls} ${time}  ${says}`)
}
