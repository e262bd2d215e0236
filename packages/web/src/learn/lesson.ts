import type { Json, Match, Seat, Wish } from '@nora/kernel'
import type { Pointed } from '../table/lesson-guide.ts'

/** What the learner has to do in a step: one choice, any of those that are accepted, or whatever they like. */
export interface LessonAct {
  /** The kind of decision in which it is done; whatever else is asked meanwhile is answered as one likes. */
  readonly kind: string
  /** Done for whoever wants to be shown, and by the tests; without it, the first choice that is accepted. */
  readonly does?: Json
  /** What is as good. */
  accepts?(choice: Json, match: Match): boolean
}

/** One idea: a sentence, something to look at, perhaps something to do. Its words are `lesson.<lesson>.<step>` in the rulebook. */
export interface LessonStep {
  readonly id: string
  /** The paragraph of the rulebook that tells all of it. */
  readonly address: string
  /** What it points at, perhaps found on the table. */
  readonly points?: Pointed | ((match: Match) => Pointed)
  /** Without it there is only something to be seen. */
  readonly act?: LessonAct
}

/** A game that teaches itself, on the real table. Its words are `lesson.<id>` in the rulebook. */
export interface Lesson {
  readonly id: string
  readonly wish: Wish
  readonly seed: number
  readonly learner: Seat
  /** How the others answer; where it says nothing, they take the first choice there is. */
  others?(kind: string, choices: readonly Json[], match: Match): Json | undefined
  readonly steps: readonly LessonStep[]
}

/** What a learner has done: looked and gone on, or chosen. */
export type LessonMove = 'on' | { readonly choice: Json; readonly interrupt?: true }
