import type { Cue } from '../cue.ts'
import { BY_THE_PIECE } from './by-the-piece.ts'
import { FALSE_FRIENDS } from './false-friends.ts'
import { QUESTION_1 } from './question-1.ts'
import { QUESTION_2 } from './question-2.ts'
import { QUESTION_2_DUTIES } from './question-2-duties.ts'
import { QUESTION_3 } from './question-3.ts'
import { QUESTION_4 } from './question-4.ts'
import { QUESTION_5 } from './question-5.ts'
import { QUESTION_6 } from './question-6.ts'
import { QUESTION_7 } from './question-7.ts'
import { QUESTION_8 } from './question-8.ts'
import { QUESTION_9 } from './question-9.ts'
import { QUESTION_10 } from './question-10.ts'
import { SAID_OF_OTHERS } from './said-of-others.ts'
import { TASKS } from './tasks.ts'

/** The cue tables of all questions. */
export const CUES: readonly Cue[] = [
  ...QUESTION_1,
  ...QUESTION_2,
  ...QUESTION_2_DUTIES,
  ...QUESTION_3,
  ...QUESTION_4,
  ...QUESTION_5,
  ...QUESTION_6,
  ...QUESTION_7,
  ...QUESTION_8,
  ...QUESTION_9,
  ...QUESTION_10,
  ...BY_THE_PIECE,
  ...TASKS,
  ...FALSE_FRIENDS,
  ...SAID_OF_OTHERS,
]
