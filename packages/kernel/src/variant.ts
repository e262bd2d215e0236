import { chanceKinds } from './chance.ts'
import type { Game, Options, State } from './game.ts'
import { copy } from './json.ts'
import { confirmKind, type Decision, type Kind, pauseKind } from './kind.ts'
import { Fault } from './reason.ts'
import { NOBODY, type Seats, seatsOf } from './seat.ts'
import type { Item } from './zones.ts'

/** A game and the options it is played with, and what follows from them once for all positions. */
export class Variant<S extends State = State, K = unknown> {
  readonly game: Game<S, K>
  readonly options: Options
  private readonly kinds = new Map<string, Kind>()
  private readonly readers = new Map<string, Seats>()
  private readonly inOrder = new Set<string>()
  /** The zones that do not hold everything, and what each of them may hold. */
  readonly holding: ReadonlyMap<string, (item: Item) => boolean>
  private universe: readonly Item[] | undefined

  constructor(game: Game<S, K>, options: Options) {
    this.game = game
    this.options = options
    for (const kind of [confirmKind, pauseKind, ...chanceKinds, ...game.kinds]) {
      if (this.kinds.has(kind.name)) throw new Fault(`two kinds are called ${kind.name}`)
      this.kinds.set(kind.name, kind)
    }
    const holding = new Map<string, (item: Item) => boolean>()
    for (const [zone, rule] of Object.entries(game.zones(options))) {
      this.readers.set(zone, seatsOf(rule.readers))
      if (rule.ordered) this.inOrder.add(zone)
      if (rule.holds) holding.set(zone, rule.holds)
    }
    this.holding = holding
  }

  opening(): S {
    const state = this.game.start(this.options)
    for (const zone of Object.keys(state.zones)) {
      if (!this.readers.has(zone)) throw new Fault(`zone ${zone} is not declared`)
      if (!this.ordered(zone)) (state.zones[zone] as Item[]).sort()
    }
    return state
  }

  /** Every item of the game, as it stands in the opening position. */
  get items(): readonly Item[] {
    this.universe ??= Object.values(this.opening().zones).flat()
    return this.universe
  }

  kind(decision: Decision): Kind {
    const kind = this.kinds.get(decision.kind)
    if (!kind) throw new Fault(`kind ${decision.kind} is not registered`)
    return kind
  }

  readersOf(zone: string): Seats {
    return this.readers.get(zone) ?? NOBODY
  }

  ordered(zone: string): boolean {
    return this.inOrder.has(zone)
  }

  clone(state: S): S {
    return this.game.clone ? this.game.clone(state) : copy(state)
  }
}
