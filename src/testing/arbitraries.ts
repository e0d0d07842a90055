import fc from 'fast-check'
import type { Selections } from '../core/key.ts'
import { lettersOf, QUESTION_IDS } from '../core/questions.ts'

/** Any valid selections: for each question some of its own letters, in order. */
export const anySelections: fc.Arbitrary<Selections> = fc.record(
  Object.fromEntries(QUESTION_IDS.map((id) => [id, fc.subarray([...lettersOf(id)])])),
) as fc.Arbitrary<Selections>

/**
 * Texts full of what breaks offsets: ä, decomposed ä, soft hyphens, zero-width characters, emoji,
 * CRLF, no-break spaces, ligatures.
 */
export const anyAwkwardText: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      'ä',
      'Ö',
      'å',
      'a\u0308',
      'o\u0308',
      '\u00ad',
      '👩‍⚕️',
      '\r\n',
      '\n',
      '\u00a0',
      '\u202f',
      '\u200b',
      ' ',
      '-',
      '–',
      'ﬁ',
      'työ',
      'itsenäinen',
      'tiimi',
      'IT-tuki',
      '.',
      '”',
      '"',
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''))
