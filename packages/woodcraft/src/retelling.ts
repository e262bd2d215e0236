import type { GameEvent, Retelling, Seat } from '@nora/kernel'
import type { Action, Improvement } from './content/names.ts'
import type { Player, ScoreCategory, Turn, WoodcraftState } from './state.ts'

// Who listens to a game of Woodcraft and writes down what is told. No rule is used here: of the rules' own files only the
// form of the state is known.

type Tell = (books: WoodcraftState, event: GameEvent, player: Player) => void

const colours = ['green', 'yellow', 'brown']
const splices = ['splice1', 'splice2', 'splice4']
/** The action tiles in the order in which the wheel is written down. */
const actions: readonly Action[] = [
  'buyLumber',
  'exchangeDice',
  'buyMaterials',
  'chooseOrders',
  'chooseHelper',
  'produceOrPlant',
  'improveWorkshop',
]

const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0)
const colourNumber = (colour: unknown): number => colours.indexOf(String(colour))

/** So many dice more, or fewer, of the name `brown-3`. */
function dice({ lumber }: Player, name: unknown, by: number): void {
  const [colour, value] = String(name).split('-')
  const die = colourNumber(colour) * 6 + Number(value) - 1
  lumber[die] = (lumber[die] as number) + by
}

/** The same die with another value. */
function withValue(name: unknown, value: number): string {
  return `${String(name).split('-')[0]}-${value}`
}

function faceOf(name: unknown): number {
  return Number(String(name).split('-')[1])
}

/** A tile lies face down, or up again. */
function turnBench(player: Player, bench: unknown, used: boolean): void {
  if (bench === 'saw') player.usedSaws += used ? 1 : -1
  else if (bench === 'glue') player.usedGlue = used
  else player.usedSplices[splices.indexOf(String(bench))] = used ? 1 : 0
}

function stock(player: Player, what: unknown, by: number): void {
  // The marker of reputation is told step by step.
  if (what !== 'reputation') player[what as 'berries'] += by
}

