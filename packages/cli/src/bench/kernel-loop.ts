import {
  ask,
  type Decision,
  type Flow,
  type Game,
  type Kind,
  listed,
  Position,
  playout,
  randomPolicy,
  type State,
  seededFate,
  settle,
  type Table,
  Variant,
} from '@nora/kernel'
import { type Take, twelveOptions } from './twelve-options.ts'

interface LoopState extends State {
  turn: number
  taken: string
}
type LoopTable = Table<LoopState, null>

const take: Kind<LoopTable, null, Take> = {
  name: 'take',
  space: () => listed(twelveOptions()),
}

const DECISIONS_IN_A_GAME = 1000

/** The bare loop as a game of the kernel: the same depth, the same options, and nothing else. */
const loopGame: Game<LoopState, null> = {
  id: 'loop',
  rulesVersion: '1',
  content: null,
  contentHash: '',
  modes: [{ id: 'classic', seats: { min: 1, max: 1 }, levels: [], options: {} }],
  kinds: [take] as unknown as readonly Kind[],
  bound: DECISIONS_IN_A_GAME,
  zones: () => ({ deck: { readers: 'none' }, hand: { readers: [0] } }),
  back: () => 'card',
  start: () => ({
    zones: { deck: Array.from({ length: 60 }, (_, card) => `card-${card}`), hand: [] },
    next: { step: 'game' },
    turn: 0,
    taken: '',
  }),
  steps: {
    *game(table) {
      for (; table.state.turn < DECISIONS_IN_A_GAME; table.state.turn++) yield* round(table)
      return null
    },
  },
  sheet: () => [],
  outcome: () => ({ standings: [{ seat: 0, place: 1, score: 0, sheet: [] }] }),
}

function* round(table: LoopTable): Flow {
  yield* phase(table)
}

function* phase(table: LoopTable): Flow {
  yield* action(table)
}

function* action(table: LoopTable): Flow {
  yield* effect(table)
}

function* effect(table: LoopTable): Flow {
  table.state.taken = (yield* ask(table, 0, take, null)).take
}

const variant = new Variant(loopGame, settle(loopGame, {}))

export function kernelLoop(decisions: number): number {
  const fate = seededFate(1)
  let taken = 0
  while (taken < decisions) taken += playout(Position.opening(variant, false), () => randomPolicy, fate)
  return taken
}

/** A position so many choices into a step. */
export function positionInStep(choices: number): Position<LoopState, null> {
  const position = Position.opening(variant)
  const fate = seededFate(1)
  for (let index = 0; index < choices; index++) {
    const decision = position.pending[0] as Decision
    position.answer(decision, position.space(decision).sample(fate) ?? null)
  }
  return position
}
