import type { GameEvent, Retelling, Seat } from '@nora/kernel'
import type { AbilityId, Region, Skill } from './content/names.ts'
import type { Ratbot } from './solo/ratbot.ts'
import type { Player, WistarState } from './state.ts'

// Who listens to a game of Rats of Wistar and writes down what is told. No rule is used here: of the rules' own files
// only the form of the state is known.

type Tell = (books: WistarState, event: GameEvent, player: Player, ratbot: Ratbot) => void

const RATBOT = -4
const LEADERS = 3
const counted = ['wood', 'metal', 'movement', 'joker', 'points', 'electricity'] as const

const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0)

/** Cards and guests are told by their moves. */
function stock(player: Player, { what, n }: GameEvent, sign: 1 | -1): void {
  const good = counted.find((name) => name === what)
  if (good) player[good] += sign * Number(n)
  else if (what === 'bed') player.bedsGone -= sign * Number(n)
}

/** A disc on the topmost free step of an objective. */
function claim(books: WistarState, card: string | undefined, owner: number): boolean {
  const claims = card === undefined ? undefined : books.claims[card]
  if (!claims) return false
  claims[claims.indexOf(null)] = owner
  return true
}

const tells: { readonly [type: string]: Tell } = {
  setUp(books, { wheel, order }) {
    books.wheel = wheel as string[]
    books.order = order as number[]
  },
  objectiveLaid(books, event) {
    books.claims[event.items?.[0] as string] = Array(number(event, 'steps')).fill(null)
  },
  newRound(books, event, _player, ratbot) {
    books.round = number(event, 'round')
    books.order = event.order as number[]
    books.wheel = event.wheel as string[]
    books.hut = []
    for (const space of Object.keys(books.leaders)) delete books.leaders[space]
    for (const player of books.players) player.leaders = LEADERS
    if (ratbot) ratbot.leaders = LEADERS
  },
  cardsReady(books) {
    for (const player of books.players) player.used.length = 0
  },
  finalOrder(books, { order }) {
    books.order = order as number[]
  },
  leaderPlaced(books, { seat, space }, player) {
    player.leaders--
    if (space === 'hut') books.hut.push(seat as Seat)
    else books.leaders[String(space)] = seat as Seat
  },
  gain: (_books, event, player) => stock(player, event, 1),
  pay: (_books, event, player) => stock(player, event, -1),
  lose: (_books, event, player) => stock(player, event, -1),
  bedBuilt(_books, event, player) {
    player.beds = number(event, 'beds')
    player.entrance++
  },
  roomDug(_books, event, player) {
    player.rooms = number(event, 'rooms')
  },
  workerMoved(_books, { from, to }, player) {
    player.workers[from as Region]--
    player.workers[to as Region]++
  },
  workerSent(_books, { region }, player) {
    player.entrance--
    player.workers[region as Region]++
  },
  explorerMoved(_books, { to }, player) {
    player.explorer = String(to)
  },
  tentPitched(_books, { room }, player) {
    player.tents.push(String(room))
  },
  tentStruck(_books, { room }, player) {
    player.tents.splice(player.tents.indexOf(String(room)), 1)
  },
  abilityUnlocked(_books, { ability, to }, player) {
    player.cubes[ability as AbilityId] = String(to)
  },
  missionCompleted(books, { seat, space, row }) {
    const rows = books.rows[String(space)] as (number | null)[]
    rows[Number(row) - 1] = seat as Seat
  },
  objectiveClaimed(books, event, player) {
    const [card] = event.items ?? []
    player.discs = number(event, 'discs')
    if (!claim(books, card, event.seat as Seat)) player.reached.push(card as string)
  },
  cardUsed(_books, { items = [] }, player) {
    player.used.push(...items)
  },
  ratbotReady(_books, { cards, tokens }, _player, ratbot) {
    ratbot.states = (cards as string[]).map((name, index) => ({
      card: name.split('/')[0] as string,
      side: 0,
      tokens: (tokens as Skill[][])[index] as Skill[],
      advances: 0,
    }))
  },
  ratbotAdvances(_books, event, _player, ratbot) {
    for (const state of ratbot.states) if (state.card === event.card) state.advances = number(event, 'space')
  },
  ratbotScores(_books, event, _player, ratbot) {
    ratbot.points += number(event, 'points')
  },
  ratbotLoses(_books, event, _player, ratbot) {
    ratbot.points -= number(event, 'points')
  },
  ratbotDigs(_books, event, _player, ratbot) {
    ratbot.rooms = number(event, 'rooms')
  },
  ratbotBuilds(_books, event, _player, ratbot) {
    ratbot.beds = number(event, 'beds')
  },
  ratbotVisitsHut(books, _event, _player, ratbot) {
    ratbot.leaders--
    books.hut.push(RATBOT)
  },
  ratbotLeader(books, { space }, _player, ratbot) {
    ratbot.leaders--
    books.leaders[String(space)] = RATBOT
  },
  ratbotWorker(_books, { region }, _player, ratbot) {
    ratbot.workers[region as Region]++
  },
  ratbotMoves(_books, { to }, _player, ratbot) {
    ratbot.explorer = String(to)
  },
  ratbotPitches(_books, { room }, _player, ratbot) {
    ratbot.tents.push(String(room))
  },
  ratbotCompletes(books, { space, row }, _player, ratbot) {
    const rows = books.rows[String(space)] as (number | null)[]
    rows[Number(row) - 1] = RATBOT
    ratbot.markers++
  },
  ratbotClaims(books, { items }, _player, ratbot) {
    claim(books, items?.[0], RATBOT)
    ratbot.discs--
  },
}

export const retelling: Retelling<WistarState> = {
  tell(books, event) {
    tells[event.type]?.(books, event, books.players[event.seat as Seat] as Player, books.ratbot as Ratbot)
  },
  derived: [
    // Printed on the inventions, heroes and tokens before the player.
    'players.*.icons',
    // The permanent effects among the inventions and guests of the player.
    'players.*.lasting',
    // What rules remember while an effect is carried out.
    'reacting',
    // By the index in its name the side of a state card is known.
    'ratbot.states.*.side',
  ],
}
