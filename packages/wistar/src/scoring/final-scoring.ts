import type { Counted } from '@nora/effects'
import {
  type Flow,
  type Item,
  type Next,
  type Outcome,
  ranking,
  type Seat,
  type SheetLine,
  totalOf,
} from '@nora/kernel'
import { orderFromHut } from '../actions/alchemists-hut.ts'
import { STRONG } from '../actions/quick-actions.ts'
import { cardOf, isUnlocked } from '../player-board/player-area.ts'
import { ratbotAgainst, ratbotSheet } from '../solo/ratbot-score.ts'
import { playerOf, RATBOT, type WistarTable } from '../state.ts'
import { areaOf, guestsOf, handOf } from '../zones.ts'
import { guestPoints, highest } from './points.ts'

/** Czech rulebook, Konec hry: the turn order is settled once more; it breaks ties. */
// biome-ignore lint/correctness/useYield: nobody decides anything here
export function* finalScoring(table: WistarTable): Flow<Next> {
  const { state } = table
  state.order = orderFromHut(state.order, state.hut)
  if (state.ratbot) table.tell?.({ type: 'ratbotScored', score: totalOf(ratbotSheet(table)) })
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

function endPoints(table: WistarTable, seat: Seat, card: Item, points: Counted): number {
  return table.content.language.at(table, seat, card).amount(points)
}

/** The most points win; a tie goes to the one earlier in turn order, alone to Ratbot. */
export function outcomeOf(table: WistarTable): Outcome {
  const { order } = table.state
  const sheets = table.state.players.map((_, seat) => sheetOf(table, seat))
  const standings = ranking(sheets, (seat) => -order.indexOf(seat)).sort((one, other) => one.place - other.place)
  const [alone] = standings
  return table.state.ratbot && alone ? { standings, automa: ratbotAgainst(table, alone.score) } : { standings }
}
