import type { GameEvent, Retelling, Seat } from '@nora/kernel'
import type { Placement } from './boat/placement.ts'
import type { Colour } from './content/colours.ts'
import type { CatsState, Phase, Player } from './state.ts'

// Who listens to a game of The Isle of Cats and writes down what is told. No rule is used here: of the rules' own files
// only the form of the state is known.

type Tell = (books: CatsState, event: GameEvent, player: Player) => void

const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0)

const tells: { readonly [type: string]: Tell } = {
  setUp(books, { boats, order }) {
    for (const [seat, player] of books.players.entries()) {
      player.boat = { plan: (boats as string[])[seat] as string, tiles: [], covered: [] }
    }
    books.order = order as number[]
  },
  day(books, event) {
    books.day = number(event, 'day')
    for (const player of books.players) {
      player.speed = 0
      player.passed = false
    }
    if (books.sister) books.sister.speed = 0
  },
  basketsReady(books) {
    for (const player of books.players) player.usedBaskets = 0
  },
  phase(books, { phase }) {
    books.phase = phase as Phase
    for (const player of books.players) {
      if (phase === 'exploring') player.paid = false
      if (phase === 'rareFinds') player.passed = false
    }
  },
  fishing(books, event) {
    for (const player of books.players) player.fish += number(event, 'fish')
  },
  bought(books, event, player) {
    player.fish -= number(event, 'fish')
    if (books.phase === 'exploring') player.paid = true
  },
  lessonColour(books, { items, colour }) {
    books.lessonColours[items?.[0] as string] = colour as Colour
  },
  revealed(_books, event, player) {
    player.speed = number(event, 'speed')
    player.passed = false
  },
  turnOrder(books, { order }) {
    books.order = order as number[]
  },
  rescued(_books, event, player) {
    player.fish -= number(event, 'fish')
    if (event.basket === 'permanent') player.usedBaskets++
  },
  placed(_books, { items, at, colour }, player) {
    const tile = items?.[0] as string
    player.boat.tiles.push({ tile, shape: '', colour: colour as Colour | null, at: at as Placement })
  },
  treasuresGiven(_books, { items = [] }, player) {
    player.boat.tiles = player.boat.tiles.filter(({ tile }) => !items.includes(tile))
  },
  passed(_books, _event, player) {
    player.passed = true
  },
  handRaised(_books, _event, player) {
    player.raised = true
  },
  handLowered(_books, _event, player) {
    player.raised = false
  },
  treasureCardPlayed(_books, event, player) {
    player.fish -= number(event, 'fish')
  },
  fishGained(_books, event, player) {
    player.fish += number(event, 'fish')
  },
  basketGained(books, _event, player) {
    player.baskets++
    books.basketSupply--
  },
  basketSold(books, event, player) {
    player.baskets--
    player.fish += number(event, 'fish')
    if (event.used === true) player.usedBaskets--
    books.basketSupply++
  },
  extraRescues(_books, event, player) {
    player.extraRescues = number(event, 'waiting')
  },
  extraRescueUsed(_books, event, player) {
    player.extraRescues = number(event, 'waiting')
  },
  nextTileAnywhere(_books, _event, player) {
    player.anywhere = true
  },
  anywhereUsed(_books, _event, player) {
    player.anywhere = false
  },
  sisterReady(books, event) {
    if (books.sister) Object.assign(books.sister, { speed: number(event, 'speed'), passed: false })
  },
  sisterPasses(books) {
    if (books.sister) books.sister.passed = true
  },
}

export const retelling: Retelling<CatsState> = {
  tell(books, event) {
    tells[event.type]?.(books, event, books.players[event.seat as Seat] as Player)
  },
  derived: [
    // The squares under the tiles of the ship.
    'players.*.boat.covered',
    // Printed on the tile.
    'players.*.boat.tiles.*.shape',
  ],
}
