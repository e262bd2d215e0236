import { type Decision, isRecord, type Json, type PuzzleForm, totalOf } from '@nora/kernel'
import { wistarGame } from './game.ts'
import type { WistarTable } from './state.ts'

const isTurn = ({ kind }: Decision) => kind === 'turn'
const isBegun = ({ args }: Decision) => isRecord(args) && args.placed === true

/** What the leader does: its place, the main action and the bonus, without quick actions. */
const isLeaders = (choice: Json) =>
  choice === 'end' || (isRecord(choice) && ['place', 'main', 'bonus'].some((part) => part in choice))

/** What a turn is worth at its end, as far as that can be known beforehand. */
const turnsEnd = {
  wish: { mode: 'classic', seats: 2 },
  leavesOutUnknown: true,
  allows: (decision, choice) => !isTurn(decision) || isLeaders(choice),
  remembered: (decision, line) => (isTurn(decision) ? null : [...line]),
  isDone: (_table, _seat, _goal, asked) => asked === undefined || (isTurn(asked) && !isBegun(asked)),
  worth: (table, seat) => totalOf(wistarGame.sheet(table, seat)),
} satisfies Partial<PuzzleForm<WistarTable>>

/** Where to place a leader, so that one is worth the most after the turn. */
export const leaderPuzzle: PuzzleForm<WistarTable> = {
  ...turnsEnd,
  goals: (_table, decision) => (isTurn(decision) && !isBegun(decision) ? [null] : []),
  answerOf: ([place = null]) => place,
}

/** With a single point there is nothing to plan. */
const FEWEST_POINTS = 2

/** How to spend the exploration points that are left, so that one is worth the most after the turn. */
export const explorationPuzzle: PuzzleForm<WistarTable> = {
  ...turnsEnd,
  // A bonus action that is still to come is what the explorer may go somewhere for.
  prefers: (decision) =>
    isTurn(decision) && isRecord(decision.args) && decision.args.main === 'explore' ? { main: 'explore' } : undefined,
  // In the middle of exploring, what is left of the turn follows from what its leader has done.
  remembered: (decision, line) =>
    isTurn(decision) ? null : decision.kind === 'explore' ? line.filter(isLeaders) : [...line],
  goals: (_table, { kind, args }) =>
    kind === 'explore' && isRecord(args) && Number(args.left) >= FEWEST_POINTS ? [null] : [],
  isAbout: ([first]) => first !== 'stop',
}
