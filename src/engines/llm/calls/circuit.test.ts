import { expect, it } from 'vitest'
import { newCircuit } from './circuit.ts'

function circuitAt() {
  const clock = { now: 1_000 }
  const circuit = newCircuit(() => clock.now)
  const fail = (times: number) => {
    for (let time = 0; time < times; time++) circuit.failed()
  }
  return { clock, circuit, fail }
}

it('opens after five failures in a row, for 30 seconds', () => {
  const { clock, circuit, fail } = circuitAt()
  fail(4)
  expect(circuit.mayCall()).toBe(true)
  fail(1)
  expect(circuit.mayCall()).toBe(false)
  clock.now += 29_999
  expect(circuit.mayCall()).toBe(false)
  clock.now += 1
  expect(circuit.mayCall()).toBe(true)
})

it('an answer in between begins the row afresh', () => {
  const { circuit, fail } = circuitAt()
  fail(4)
  circuit.answered()
  fail(4)
  expect(circuit.mayCall()).toBe(true)
})

it('after the pause one call tries, and the others wait for what comes of it', () => {
  const { clock, circuit, fail } = circuitAt()
  fail(5)
  clock.now += 30_000
  expect([circuit.mayCall(), circuit.mayCall(), circuit.mayCall()]).toEqual([true, false, false])
  circuit.answered()
  expect([circuit.mayCall(), circuit.mayCall()]).toEqual([true, true])
})

it('a trial that fails opens it again at once', () => {
  const { clock, circuit, fail } = circuitAt()
  fail(5)
  clock.now += 30_000
  expect(circuit.mayCall()).toBe(true)
  clock.now += 5_000
  fail(1)
  clock.now += 29_999
  expect(circuit.mayCall()).toBe(false)
  clock.now += 1
  expect(circuit.mayCall()).toBe(true)
})

it('a trial that nobody ends is followed by another', () => {
  const { clock, circuit, fail } = circuitAt()
  fail(5)
  clock.now += 30_000
  expect(circuit.mayCall()).toBe(true)
  clock.now += 30_000
  expect(circuit.mayCall()).toBe(true)
})
