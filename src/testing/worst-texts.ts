/**
 * Pieces of which a text that repeats one is the worst for a search: each begins what the search looks
 * for, over and over, and never ends it. Tests read such texts to the end; the bench tells how the time
 * grows with them.
 */
export const WORST_PIECES = {
  masking: [
    'a',
    'Aa-',
    'Aa Bb ',
    'Aa Bb a@b.fi ',
    'a@',
    'a@b.c.',
    '0 ',
    '040 123 4567 ',
    '+',
    '(a) ',
    'a at ',
    'a at b dot ',
    'a(at)b(dot)',
    'A. ',
    'AA BB ',
    'AA BB 0401234567 ',
    'Aa 0401234567\n\n',
    'Aa. 0401234567! ',
    '.) ',
  ],
  orders: [
    'a',
    '#-',
    '%-',
    '1A ',
    'a1',
    '![',
    '{ ',
    '" ',
    '<a',
    'kysymys',
    'kielimalli-',
    'valitse ',
    'valitse-kysymys-',
    'kaikki-kaikki ',
    'lxp aA1+',
    '\u200b',
  ],
  answer: ['{', '{"', '{"a":', '{"a":1}', '{"a":x}', '<think>', '{"a":</think>'],
  shape: ['2019 – ', '– A', '"":', '[a', '[', 'mitä? ', '§ '],
  quotes: ['Työ on itsenäistä ja vaihtelevaa. ', 'kokemusta ', 'a', 'a-'],
} as const

export const repeated = (piece: string, length: number): string =>
  piece.repeat(Math.floor(length / piece.length))
