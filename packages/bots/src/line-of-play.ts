import { type Decision, FATE, type Fate, fated, HOST, type Json, type Position, type Seat } from '@nora/kernel'

/** A choice made on the way, as it can be checked against a later question. */
export interface Planned {
  readonly kind: string
  readonly choice: Json
}

/** A line of the seat's own choices in an imagined position. */
export interface Line {
  readonly position: Position
  /** Which of the first choices it began with. */
  readonly root: number
  readonly plan: readonly Planned[]
  /** Fate has answered on the way: what comes after may be different in truth. */
  readonly fateAnswered: boolean
  /** The seat's next decision in this turn; none when its turn ends here. */
  readonly open: Decision | undefined
}

/** A first choice, and how it is made. */
export interface Root {
  readonly planned: Planned
  /** Points by which it is preferred to others. */
  readonly bonus: number
  apply(position: Position): void
}

export function startLines(imagined: Position, seat: Seat, roots: readonly Root[], fate: Fate): Line[] {
  return roots.map(({ planned, apply }, root) => {
    const position = imagined.forkForStep()
    const { checkpoint } = position
    apply(position)
    return { position, root, plan: [planned], ...playForced(position, checkpoint, seat, fate) }
  })
}

export function extendLine(line: Line, choice: Json, seat: Seat, fate: Fate, copy = true): Line {
  const { kind } = line.open as Decision
  const position = copy ? line.position.forkForStep() : line.position
  const { checkpoint } = position
  position.answer(position.owed(seat) as Decision, choice)
  const plan = line.fateAnswered ? line.plan : [...line.plan, { kind, choice }]
  const next = playForced(position, checkpoint, seat, fate)
  return { position, root: line.root, plan, fateAnswered: line.fateAnswered || next.fateAnswered, open: next.open }
}

/**
 * Plays fate and forced answers until the seat decides again or its turn is over: the step has ended, it is asked to
 * confirm, play pauses, or it is somebody else's turn.
 */
function playForced(
  position: Position,
  checkpoint: unknown,
  seat: Seat,
  fate: Fate,
): Pick<Line, 'fateAnswered' | 'open'> {
  let fateAnswered = false
  while (!isTurnOver(position, checkpoint, seat)) {
    const chance = position.owed(FATE)
    if (chance) {
      position.answer(chance, fated(position, chance, fate))
      fateAnswered = true
      continue
    }
    const own = position.owed(seat) as Decision
    const space = position.space(own)
    if (space.count(2) > 1) return { fateAnswered, open: own }
    position.answer(own, space.at(0), true)
  }
  return { fateAnswered, open: undefined }
}

/** Whether a turn that went on at this checkpoint has ended. */
export function isTurnOver(position: Position, checkpoint: unknown, seat: Seat): boolean {
  if (position.over || position.checkpoint !== checkpoint) return true
  if (position.owed(FATE)) return false
  const own = position.owed(seat)
  return !own || own.kind === 'confirm' || position.owed(HOST) !== undefined
}
