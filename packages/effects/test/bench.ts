import { type Effect, type Language, language, type Stock, vocabulary } from '@nora/effects'
import {
  ask,
  bag,
  because,
  type Flow,
  type Game,
  hash,
  type Item,
  type Kind,
  listed,
  Match,
  type Next,
  pile,
  type Seat,
  type State,
  type Table,
  type Zones,
} from '@nora/kernel'
import * as z from 'zod/mini'

/** What a seat at the bench holds; every card of its hand costs as much wood as its number says. */
export interface Holding {
  wood: number
  metal: number
  joker: number
  points: number
  agility: number
}

interface BenchState extends State {
  readonly players: Holding[]
}

export type BenchTable = Table<BenchState>

/** The bench holds at most so much wood per seat. */
export const WOOD_LIMIT = 9

const words = vocabulary<BenchTable>()

function counter(name: keyof Holding, most = Number.POSITIVE_INFINITY): Stock<BenchTable> {
  const of = (table: BenchTable, seat: Seat) => table.state.players[seat] as Holding
  return {
    has: (table, seat) => of(table, seat)[name],
    room: (table, seat) => most - of(table, seat)[name],
    gain: (table, seat, n) => {
      of(table, seat)[name] += n
    },
    spend: (table, seat, n) => {
      of(table, seat)[name] -= n
    },
    describe: (n, form) => ({ id: `bench.${name}.${form}`, params: { n } }),
  }
}

const handOf = (seat: Seat) => `hand/${seat}`
export const priceOf = (card: Item) => Number(card.slice(-1))

const playable = (table: BenchTable, seat: Seat) =>
  table.zone(handOf(seat)).filter((card) => priceOf(card) <= (table.state.players[seat] as Holding).wood)

const playKind: Kind<BenchTable, null, string> = {
  name: 'play',
  secret: true,
  space: (table, seat) => listed([...playable(table, seat), 'none']),
}

/** Plays a card one can pay for: whether there is one is only the seat's to know. */
const play = words.atom({
  name: 'play',
  secret: true,
  can: ({ table, seat }) => (playable(table, seat).length > 0 ? undefined : because('nothingPlayable')),
  *do(context) {
    const { table, seat } = context
    const card = yield* ask(table, seat, playKind, null)
    if (card === 'none') return
    yield* context.pay({ wood: priceOf(card) })
    yield* context.gain('points', 5)
    table.move(card, handOf(seat), 'played')
  },
  describe: () => ({ id: 'bench.play' }),
})

const hands = words.count({
  name: 'cards',
  of: ({ table, seat }) => table.zone(handOf(seat)).length,
  describe: (_args, n, form) => ({ id: `bench.cards.${form}`, params: { n } }),
})

const first = words.condition({
  name: 'first',
  whyNot: ({ seat }) => (seat === 0 ? undefined : because('notFirst')),
  describe: () => ({ id: 'bench.first' }),
})

const cheaper = words.rule({
  name: 'cheaper',
  fields: () => ({ by: z.int() }),
  describe: ({ by }) => ({ id: 'bench.cheaper', params: { by } }),
})

const gather = words.trigger({
  name: 'gather',
  fields: ({ stock }) => ({ what: z.exactOptional(stock) }),
  describe: () => ({ id: 'bench.gather' }),
})

const { spend: _, ...agility } = counter('agility')

/** A language with something of everything: limited wood, icons that jokers stand in for, items of three kinds. */
export const bench: Language<BenchTable> = language<BenchTable>({
  stocks: {
    wood: counter('wood', WOOD_LIMIT),
    metal: counter('metal'),
    joker: counter('joker'),
    points: counter('points'),
    agility: { ...agility, standIns: ['joker'] },
    card: {
      has: (table, seat) => table.zone(handOf(seat)).length,
      spend: discardCards,
      describe: (n, form) => ({ id: `bench.card.${form}`, params: { n } }),
    },
    item: {
      standIns: ['wood', 'metal', 'card'],
      describe: (n, form) => ({ id: `bench.item.${form}`, params: { n } }),
    },
  },
  piles: {
    deck: {
      zone: 'deck',
      discards: 'discards',
      to: (_table, seat) => handOf(seat),
      describe: (n) => ({ id: 'bench.deck', params: { n } }),
    },
  },
  routes: {
    discard: {
      from: (_table, seat) => handOf(seat),
      to: () => 'discards',
      describe: (n) => ({ id: 'bench.discard', params: { n } }),
    },
    takeShown: {
      from: () => 'shown',
      to: (_table, seat) => handOf(seat),
      describe: (n) => ({ id: 'bench.takeShown', params: { n } }),
    },
  },
  atoms: [play],
  counts: [hands],
  conditions: [first],
  rules: [cheaper],
  triggers: [gather],
  discounts: (context, purpose) => (purpose === 'tools' ? [{ of: ['wood', 'metal'], n: context.held('agility') }] : []),
})

function* discardCards(table: BenchTable, seat: Seat, n: number): Flow {
  yield* bench.at(table, seat).run({ do: 'move', route: 'discard', n })
}

const nothing: Holding = { wood: 0, metal: 0, joker: 0, points: 0, agility: 0 }

/** How a trial begins: what each seat holds and where the cards lie. */
export interface Setup {
  readonly players?: readonly Partial<Holding>[]
  readonly zones?: Zones
}

/** A game of one effect, done once by the first seat. */
export function gameOf(effect: Effect, { players = [{}], zones = {} }: Setup = {}): Game<BenchState> {
  const seats = players.length
  const rules = Object.fromEntries(players.map((_, seat) => [handOf(seat), { readers: [seat] }]))
  const open = { shown: { readers: 'all' as const }, played: { readers: 'all' as const } }
  const declared = { ...rules, ...open, ...pile('deck'), deck: bag, discards: { readers: 'all' as const } }
  return {
    id: 'bench',
    rulesVersion: '1',
    content: null,
    contentHash: hash(null),
    modes: [{ id: 'classic', seats: { min: seats, max: seats }, levels: [], options: {} }],
    kinds: [...bench.kinds, playKind as unknown as Kind],
    bound: 1_000,
    zones: () => declared,
    back: () => 'card',
    start: () => ({
      zones: Object.fromEntries(Object.keys(declared).map((zone) => [zone, [...(zones[zone] ?? [])]])),
      next: { step: 'trial' },
      players: players.map((player) => ({ ...nothing, ...player })),
    }),
    steps: {
      *trial(table): Flow<Next> {
        yield* bench.at(table, 0, 'card-of-trial').run(effect)
        return null
      },
    },
    sheet: () => [],
    outcome: () => ({ standings: [] }),
  }
}

/** Checks the effect, then plays it; the trial goes on by `choose`. */
export function trial(effect: Effect, setup: Setup = {}): Match<BenchState> {
  bench.validate(effect, { file: 'trial', record: 'effect', field: '' })
  return Match.open(gameOf(effect, setup), {}, { seed: 7 })
}

/** What the first seat is told when it wants to do the effect now. */
export function whyNot(effect: Effect, setup: Setup = {}) {
  const idle: Effect = { do: 'optional', effect: { do: 'gain', what: 'points', n: 1 } }
  const match = Match.open(gameOf(idle, setup), {}, { seed: 7 })
  return bench.at(match.table, 0).can(effect)
}

export function holding(match: Match<BenchState>, seat: Seat = 0): Holding {
  return match.table.state.players[seat] as Holding
}

/** The choices of a seat's open question. */
export function offered(match: Match<BenchState>, seat: Seat = 0) {
  const space = match.space(seat)
  return space ? Array.from({ length: space.count() }, (_, index) => space.at(index)) : []
}
