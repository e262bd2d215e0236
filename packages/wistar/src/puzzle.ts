import { type Decision, isRecord, type Json, type PuzzleForm, totalOf } from '@nora/kernel'
import { wistarGame } from './game.ts'
import type { WistarTable } from './state.ts'

const isTurn = ({ kind }: Decision) => kind === 'turn'
const isBegun = ({ args }: Decision) => isRecord(args) && args.placed === true

/** What the leader does: its place, the main action and the bonus, without quick actions. */
const isLeaders = (choice: Json) =>
  choice === 'end' || (isRecord(choice) && ['place', 'main', 'bonus'].some((part) => part in choice))

/** Where to place a leader, so that one is worth the most after the turn, as far as that can be known beforehand. */
export const wistarPuzzle: PuzzleForm<WistarTable> = {
  wish: { mode: 'classic', seats: 2 },
  leavesOutUnknown: true,
  goals: (_table, decision) => (isTurn(decision) && !isBegun(decision) ? [null] : []),
  allows: (decision, choice) => !isTurn(decision) || isLeaders(choice),
  isDone: (_table, _seat, _goal, asked) => asked === undefined || (isTurn(asked) && !isBegun(asked)),
  answerOf: ([place = null]) => place,
  worth: (table, seat) => totalOf(wistarGame.sheet(table, seat)),
}
