import type { Item, Options } from '@nora/kernel'
import { YARD_SPACES } from '../actions/buy-lumber.ts'
import { openingWheel } from '../board/action-wheel.ts'
import type { Content } from '../content/content.ts'
import { quadrants } from '../content/names.ts'
import {
  DICE_PER_COLOUR,
  type Player,
  printedSupply,
  type ScoreCategory,
  scoreCategories,
  type WoodcraftState,
} from '../state.ts'
import { colours, DICE, dieOf } from '../workshop/dice.ts'
import * as zone from '../zones.ts'

/** Czech rulebook, Příprava hráče. */
const BERRIES = 12
const START_DICE = [
  { colour: 'brown', value: 1 },
  { colour: 'yellow', value: 2 },
  { colour: 'green', value: 3 },
] as const

/** Everything laid out, before anything is drawn by chance. */
export function startState(content: Content, options: Options): WoodcraftState {
  const { mode, seats } = options
  const { tables } = content
  const zones: Record<string, Item[]> = Object.fromEntries(Object.keys(zone.zonesOf(options)).map((name) => [name, []]))
  const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id)
  const ofDeck = (records: readonly { readonly id: string; readonly deck: string }[], deck: string) =>
    ids(records.filter((record) => record.deck === deck))
  zones[zone.EARLY_ORDERS] = ofDeck(tables.orders, 'early')
  zones[zone.LATE_ORDERS] = ofDeck(tables.orders, 'late')
  zones[zone.EARLY_HELPERS] = ofDeck(tables.helpers, 'early')
  zones[zone.LATE_HELPERS] = ofDeck(tables.helpers, 'late')
  zones[zone.HAZELNUT_ORDERS] = ids(tables.hazelnutOrders)
  zones[zone.CONTRACT_DECK] = ids(tables.contracts)
  zones[zone.REWARD_TILES] = ids(tables.rewardTiles)
  if (mode === 'solo') zones[zone.SOLO_DECK] = ids(tables.soloCards)
  const players = Array.from({ length: seats }, () => newPlayer(content, seats))
  const held = (good: 'berries' | 'lanterns') => players.reduce((sum, player) => sum + player[good], 0)
  return {
    zones,
    next: { step: 'setup' },
    round: 1,
    first: 0,
    players,
    wheel: openingWheel(quadrants.indexOf(options.options.quadrant as (typeof quadrants)[number])),
    yard: new Array(YARD_SPACES).fill(0),
    supply: {
      ...printedSupply,
      berries: printedSupply.berries - held('berries'),
      lanterns: printedSupply.lanterns - held('lanterns'),
    },
    diceSupply: colours.map(() => DICE_PER_COLOUR - seats),
    tools: Object.fromEntries(tables.tools.map(({ id, copies }) => [id, copies])),
    rewardTiles: [],
    claims: {},
    foreign: mode === 'solo' ? 0 : null,
    late: false,
    turn: null,
  }
}

function newPlayer(content: Content, seats: number): Player {
  const lumber: number[] = new Array(DICE).fill(0)
  for (const { colour, value } of START_DICE) lumber[dieOf(colours.indexOf(colour), value)] = 1
  return {
    berries: BERRIES,
    lanterns: seats === 4 ? 2 : 1,
    glue: 0,
    scrapwood: 0,
    blades: 0,
    reuse: 0,
    lumber,
    pots: [0, 0, 0],
    built: [],
    usedSaws: 0,
    usedSplices: [0, 0, 0],
    usedGlue: false,
    slots: content.slots.map(() => null),
    attic: content.attic.map(() => null),
    berryIncome: content.incomeTracks.berryIncome.start,
    nutIncome: content.incomeTracks.nutIncome.start,
    reputation: 0,
    furthest: 0,
    marketing: 0,
    score: 0,
    points: Object.fromEntries(scoreCategories.map((category) => [category, 0])) as Record<ScoreCategory, number>,
  }
}
