import { describe, expect, it } from 'vitest'
import { serviceAnswer, stated } from '../../../testing/service-answer.ts'
import { repeated, WORST_PIECES } from '../../../testing/worst-texts.ts'
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
    ['a draft', `${serviceAnswer()}\nKorjattu vastaus: ${RAW}`],
    ['an object of another kind before it', `Vastaan oliona {"x":1}: ${RAW}`],
    ['an object of another kind after it', `${RAW}\nMuoto oli {"text_is": …}, {"x":1} ja {}.`],
    ['reasoning', `<think>Ehkä {"x" ja ${serviceAnswer()} {{</think>\n${RAW}`],
    ['reasoning whose beginning was kept', `Ehkä ${serviceAnswer()}? {"q1": [ ei.</think>${RAW}`],
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
    ['a cut answer after a draft', `${serviceAnswer()}\n${RAW.slice(0, -20)}`],
    ['an answer inside of a cut object', `{"Salaisuus":${RAW}`],
    ['reasoning with a draft and a cut answer', `<think>${RAW}</think>${RAW.slice(0, -20)}`],
    ['reasoning that does not end', `<think>Salaisuus ${RAW}`],
    ['reasoning alone', `<think>${RAW}</think>`],
    ['an answer cut inside of a letter', RAW.slice(0, RAW.indexOf('itsenäistä'))],
    ['a text with many braces', '{ Salaisuus '.repeat(4_000)],
  ])('%s is no JSON at all', (_name, raw) => {
    expect(parseAnswer(raw)).toEqual({
      ok: false,
      wrong: 'vastauksen JSON puuttui, oli rikki tai jäi kesken',
    })
  })

  it('speaks of the largest object', () => {
    const parsed = parseAnswer(`{"x":1} ${with1({ ...stated('A'), letter: 'Z' })} {}`)
    expect(parsed.ok || parsed.wrong).toMatch(/: q1\[0\]\.letter$/)
  })

  it('a mark of reasoning in a quote is the ad’s own', () => {
    const raw = serviceAnswer({ q1: [stated('A', 'a <think> b </think> c')] })
    expect(parseAnswer(raw)).toMatchObject({ ok: true, answer: { q1: [{ letter: 'A' }] } })
  })

  it.each(WORST_PIECES.answer)('a megabyte of %s is read to the end', (piece) => {
    expect(parseAnswer(repeated(piece, 1_000_000)).ok).toBe(false)
  })

  it('says where the answer is wrong, with our own names alone', () => {
    const raw = with1({ ...stated('A'), letter: 'Z' })
    expect(parseAnswer(raw)).toEqual({
      ok: false,
      wrong: 'vastaus ei noudattanut muotoa näissä kohdissa: q1[0].letter',
    })
  })
})
