import {
  type Decision,
  EventRecorder,
  FATE,
  type GameEvent,
  HOST,
  type Item,
  type Json,
  type Next,
  Position,
  type Reason,
  type Seat,
  type Space,
  settle,
  Variant,
  whyNot,
} from '@nora/kernel'
import {
  boatOf,
  type CatsState,
  type Cell,
  type Colour,
  type Content,
  catsGame,
  emptyBoat,
  handOf,
  layTile,
  lessonsOf,
  offerOf,
  type Phase,
  type Placement,
  type Player,
  placementOf,
  planOf,
  rescueCardsOf,
  shapeOf,
  tileOf,
} from '../src/index.ts'

const { content } = catsGame

/** A tile on a ship: which cells it covers, and the colour of an oshax. */
export type Aboard = { readonly tile: Item; readonly cells: readonly Cell[]; readonly colour?: Colour }

/** What is on the table, where it differs from a freshly laid out game. */
export interface Setup {
  readonly mode?: 'classic' | 'family' | 'solo'
  readonly seats?: number
  readonly level?: number
  /** What happens next. */
  readonly next: Next
  readonly day?: number
  readonly phase?: Phase
  readonly order?: readonly number[]
  readonly boats?: readonly string[]
  readonly aboard?: readonly (readonly Aboard[])[]
  /** The only cells of each ship that are free: tiles are taken to lie everywhere else. */
  readonly freeOnly?: readonly (readonly Cell[])[]
  readonly hands?: readonly (readonly Item[])[]
  /** Cards that may be bought now. */
  readonly offers?: readonly (readonly Item[])[]
  /** Private lessons face down on the table. */
  readonly lessons?: readonly (readonly Item[])[]
  /** Rescue cards face up on the table. */
  readonly rescueCards?: readonly (readonly Item[])[]
  readonly publicLessons?: readonly Item[]
  readonly lessonColours?: Readonly<Record<Item, Colour>>
  readonly left?: readonly Item[]
  readonly right?: readonly Item[]
  readonly rare?: readonly Item[]
  /** Everything that is left in the bag; without it all other cats and rare treasures. */
  readonly bag?: readonly Item[]
  readonly deck?: readonly Item[]
  /** Tiles that are out of the game. */
  readonly gone?: readonly Item[]
  /** What lies in any other zone. */
  readonly zones?: Readonly<Record<string, readonly Item[]>>
  readonly players?: readonly Partial<Omit<Player, 'boat'>>[]
}

/** A position set up by hand, in which every choice is checked as in a real game. */
export class Scene {
  readonly position: Position<CatsState, Content>
  /** Whether pauses wait; otherwise play goes on at once. */
  private readonly pausing: boolean
  private readonly recorder: EventRecorder
  private readonly events: GameEvent[] = []

  constructor(setup: Setup, pausing = false) {
    const variant = new Variant(
      catsGame,
      settle(catsGame as never, { mode: setup.mode, seats: setup.seats, level: setup.level }),
    )
    this.pausing = pausing
    this.position = new Position(variant, stateOf(variant, setup))
    this.recorder = new EventRecorder(this.position.table as never)
    this.position.begin()
    this.carryOn()
  }

  get state(): CatsState {
    return this.position.table.state
  }

  /** The seats that owe an answer. */
  get waiting(): Seat[] {
    return this.position.pending.map(({ seat }) => seat)
  }

  /** The kind of the question that is open. */
  get asked(): string | undefined {
    return this.position.pending[0]?.kind
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player
  }

  zone(name: string): readonly Item[] {
    return this.position.table.zone(name)
  }

  choices(seat: Seat): Json[] {
    const space = this.space(seat)
    return Array.from({ length: space.count() }, (_, index) => space.at(index))
  }

  choose(seat: Seat, choice: Json): this {
    const reason = this.whyNot(seat, choice)
    if (reason) throw new Error(`seat ${seat} may not choose ${JSON.stringify(choice)}: ${JSON.stringify(reason)}`)
    this.position.answer(this.owed(seat), choice)
    this.carryOn()
    return this
  }

  /** Lays the tile at hand on these cells. */
  lay(seat: Seat, cells: readonly Cell[]): this {
    const { tile } = this.owed(seat).args as { tile: Item }
    return this.choose(seat, placement(tile, cells))
  }

  /** Chance draws exactly these. */
  fate(choice: Json): this {
    return this.choose(FATE, choice)
  }

  /** Raises or lowers a hand. */
  interrupt(seat: Seat, choice: 'raise' | 'lower'): this {
    this.position.interrupt(seat, choice)
    return this
  }

  goOn(): this {
    this.position.answer(this.owed(HOST), 'on')
    this.carryOn()
    return this
  }

  whyNot(seat: Seat, choice: Json): Reason | undefined {
    return whyNot(this.position as unknown as Position, seat, choice)
  }

