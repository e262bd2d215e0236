import { type Fate, fateForAnswer } from '../fate.ts'
import { confirmKind, type Decision } from '../kind.ts'
import { fated } from '../playout.ts'
import type { Act, Position } from '../position.ts'
import { FATE, HOST, type Seat } from '../seat.ts'

export interface MatchOptions {
  /** Answers fate's questions; without it, and without `fate`, they wait for a record. */
  readonly seed?: number | undefined
  /** Where fate's n-th answer comes from, for tables whose chance nobody may foresee: a seed can be searched for. */
  readonly fate?: ((answer: number) => Fate) | undefined
  /** Seats that confirm their turns themselves; for the others it is done at once. */
  readonly confirming?: Iterable<Seat>
  /** Pauses wait for `goOn`. */
  readonly pausing?: boolean
}

/** Answers what nobody has to be asked: for fate, for the host, and for seats that have no choice. */
export class AutoAnswers {
  readonly confirming: Set<Seat>
  private readonly fate: ((answer: number) => Fate) | undefined
  private readonly pausing: boolean
  /** How often fate has answered, undone answers included. */
  fateAnswers = 0

  constructor({ seed, fate, confirming, pausing }: MatchOptions) {
    this.fate = fate ?? (seed === undefined ? undefined : (answer) => fateForAnswer(seed, answer))
    this.confirming = new Set(confirming ?? [])
    this.pausing = pausing ?? false
  }

  /** What is to be done next without asking anybody. */
  next(position: Position): Act | undefined {
    const fate = position.owed(FATE)
    if (fate) {
      if (!this.fate) return undefined
      return { seat: FATE, kind: fate.kind, choice: fated(position, fate, this.fate(this.fateAnswers)) }
    }
    return this.nextForced(position)
  }

  /** The same, chance aside. */
  nextForced(position: Position): Act | undefined {
    for (const decision of position.pending) {
      const { seat, kind } = decision
      if (seat === HOST ? this.pausing : this.isAsked(position, decision)) continue
      return { seat, kind, choice: position.space(decision).at(0) }
    }
    return undefined
  }

  /** Whether the seat answers itself: it has a choice, or ends its turn, or haste would tell what only it knows. */
  private isAsked(position: Position, decision: Decision): boolean {
    const kind = position.table.variant.kind(decision)
    const confirms = this.confirming.has(decision.seat)
    if (kind === confirmKind) return confirms
    if (kind.secret) return true
    const space = position.space(decision)
    return space.count(2) !== 1 || (confirms && kind.endsTurn?.(space.at(0)) === true)
  }
}
