import { chanceKinds } from './chance.ts'
import type { Game, Options, State } from './game.ts'
import { copy, equal } from './json.ts'
import { confirmKind, type Decision, type Kind, pauseKind } from './kind.ts'
import { Fault } from './reason.ts'
import { NOBODY, type Seats, seatsOf } from './seat.ts'
import type { Item } from './zones.ts'

/** Tables of one sort have one variant in common; of so many sorts for each game, which is more than are played at a time. */
const VARIANTS_KEPT = 32
const known = new WeakMap<object, Variant[]>()

/** A game and the options it is played with, and what follows from them once for all positions. */
export class Variant<S extends State = State, K = unknown> {
  readonly game: Game<S, K>
  readonly options: Options
  private readonly kinds = new Map<string, Kind>()
  private readonly readers = new Map<string, Seats>()
  private readonly inOrder = new Set<string>()
  /** The zones, numbered. */
  readonly places: ReadonlyMap<string, number>
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
    this.places = new Map([...this.readers.keys()].map((zone, place) => [zone, place]))
  }

  /** The one that others with the same game and options have already, or a new one. It never changes. */
  static of<S extends State, K>(game: Game<S, K>, options: Options): Variant<S, K> {
    const variants = known.get(game) ?? []
    known.set(game, variants)
    const found = variants.find((variant) => equal(variant.options, options))
    if (found) return found as unknown as Variant<S, K>
    const variant = new Variant(game, options)
    variants.unshift(variant as unknown as Variant)
    variants.length = Math.min(variants.length, VARIANTS_KEPT)
    return variant
  }

  opening(): S {
    const state = this.game.start(this.options)
    for (const zone of Object.keys(state.zones)) {
      if (!this.readers.has(zone)) throw new Fault(`zone ${zone} is not declared`)
      if (!this.ordered(zone)) (state.zones[zone] as Item[]).sort()
    }
    // A copy: rules build the first state up piece by piece, and such records are large and slow (see `copyLists`).
    return this.clone(state)
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
