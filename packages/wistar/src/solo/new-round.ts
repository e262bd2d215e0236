import { LEADERS } from '../round/rounds.ts'
import type { WistarTable } from '../state.ts'
import { ACTION_DECK, ACTIONS_TURNED } from './ratbot-zones.ts'

/** Russian rulebook, Фаза начала раунда: its leaders come home with the others. */
export function ratbotLeadersComeHome({ state }: WistarTable): void {
  if (state.ratbot) state.ratbot.leaders = LEADERS
}

/** The step after all the others: all seven action cards make a new deck. */
export function reshuffleActions(table: WistarTable): void {
  if (table.state.ratbot) table.move([...table.zone(ACTIONS_TURNED)], ACTIONS_TURNED, ACTION_DECK)
}
