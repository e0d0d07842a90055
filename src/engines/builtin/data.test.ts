import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../core/language.ts'
import { isLetterOf, isQuestionId } from '../../core/questions.ts'
import { SIGNS } from './cue.ts'
import { CUES } from './cues/all.ts'
import { OCCUPATIONS } from './occupations/all.ts'

function isMark(mark: string): boolean {
  const question = Number.parseInt(mark, 10)
  if (isQuestionId(question)) return mark.endsWith('-') || isLetterOf(question, mark.slice(-1))
  return SIGNS.some((sign) => sign === mark)
}

describe('the tables', () => {
  it('names marks that exist in every cue', () => {
    expect(CUES.map(({ mark }) => mark).filter((mark) => !isMark(mark))).toEqual([])
  })

  it.each(OCCUPATIONS)('names marks that exist: $group', ({ implies }) => {
    const marks = implies.split(' ').map((mark) => mark.replace('?', ''))
    expect(marks.filter((mark) => !isMark(mark))).toEqual([])
  })

  it('says no phrase twice for a mark in the same scope', () => {
    const said = CUES.flatMap((cue) =>
      LANGUAGES.flatMap((language) =>
        (cue[language] ?? '')
          .split(/[,\n]/)
          .map((phrase) => phrase.trim().split(/\s+/).join(' '))
          .filter((phrase) => phrase !== '')
          .map((phrase) => [language, cue.mark, cue.within, cue.unless, phrase].join(' · ')),
      ),
    )
    expect(said.filter((phrase, at) => said.indexOf(phrase) !== at)).toEqual([])
  })

  it('has each group of occupations once', () => {
    const groups = OCCUPATIONS.map(({ group }) => group)
    expect(new Set(groups).size).toBe(groups.length)
  })
})
