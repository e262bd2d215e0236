import {
  ask,
  because,
  type Flow,
  isRecord,
  type Json,
  joined,
  type Kind,
  lazy,
  type Next,
  type Reason,
  type Seat,
  type Space,
} from '@nora/kernel'
import { HUT, visitHut } from '../actions/alchemists-hut.ts'
import { bonusAction, whyNoBonus } from '../actions/bonus-actions.ts'
import { mainAction, strengthOf } from '../actions/main-actions.ts'
import { actionAt, placeLeader, spacesFor, whyNotPlace } from '../actions/place-leader.ts'
import {
  type QuickAction,
  quickAction,
  quickActions,
  soughtQuickActions,
  whyNoQuickAction,
} from '../actions/quick-actions.ts'
import { refillMarket } from '../cards/market.ts'
import type { BonusAction, MainAction } from '../content/names.ts'
import { layoutOf, type WistarTable } from '../state.ts'
import { nextTurn } from './rounds.ts'

/** What is still to be done in a turn: before the leader is placed, only that. */
type TurnArgs = {
  readonly placed: boolean
  readonly main: MainAction | null
  readonly bonus: readonly BonusAction[]
}

type TurnChoice =
  | { readonly place: string }
  | { readonly main: MainAction }
  | { readonly bonus: BonusAction }
  | QuickAction
  | typeof END

const END = 'end'

/** Everything a player may do at this moment of its turn. */
export const turnKind: Kind<WistarTable, TurnArgs, TurnChoice> = {
  name: 'turn',
  // Ending the turn is the player's own word, also when nothing else is left.
  secret: true,
  endsTurn: (choice) => choice === END,
  lostBy: (table, seat, args, choice) =>
    choice === END ? actionsLeft(table, seat, args).filter((left) => left !== END) : [],
  space: (table, seat, args) => {
    const first: Space<TurnChoice>[] = args.placed
      ? [lazy<TurnChoice>(() => actionsLeft(table, seat, args))]
      : [lazy<TurnChoice>(() => spacesFor(table, seat).map((place) => ({ place })))]
    for (const list of quickActions) first.push(lazy<TurnChoice>(() => list(table, seat)))
    return joined(...first)
  },
  sought: (table, seat, { placed, main, bonus }) => [
    ...(placed ? [] : [...layoutOf(table).spaces.keys(), HUT].map((place) => ({ place }))),
    ...(main ? [{ main }] : []),
    ...bonus.map((action) => ({ bonus: action })),
    ...soughtQuickActions(table, seat),
    END,
  ],
  why: (table, seat, args, choice) => whyNotAction(table, seat, args, choice) ?? whyNoQuickAction(table, seat, choice),
}

function actionsLeft(table: WistarTable, seat: Seat, { main, bonus }: TurnArgs): TurnChoice[] {
  const left: TurnChoice[] = []
  if (main && strengthOf(table, seat, main) > 0) left.push({ main })
  for (const action of bonus) if (!whyNoBonus(table, seat, action)) left.push({ bonus: action })
  left.push(END)
  return left
}

function whyNotAction(table: WistarTable, seat: Seat, args: TurnArgs, choice: Json): Reason | undefined {
  if (choice === END) return because('placeLeaderFirst')
  if (!isRecord(choice)) return undefined
  const { place, main, bonus } = choice
  if (place !== undefined) return args.placed ? because('leaderPlaced') : whyNotPlace(table, seat, place)
  if (main !== undefined && main === args.main) return because('noStrength')
  const action = args.bonus.find((candidate) => candidate === bonus)
  return action && whyNoBonus(table, seat, action)
}

/** Czech rulebook, Fáze akcí: one player's turn. Ending it confirms it; then the rows of cards are filled again. */
export function* turn(table: WistarTable, { turn: number }: { readonly turn: number }): Flow<Next> {
  const seat = table.state.order[number % table.state.order.length] as Seat
  let args: TurnArgs = { placed: false, main: null, bonus: [] }
  for (;;) {
    const choice = yield* ask(table, seat, turnKind, args)
    if (choice === END) break
    args = yield* act(table, seat, args, choice)
  }
  table.tell?.({ type: 'turnEnded', seat })
  yield* refillMarket(table)
  return nextTurn(table, number + 1)
}

/** Main and bonus actions come in any order, each finished before another starts; quick actions between them. */
function* act(table: WistarTable, seat: Seat, args: TurnArgs, choice: Exclude<TurnChoice, typeof END>): Flow<TurnArgs> {
  if (typeof choice !== 'string') {
    if ('place' in choice) return yield* place(table, seat, choice.place)
    if ('main' in choice) {
      yield* mainAction(table, seat, choice.main)
      return { ...args, main: null }
    }
    if ('bonus' in choice) {
      yield* bonusAction(table, seat, choice.bonus)
      return { ...args, bonus: args.bonus.filter((bonus) => bonus !== choice.bonus) }
    }
  }
  yield* quickAction(table, seat, choice)
  return args
}

function* place(table: WistarTable, seat: Seat, id: string): Flow<TurnArgs> {
  if (id === HUT) {
    yield* visitHut(table, seat)
    return { placed: true, main: null, bonus: [] }
  }
  const { segment, bonus } = placeLeader(table, seat, id)
  return { placed: true, main: actionAt(table, segment), bonus }
}
