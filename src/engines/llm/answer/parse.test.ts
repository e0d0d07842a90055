import { describe, expect, it } from 'vitest'
import { serviceAnswer, stated } from '../../../testing/service-answer.ts'
import { parseAnswer } from './parse.ts'

const QUOTE = 'Työ on "itsenäistä" {ja} vastuullista \\ tärkeää.'
const RAW = serviceAnswer({ q1: [stated('A', QUOTE)] })

describe('what stands round the answer is overlooked', () => {
  it.each([
    ['nothing', RAW],
    ['white space', `\n  ${RAW}\r\n`],
    ['a fence', `\`\`\`json\n${RAW}\n\`\`\``],
    ['sentences', `Tässä on vastaus:\n${RAW}\nToivottavasti tästä on apua!`],
    ['braces of their own', `Katso {tätä} ja {"tätä: ${RAW} {ja} tätä}`],
    ['a closing brace more', `${RAW}}`],
    ['a second answer', `${RAW}\n${serviceAnswer()}`],
    ['indentation', JSON.stringify(JSON.parse(RAW), null, 2)],
  ])('%s', (_name, raw) => {
    const parsed = parseAnswer(raw)
    expect(parsed.ok && parsed.answer.q1).toEqual([stated('A', QUOTE)])
    expect(parsed.ok && parsed.answer.q2).toEqual([])
  })
})

describe('anything else is refused, never guessed', () => {
  const with1 = (choice: object) => JSON.stringify({ ...JSON.parse(RAW), q1: [choice] })
  const { q10, ...short } = JSON.parse(RAW)

  it.each([
    ['a letter that no question has', with1({ ...stated('A'), letter: 'Salaisuus' })],
    ["another question's letter", JSON.stringify({ ...JSON.parse(RAW), q2: [stated('E')] })],
    ['a small letter', with1({ ...stated('A'), letter: 'a' })],
    ['a list of letters', with1({ ...stated('A'), letter: ['A'] })],
    ['a question that there is not', JSON.stringify({ ...JSON.parse(RAW), q11: [] })],
    ['a field more', with1({ ...stated('A'), Salaisuus: 1 })],
    ['an unknown basis', with1({ ...stated('A'), basis: 'Salaisuus' })],
    ['a quote that is no text', with1({ ...stated('A'), quotes: [{ Salaisuus: 'x' }] })],
    ['a question missing', JSON.stringify(short)],
    ['an unknown kind of text', JSON.stringify({ ...JSON.parse(RAW), text_is: 'Salaisuus' })],
    ['a prototype', RAW.replace('{', '{"__proto__":{"Salaisuus":1},')],
    ['an empty object', '{}'],
    ['an answer in a list of its own', `{"Salaisuus":${RAW}}`],
  ])('%s', (_name, raw) => {
    const parsed = parseAnswer(raw)
    if (parsed.ok) throw new Error('accepted')
    expect(parsed.wrong).toMatch(/^vastaus ei noudattanut muotoa näissä kohdissa: /)
    expect(parsed.wrong).not.toContain('Salaisuus')
  })

  it.each([
    ['no JSON', 'Salaisuus, en osaa vastata.'],
    ['nothing', ''],
    ['a number', '7'],
    ['a list', '[1, 2]'],
    ['a cut answer', RAW.slice(0, -20)],
    ['an answer cut inside of a letter', RAW.slice(0, RAW.indexOf('itsenäistä'))],
    ['a text with many braces', '{ Salaisuus '.repeat(4_000)],
  ])('%s is no JSON at all', (_name, raw) => {
    expect(parseAnswer(raw)).toEqual({
      ok: false,
      wrong: 'vastauksen JSON puuttui, oli rikki tai jäi kesken',
    })
  })

  it('says where the answer is wrong, with our own names alone', () => {
    const raw = with1({ ...stated('A'), letter: 'Z' })
    expect(parseAnswer(raw)).toEqual({
      ok: false,
      wrong: 'vastaus ei noudattanut muotoa näissä kohdissa: q1[0].letter',
    })
  })
})
