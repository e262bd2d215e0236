import type { Seat } from '@nora/kernel'
import {
  abilities,
  areaOf,
  type Content,
  doorsOf,
  freeRooms,
  guestsOf,
  HOME,
  handOf,
  heroesOf,
  icons,
  LEADERS,
  orderFromHut,
  playerOf,
  privateOf,
  ROUNDS,
  regions,
  tokensOf,
  type WistarState,
  type WistarTable,
} from '@nora/wistar'
import type { Features } from '../learned/features.ts'
import { assess } from './assessment.ts'
import { evaluationParts } from './evaluate.ts'
import { cardEstimate } from './inventions.ts'
import { plainStrategy } from './strategy.ts'

/** Rats of Wistar in numbers. */
export const wistarFeatures: Features<WistarState, Content> = {
  numbers: (table, seat) => ({
    parts: evaluationParts(assess(table, seat, plainStrategy)),
    shown: [...suppliesOf(table, seat), ...cardsOf(table, seat)],
  }),
  own: handNumbers,
  table: (table, seat) => {
    const { round, order, hut } = table.state
    return [round, order.indexOf(seat), orderFromHut(order, hut).indexOf(seat), hut.length, ...ratbotNumbers(table)]
  },
  progress: ({ state: { round, players } }) => {
    const left = players.reduce((leaders, player) => leaders + player.leaders, 0) / players.length
    return Math.min(1, Math.max(0, (round - left / LEADERS) / ROUNDS))
  },
  categories: [
    'played',
    'ability',
    'abilityPair',
    'beds',
    'rooms',
    'guest',
    'invention',
    'endgame',
    'electricity',
    'leftovers',
    'jokers',
  ],
}

function suppliesOf(table: WistarTable, seat: Seat): number[] {
  const player = playerOf(table, seat)
  const { points, wood, metal, movement, joker, electricity, beds, bedsGone, rooms, entrance, discs, leaders } = player
  return [
    ...[points, wood, metal, movement, joker, electricity, beds, bedsGone, rooms, entrance, discs, leaders],
    player.used.length,
    player.lasting.length,
    player.reached.length,
    player.tents.length,
    freeRooms(table, seat),
    ...regions.map((region) => player.workers[region]),
  ]
}

function cardsOf(table: WistarTable, seat: Seat): number[] {
  const player = playerOf(table, seat)
  return [
    ...abilities.map((ability) => (player.cubes[ability] === HOME ? 0 : 1)),
    ...icons.map((icon) => player.icons[icon]),
    ...[handOf, areaOf, guestsOf, doorsOf, heroesOf, tokensOf, privateOf].map((zone) => table.zone(zone(seat)).length),
  ]
}

/** The best cards in hand, by what they may gain. */
function handNumbers(table: WistarTable, seat: Seat): number[] {
  const assessment = assess(table, seat, plainStrategy)
  const gains = table
    .zone(handOf(seat))
    .map((card) => cardEstimate(assessment, card))
    .map(({ gain, chance }) => Math.max(0, gain) * chance)
    .sort((one, other) => other - one)
  return [0, 1, 2].map((place) => gains[place] ?? 0)
}

/** The opponent of a solo game, and how hard it was made. */
function ratbotNumbers({ state: { ratbot }, options: { level } }: WistarTable): number[] {
  if (!ratbot) return []
  const { points, markers, beds, rooms, leaders, tents, discs, states, workers } = ratbot
  return [
    ...[level ?? 0, points, markers, beds, rooms, leaders, tents.length, discs],
    states.reduce((sum, { advances }) => sum + advances, 0),
    ...regions.map((region) => workers[region]),
  ]
}
