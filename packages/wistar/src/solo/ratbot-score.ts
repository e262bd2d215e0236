import { type Outcome, type SheetLine, totalOf } from '@nora/kernel'
import { guestPoints, highest } from '../scoring/points.ts'
import type { WistarTable } from '../state.ts'
import { pointsOf, reachedEffects } from './final-effects.ts'
import { boardOf, ratbotOf } from './ratbot.ts'
import { RATBOT_GUESTS, RATBOT_PILE } from './ratbot-zones.ts'
import { scaleOf } from './state-cards.ts'

/** Russian rulebook, Конец игры и финальный подсчёт, line by line. */
export function ratbotSheet(table: WistarTable): SheetLine[] {
  const { points, states, markers, beds, rooms } = ratbotOf(table)
  const board = boardOf(table)
  return [
    { id: 'played', points },
    { id: 'ratbotPile', points: table.zone(RATBOT_PILE).length },
    ...states.map((state) => ({
      id: 'stateCard',
      points: scaleOf(table, state).scale[state.advances]?.points ?? 0,
      item: state.card,
    })),
    ...states.flatMap((state) =>
      reachedEffects(table, state).map((effect) => ({
        id: 'finalEffect',
        points: pointsOf(table, effect),
        item: state.card,
      })),
    ),
    { id: 'markers', points: highest(board.markers, markers) },
    { id: 'beds', points: highest(board.beds, beds) },
    { id: 'rooms', points: highest(board.rooms, rooms) },
    ...table.zone(RATBOT_GUESTS).map((guest) => ({ id: 'guest', points: guestPoints(table, guest), item: guest })),
  ]
}

/** The player wins only with more points than Ratbot. */
export function ratbotAgainst(table: WistarTable, player: number): NonNullable<Outcome['automa']> {
  const sheet = ratbotSheet(table)
  const score = totalOf(sheet)
  return { score, sheet, won: score >= player }
}
