import type { Counted } from '@nora/effects'
import {
  type Flow,
  type Item,
  type Next,
  type Outcome,
  ranking,
  type Seat,
  type SheetLine,
  tellFinalScoring,
} from '@nora/kernel'
import { orderFromHut } from '../actions/alchemists-hut.ts'
import { STRONG } from '../actions/quick-actions.ts'
import { cardOf, isUnlocked } from '../player-board/player-area.ts'
import { ROUNDS } from '../round/rounds.ts'
import { ratbotAgainst, ratbotSheet } from '../solo/ratbot-score.ts'
import { playerOf, RATBOT, type WistarTable } from '../state.ts'
import { areaOf, guestsOf, handOf } from '../zones.ts'
import { guestPoints, highest } from './points.ts'

/** Czech rulebook, Konec hry: the turn order is settled once more; it breaks ties. */
export function* finalScoring(table: WistarTable): Flow<Next> {
  const { state } = table
  state.order = orderFromHut(state.order, state.hut)
  table.tell?.({ type: 'finalOrder', order: [...state.order] })
  tellFinalScoring(table, () => outcomeOf(table))
  return null
}

/** Both cubes of the pair gone. */
const PAIR_POINTS = 2
const STRONG_POINTS = 2
/** So many things left over for a point, and so many jokers. */
const LEFTOVERS = 5
const JOKERS = 2

/** Czech rulebook, Závěrečné bodování, line by line. */
export function sheetOf(table: WistarTable, seat: Seat): SheetLine[] {
  if (seat === RATBOT) return ratbotSheet(table)
  const player = playerOf(table, seat)
  const { abilities, board } = table.content
  const lines: SheetLine[] = [{ id: 'played', points: player.points }]
  for (const [ability, { points }] of abilities) {
    if (points > 0 && isUnlocked(player, ability)) lines.push({ id: 'ability', points, item: ability })
  }
  if (isUnlocked(player, 'vp3') && isUnlocked(player, 'vp6')) lines.push({ id: 'abilityPair', points: PAIR_POINTS })
  lines.push({ id: 'beds', points: highest(board.beds, player.beds) })
  lines.push({ id: 'rooms', points: highest(board.rooms, player.rooms) })
  for (const guest of table.zone(guestsOf(seat)))
    lines.push({ id: 'guest', points: guestPoints(table, guest), item: guest })
  for (const card of table.zone(areaOf(seat)))
    lines.push({ id: 'invention', points: cardOf(table, card).points, item: card })
  for (const card of table.zone(areaOf(seat))) {
    const { power } = cardOf(table, card)
    if (power.kind === 'endgame')
      lines.push({ id: 'endgame', points: endPoints(table, seat, card, power.points), item: card })
  }
  lines.push({ id: 'electricity', points: player.electricity === STRONG ? STRONG_POINTS : 0 })
  const left = player.wood + player.metal + player.movement + table.zone(handOf(seat)).length
  lines.push({ id: 'leftovers', points: Math.floor(left / LEFTOVERS) })
  lines.push({ id: 'jokers', points: Math.floor(player.joker / JOKERS) })
  return lines
}

/** What a seat has whatever comes: things and jokers are there to be used before they are left over. */
export function earnedOf(table: WistarTable, seat: Seat): SheetLine[] {
  return sheetOf(table, seat).filter(({ id }) => id !== 'leftovers' && id !== 'jokers')
}

/** What is left over counts in the last round only: until then it is spent all the time. */
export function judgedOf(table: WistarTable, seat: Seat): SheetLine[] {
  return table.state.round < ROUNDS ? earnedOf(table, seat) : sheetOf(table, seat)
}

function endPoints(table: WistarTable, seat: Seat, card: Item, points: Counted): number {
  return table.content.language.at(table, seat, card).amount(points)
}

/** The most points win; a tie goes to the one earlier in turn order, alone to Ratbot. */
export function outcomeOf(table: WistarTable): Outcome {
  const { order } = table.state
  const sheets = table.state.players.map((_, seat) => sheetOf(table, seat))
  const earlier = { by: 'earlierInOrder', of: (seat: Seat) => -order.indexOf(seat) - 1 }
  const standings = ranking(sheets, earlier).sort((one, other) => one.place - other.place)
  const [alone] = standings
  return table.state.ratbot && alone ? { standings, automa: ratbotAgainst(table, alone.score) } : { standings }
}