  /** Why the tile at hand may not be laid on these cells. */
  whyNotLay(seat: Seat, cells: readonly Cell[]): Reason | undefined {
    const { tile } = this.owed(seat).args as { tile: Item }
    return this.whyNot(seat, placement(tile, cells))
  }

  /** What has been told of one sort, from the beginning. */
  told(type: string): GameEvent[] {
    this.events.push(...this.recorder.take().told.map(({ event }) => event))
    return this.events.filter((event) => event.type === type)
  }

  sheet(seat: Seat): Record<string, number> {
    const lines = catsGame.sheet(this.position.table, seat)
    return Object.fromEntries(lines.map(({ id, item, points }) => [item ?? id, points]))
  }

  private owed(seat: Seat): Decision {
    const decision = this.position.owed(seat)
    if (!decision) throw new Error(`seat ${seat} is not asked: ${JSON.stringify(this.position.pending)}`)
    return decision
  }

  private space(seat: Seat): Space {
    return this.position.space(this.owed(seat))
  }

  /** Ends pauses, confirms turns, and answers where there is no choice, as a match does. */
  private carryOn(): void {
    for (;;) {
      const decision = this.position.pending.find((open) => this.isAnswered(open))
      if (!decision) return
      this.position.answer(decision, this.position.space(decision).at(0))
    }
  }

  private isAnswered(decision: Decision): boolean {
    if (decision.seat === FATE) return false
    if (decision.seat === HOST) return !this.pausing
    const { secret } = this.position.table.variant.kind(decision)
    return secret !== true && this.position.space(decision).count(2) === 1
  }
}

export function scene(setup: Setup): Scene {
  return new Scene(setup)
}

/** A scene whose pauses wait for `goOn`. */
export function pausingScene(setup: Setup): Scene {
  return new Scene(setup, true)
}

/** How a tile lies on these cells. */
export function placement(tile: Item, cells: readonly Cell[]): Placement {
  const at = placementOf(shapeOf(content, tileOf(content, tile).shape), cells)
  if (!at) throw new Error(`${tile} cannot cover ${JSON.stringify(cells)}`)
  return at
}

/** Cells of one row from a column to another one. */
export function row(number: number, from: number, to: number): Cell[] {
  return Array.from({ length: to - from + 1 }, (_, index): Cell => [number, from + index])
}

function allBut(plan: string, free: readonly Cell[]): number[] {
  const covered = [...planOf(content, plan).ship]
  for (const [down, right] of free) covered[down] = (covered[down] as number) & ~(1 << right)
  return covered
}

function stateOf(variant: Variant<CatsState, Content>, setup: Setup): CatsState {
  const state = variant.opening()
  const zones = state.zones as Record<string, Item[]>
  const put = (items: readonly Item[] | undefined, zone: string): void => {
    for (const item of items ?? []) {
      const from = Object.values(zones).find((list) => list.includes(item))
      if (!from) throw new Error(`there is no ${item} in this game`)
      from.splice(from.indexOf(item), 1)
      zones[zone]?.push(item)
    }
    if (!variant.ordered(zone)) zones[zone]?.sort()
  }
  state.next = setup.next
  state.day = setup.day ?? 1
  state.phase = setup.phase ?? 'rescue'
  state.order = [...(setup.order ?? state.order)]
  Object.assign(state.lessonColours, setup.lessonColours)
  state.players.forEach((player, seat) => {
    Object.assign(player, setup.players?.[seat])
    player.boat = emptyBoat(setup.boats?.[seat] ?? `boat-${seat + 1}`)
    for (const { tile, cells, colour } of setup.aboard?.[seat] ?? []) {
      const known = tileOf(content, tile)
      const at = placement(tile, cells)
      layTile(player.boat, { tile, shape: known.shape, colour: colour ?? known.colour, at }, (id) =>
        shapeOf(content, id),
      )
      put([tile], boatOf(seat))
    }
    const free = setup.freeOnly?.[seat]
    if (free) player.boat.covered = allBut(player.boat.plan, free)
    put(setup.hands?.[seat], handOf(seat))
    put(setup.offers?.[seat], offerOf(seat))
    put(setup.lessons?.[seat], lessonsOf(seat))
    put(setup.rescueCards?.[seat], rescueCardsOf(seat))
  })
  const baskets = state.players.reduce((total, player) => total + player.baskets, 0)
  if (setup.mode !== 'family') state.basketSupply = 10 - baskets
  put(setup.publicLessons, 'publicLessons')
  put(setup.left, 'left')
  put(setup.right, 'right')
  put(setup.rare, 'rare')
  put(setup.gone, 'gone')
  for (const [zone, items] of Object.entries(setup.zones ?? {})) put(items, zone)
  if (setup.bag) {
    const { bag } = setup
    put(
      zones.bag?.filter((item) => !bag.includes(item)),
      'gone',
    )
  }
  if (setup.deck) {
    const { deck } = setup
    put(
      zones.deck?.filter((item) => !deck.includes(item)),
      'discards',
    )
  }
  return state
}
