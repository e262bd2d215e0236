import { LARGEST_COUNT } from '@nora/effects'
import type { Bounds, Variant } from '@nora/kernel'
import { BEDS } from './actions/build-beds.ts'
import { TILES } from './actions/dig-rooms.ts'
import { STRONG } from './actions/quick-actions.ts'
import { MARKET } from './cards/market.ts'
import { DISCS } from './cards/objectives.ts'
import type { Content } from './content/content.ts'
import { decks, skills, types } from './content/names.ts'
import { houseContent } from './content/read.ts'
import { TENTS } from './farm/tents.ts'
import { LEADERS, ROUNDS } from './round/rounds.ts'
import { OBJECTIVES_ON_BOARD } from './setup/setup.ts'
import { WORKERS } from './solo/leader.ts'
import { MARKERS } from './solo/missions.ts'
import { countOf, RATBOT, type WistarState } from './state.ts'
import {
  CHEESE,
  doorAt,
  HEROES,
  hiddenMission,
  marketOf,
  OBJECTIVES,
  openMission,
  ROUND_GUEST,
  ROUND_STACK,
  TOKENS,
} from './zones.ts'

const MISSION_ROWS = 3

/**
 * Wood, metal, movement and jokers never run out (Czech rulebook, Herní materiál), and the marker for points goes round
 * its track in both directions. Nobody comes near a thousand with the house set; a pack's cards may give far more.
 */
const HOUSE_COUNT = 1_000

/** The least and the greatest value of every number of a state. */
export function boundsOf({ game: { content }, options, items }: Variant<WistarState, Content>): Bounds {
  const { mode, seats } = options
  const { tables } = content
  const { missionSpaces, doors, cheeses } = content.layouts[countOf(seats)]
  const owners = mode === 'solo' ? seats + 1 : seats
  const most = content === houseContent ? HOUSE_COUNT : LARGEST_COUNT
  const owner = [RATBOT, seats - 1] as const
  const upTo = (zones: readonly string[], greatest: number) =>
    Object.fromEntries(zones.map((zone) => [`zones.${zone}.length`, [0, greatest] as const]))
  return {
    'zones.*.length': [0, items.length],
    ...upTo([ROUND_GUEST], 1),
    ...upTo([ROUND_STACK], ROUNDS),
    ...upTo([CHEESE], cheeses.length),
    ...upTo([OBJECTIVES], OBJECTIVES_ON_BOARD),
    ...upTo([HEROES, TOKENS], skills.length),
    ...upTo(decks.map(marketOf), MARKET),
    ...upTo(
      missionSpaces.flatMap(({ id }) => [hiddenMission(id), openMission(id)]),
      1,
    ),
    ...upTo(doors.map(doorAt), 1),
    'next.args.place': [0, owners - 1],
    'next.args.turn': [0, owners * LEADERS - 1],
    round: [1, ROUNDS],
    // Ratbot comes in during the setup.
    'order.length': [seats, owners],
    'order.*': owner,
    'wheel.length': [tables.segments.length, tables.segments.length],
    'leaders.*': owner,
    'hut.length': [0, owners * LEADERS],
    'hut.*': owner,
    'rows.*.length': [MISSION_ROWS, MISSION_ROWS],
    'rows.*.*': owner,
    'claims.*.length': [0, Math.max(...tables.objectives.map(({ steps }) => steps.length))],
    'claims.*.*': owner,
    'players.length': [seats, seats],
    'players.*.points': [-most, most],
    'players.*.wood': [0, most],
    'players.*.metal': [0, most],
    'players.*.movement': [0, most],
    'players.*.joker': [0, most],
    'players.*.electricity': [0, STRONG],
    'players.*.beds': [0, BEDS],
    'players.*.bedsGone': [0, BEDS],
    'players.*.rooms': [0, TILES],
    'players.*.entrance': [0, WORKERS],
    'players.*.workers.*': [0, WORKERS],
    'players.*.tents.length': [0, TENTS],
    'players.*.discs': [0, DISCS],
    'players.*.leaders': [0, LEADERS],
    'players.*.used.length': [0, tables.inventions.length],
    'players.*.icons.*': [0, iconsIn(content)],
    'players.*.lasting.length': [0, tables.inventions.length + tables.guests.length],
    'players.*.reached.length': [0, tables.objectives.length],
    'ratbot.points': [-most, most],
    'ratbot.markers': [0, MARKERS],
    'ratbot.beds': [0, BEDS],
    'ratbot.rooms': [0, TILES],
    'ratbot.workers.*': [0, WORKERS],
    'ratbot.leaders': [0, LEADERS],
    'ratbot.tents.length': [0, TENTS],
    'ratbot.discs': [0, DISCS],
    'ratbot.states.length': [0, types.length],
    'ratbot.states.*.side': [0, 1],
    'ratbot.states.*.advances': [0, longestScale(content) - 1],
    'ratbot.states.*.tokens.length': [0, skills.length],
    'reacting.length': [0, tables.inventions.length + tables.guests.length],
  }
}

/** All icons there are: one player may have come to own everything. */
function iconsIn({ tables: { inventions, heroes } }: Content): number {
  const printed = inventions.flatMap(({ icons }) => Object.values(icons) as number[])
  return [...printed, ...heroes.map(({ icons }) => icons), skills.length].reduce((sum, n) => sum + n, 0)
}

function longestScale({ tables: { stateCards } }: Content): number {
  return Math.max(...stateCards.flatMap(({ sides }) => sides.map(({ scale }) => scale.length)))
}
