import { ANYWHERE, EACH } from '@nora/choosing'
import type { Answer, Answers } from '../table/kit/answers.ts'

/** One of things chosen together, or wherever it is named: this table does not know what a choice means. */
const anything: Answer = [EACH, ANYWHERE]

export const answers: Answers = { decisions: {}, otherwise: anything, anytime: anything }
