import { each, equal, type Game, type Json, Match, type Seat } from '@nora/kernel'
import type { Lesson, LessonAct, LessonMove, LessonStep } from './lesson.ts'

/** Where a learner is in a lesson. */
export interface LessonNow {
  readonly match: Match
  /** How many steps are behind them. */
  readonly at: number
  /** The step they are at; nothing when the lesson is over. */
  readonly step: LessonStep | undefined
  /** The game asks something that the step is not about. */
  readonly isAside: boolean
}

/** So many answers of the others in a row are no game any more. */
const PATIENCE = 300

/** A lesson as far as the learner has come, played by the rules of today: the same each time. */
export function playedLesson(game: Game, lesson: Lesson, moves: readonly LessonMove[]): LessonNow {
  const match = Match.open(game, lesson.wish, { seed: lesson.seed })
  letOthersAnswer(match, lesson)
  let at = 0
  for (const move of moves) {
    if (move === 'on') {
      at++
      continue
    }
    const { learner, steps } = lesson
    const asked = match.owed(learner)?.kind
    if (move.interrupt) match.interrupt(learner, move.choice)
    else {
      if (steps[at]?.act?.kind === asked) at++
      match.choose(learner, move.choice)
    }
    letOthersAnswer(match, lesson)
  }
  const step = match.over ? undefined : lesson.steps[at]
  const isAside = step?.act !== undefined && match.owed(lesson.learner)?.kind !== step.act.kind
  return { match, at, step, isAside }
}

function letOthersAnswer(match: Match, lesson: Lesson): void {
  for (let answers = 0; !match.over && !match.owed(lesson.learner); answers++) {
    const [first] = match.pending
    if (!first || answers === PATIENCE) throw new Error(`lesson ${lesson.id}: the learner is never asked again`)
    const choices = choicesOf(match, first.seat)
    match.choose(first.seat, lesson.others?.(first.kind, choices, match) ?? choices[0])
  }
}

/** What a step shows to whoever does not know what to do; of something else that is asked, the first choice there is. */
export function shownMove({ match, step, isAside }: LessonNow, lesson: Lesson): LessonMove {
  if (step && !step.act) return 'on'
  const act = isAside ? undefined : step?.act
  const choice = act?.does ?? choicesOf(match, lesson.learner).find((one) => !act || isAccepted(act, one, match))
  if (choice === undefined) throw new Error(`lesson ${lesson.id}.${step?.id}: there is nothing to be done`)
  return { choice }
}

/**
 * The moves that a choice amounts to: whoever does at once what a later step asks for need not go on by hand. Nothing if it is
 * not what the lesson is about now.
 */
export function movesOf(now: LessonNow, lesson: Lesson, choice: Json): readonly LessonMove[] | undefined {
  const { match, at, isAside } = now
  if (isAside) return [{ choice }]
  const asked = match.owed(lesson.learner)?.kind
  const rest = lesson.steps.slice(at)
  const ahead = rest.findIndex(({ act }) => act !== undefined)
  const act = rest[ahead]?.act
  if (!act || act.kind !== asked) return undefined
  return isAccepted(act, choice, match) ? [...Array<LessonMove>(ahead).fill('on'), { choice }] : undefined
}

function isAccepted({ does, accepts }: LessonAct, choice: Json, match: Match): boolean {
  if (does !== undefined && equal(choice, does)) return true
  return accepts ? accepts(choice, match) : does === undefined
}

function choicesOf(match: Match, seat: Seat): readonly Json[] {
  const space = match.space(seat)
  return space ? [...each(space)] : []
}