const tells: { readonly [type: string]: Tell } = {
  first(books, { seat }) {
    books.first = seat as Seat
  },
  rewardTilesLaid(books, { items = [], spaces }) {
    books.rewardTiles = items.map((id, index) => ({
      id,
      space: (spaces as number[])[index] as number,
      arrivals: [],
      gone: false,
    }))
  },
  turn(books, { seat, round }) {
    books.round = Number(round)
    books.turn = {
      seat: seat as Seat,
      moved: null,
      mainDone: false,
      bonusDone: false,
      freshLanterns: 0,
      usedHelpers: [],
    }
  },
  turnEnded(books) {
    books.turn = null
  },
  moveTile(books, { action, to }) {
    books.wheel.tiles[actions.indexOf(action as Action)] = Number(to)
    ;(books.turn as Turn).moved = action as Action
  },
  soloMove(books, { action, to }) {
    books.wheel.tiles[actions.indexOf(action as Action)] = Number(to)
  },
  sawTurns(books, event) {
    books.wheel.lead = number(event, 'lead')
  },
  arcGone(books) {
    books.wheel.arc = null
  },
  mainAction(books, event, player) {
    ;(books.turn as Turn).mainDone = true
    player.lanterns -= number(event, 'lanterns')
  },
  bonusAction(books, event, player) {
    ;(books.turn as Turn).bonusDone = true
    player.lanterns -= number(event, 'lanterns')
  },
  substitute(books, event, player) {
    ;(books.turn as Turn).mainDone = true
    player.berries += number(event, 'berries')
  },
  ability(books, { items = [] }) {
    ;(books.turn as Turn).usedHelpers.push(...items)
  },
  useBench: (_books, { bench }, player) => turnBench(player, bench, true),
  ready: (_books, { bench }, player) => turnBench(player, bench, false),
  reuse(_books, _event, player) {
    player.reuse--
  },
  benchesReady(books) {
    for (const player of books.players) {
      player.usedSaws = 0
      player.usedSplices = [0, 0, 0]
      player.usedGlue = false
    }
  },
  buyDie(books, event, player) {
    dice(player, event.die, 1)
    player.berries -= number(event, 'berries')
    if (event.space !== undefined) books.yard[number(event, 'space')] = 0
  },
  lumberGone(books, event) {
    books.yard[number(event, 'space')] = 0
  },
  newLumber(books, event) {
    for (const die of event.dice as string[]) {
      const first = colourNumber(die.split('-')[0]) * 2
      books.yard[books.yard[first] === 0 ? first : first + 1] = faceOf(die)
    }
  },
  sellDie(_books, event, player) {
    dice(player, event.die, -1)
    player.berries += number(event, 'berries')
  },
  gainDie: (_books, { die }, player) => dice(player, die, 1),
  discardDie: (_books, { die }, player) => dice(player, die, -1),
  changeDie(_books, { die, into }, player) {
    dice(player, die, -1)
    dice(player, into, 1)
  },
  splice(_books, event, player) {
    dice(player, event.die, -1)
    dice(player, withValue(event.die, faceOf(event.die) + number(event, 'by')), 1)
  },
  shave(_books, event, player) {
    dice(player, event.die, -1)
    dice(player, withValue(event.die, faceOf(event.die) - number(event, 'by')), 1)
  },
  glue(_books, event, player) {
    for (const die of event.dice as string[]) dice(player, die, -1)
    dice(player, event.into, 1)
  },
  saw(_books, event, player) {
    dice(player, event.die, -1)
    for (const value of event.into as number[]) dice(player, withValue(event.die, value), 1)
    player.blades -= number(event, 'blades')
  },
  plant(_books, event, player) {
    const { die, colour } = event
    const tree = number(event, 'tree')
    dice(player, die, -1)
    if (faceOf(die) > tree) dice(player, withValue(die, faceOf(die) - tree), 1)
    player.pots[colourNumber(colour)] = tree
  },
  seedling(_books, event, player) {
    player.pots[colourNumber(event.colour)] = number(event, 'value')
  },
  grow(_books, event, player) {
    player.pots[colourNumber(event.colour)] = number(event, 'value')
  },
  harvest(_books, event, player) {
    player.pots[colourNumber(event.colour)] = 0
    dice(player, `${event.colour}-${event.value}`, 1)
  },
  buyBundle(_books, event, player) {
    player.berries -= number(event, 'berries')
    stock(player, event.material, number(event, 'n'))
  },
  placeOrder(_books, event, player) {
    player.berries -= number(event, 'berries')
  },
  completeOrder(_books, event, player) {
    for (const die of event.dice as string[]) dice(player, die, -1)
    for (const [material, n] of event.materials as [string, number][]) stock(player, material, -n)
  },
  claimContract(books, { seat, items = [] }) {
    for (const contract of items) books.claims[contract] = [...(books.claims[contract] ?? []), seat as Seat]
  },
  hire(_books, event, player) {
    player.berries -= number(event, 'berries')
  },
  placeHelper(_books, event, player) {
    player.slots[number(event, 'slot')] = event.items?.[0] ?? null
  },
  improve(_books, event, player) {
    player.berries -= number(event, 'berries')
    player.built.push(event.improvement as Improvement)
  },
  placeTool(_books, event, player) {
    player.attic[number(event, 'index')] = String(event.tool)
  },
  reputation(_books, event, player) {
    player.reputation = number(event, 'space')
    player.furthest = Math.max(player.furthest, player.reputation)
  },
  rewardTile: arrive,
  rewardTileLate: arrive,
  market(_books, event, player) {
    player.marketing++
    player.berries -= number(event, 'berries')
  },
  gain: (_books, event, player) => stock(player, event.what, number(event, 'n')),
  pay: (_books, event, player) => stock(player, event.what, -number(event, 'n')),
  lose: (_books, event, player) => stock(player, event.what, -number(event, 'n')),
  score(_books, event, player) {
    player.score += number(event, 'points')
    player.points[event.road as ScoreCategory] += number(event, 'points')
  },
  lateDecks(books) {
    books.late = true
  },
  foreign(books, event) {
    books.foreign = number(event, 'space')
  },
  tileGone(books, { items = [] }) {
    for (const tile of books.rewardTiles) if (items.includes(tile.id)) tile.gone = true
  },
}

function arrive(books: WoodcraftState, { seat, items = [], round }: GameEvent): void {
  for (const tile of books.rewardTiles) {
    if (items.includes(tile.id)) tile.arrivals.push({ seat: seat as Seat, round: Number(round) })
  }
}

export const retelling: Retelling<WoodcraftState> = {
  tell(books, event) {
    tells[event.type]?.(books, event, books.players[event.seat as Seat] as Player)
  },
  derived: [
    // What nobody has is in the box.
    'supply',
    'diceSupply',
    'tools',
    // The lanterns gained by the tile that was moved in this turn, as far as they are not spent.
    'turn.freshLanterns',
  ],
}
