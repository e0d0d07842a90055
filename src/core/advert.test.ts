import { describe, expect, it } from 'vitest'
import { checkAdvert, refusalOf } from './advert.ts'

const letters = (length: number) => 'a'.repeat(length)

describe('5 · checks before the analysis, in this order', () => {
  it.each([
    [0, ['empty']],
    [1, ['too-short']],
    [199, ['too-short']],
    [200, ['short']],
    [499, ['short']],
    [500, []],
    [999, []],
    [1000, []],
    [50_000, []],
    [50_001, ['too-long']],
  ])('a text of %i characters', (length, codes) => {
    expect(checkAdvert(letters(length)).map(({ code }) => code)).toEqual(codes)
  })

  it('1 · the trimmed text counts', () => {
    expect(checkAdvert(' \n\t ')).toEqual([{ code: 'empty' }])
    expect(checkAdvert(`  ${letters(199)}\n\n`)).toEqual([{ code: 'too-short' }])
    expect(checkAdvert(`${letters(50_000)}\n`)).toEqual([])
  })

  it('3 · the confirmation shows the length', () => {
    expect(checkAdvert(letters(321))).toEqual([{ code: 'short', length: 321 }])
  })

  it('confirms a short text before it blocks a question', () => {
    expect(checkAdvert(`${letters(300)}?`).map(({ code }) => code)).toEqual(['short', 'question'])
  })
})

describe('4 · question detection', () => {
  const words =
    'kerro selitä mitä miten miksi voitko osaat kirjoita tee luo analyysi millainen kuvaile'

  it.each(words.split(' '))('%s blocks at the start and as a word within', (word) => {
    const start = `${word.toUpperCase()} ${letters(600)}`
    expect(checkAdvert(start)).toEqual([{ code: 'question', match: word.toUpperCase(), start: 0 }])
    const within = `${letters(600)} (${word}\n${letters(10)}`
    expect(checkAdvert(within)).toEqual([{ code: 'question', match: word, start: 602 }])
  })

  it.each([
    ['as the end of another word', `${letters(600)} haluatee ${letters(10)}`],
    ['without white space after it', `${letters(600)} tee. ${letters(10)}`],
    ['as the start of another word', `${letters(600)} teemme ${letters(10)}`],
  ])('a question word counts not %s', (_where, text) => {
    expect(checkAdvert(text)).toEqual([])
  })

  it('letters whose dots stand apart are letters all the same', () => {
    const apart = (text: string) => `${text} ${letters(600)}`.normalize('NFD')
    expect(checkAdvert(apart('Sopimus pätee heti'))).toEqual([])
    expect(checkAdvert(apart('Mitä teet'))).toMatchObject([{ code: 'question', start: 0 }])
  })

  it('a question mark blocks', () => {
    expect(checkAdvert(`${letters(600)}?`)).toEqual([{ code: 'question', match: '?', start: 600 }])
  })

  it('9 · applies only below 1000 characters', () => {
    expect(checkAdvert(`${letters(998)}?`).map(({ code }) => code)).toEqual(['question'])
    expect(checkAdvert(`${letters(999)}?`)).toEqual([])
  })

  it('says where in the trimmed text', () => {
    expect(checkAdvert(`\n\n ${letters(600)}? `)).toEqual([
      { code: 'question', match: '?', start: 600 },
    ])
  })
})

describe('what every door refuses', () => {
  it('an empty text and one over 50,000 characters, nothing else', () => {
    expect(['', ' \n', 'a', letters(50_000), letters(50_001)].map(refusalOf)).toEqual([
      'empty',
      'empty',
      null,
      null,
      'too-long',
    ])
  })
})
