import {
  arrange,
  ask,
  because,
  confirm,
  draw,
  type Flow,
  isRecord,
  type Json,
  type Kind,
  listed,
  type Next,
  pause,
  roll,
  type Seat,
  type Space,
} from '@nora/kernel'
import { action } from './action.ts'
import {
  type BazaarTable,
  bribes,
  earn,
  FAVOURS,
  GOODS,
  hand,
  MARKET,
  merchant,
  paid,
  RIVAL,
  SLOTS,
  SPENT,
  seatsAt,
} from './state.ts'

const FIRST_FAVOURS = 2
const ROUNDS: { readonly [length: string]: number } = { short: 3, long: 4 }
/** In a storm these faces blow the first good off the market. */
const GALE = 2

/** One of the dice just rolled: that many coins. */
const useDie: Kind<BazaarTable, null, number> = {
  name: 'useDie',
  space: (table) => listed([...new Set(table.state.dice)]),
  sought: () => [1, 2, 3, 4, 5, 6],
  why: (table, _seat, _args, choice) =>
    typeof choice === 'number' ? because('notRolled', { die: choice, rolled: table.state.dice }) : undefined,
}

/** Any number of coins from none to all: a space that need not be listed to be known. */
const invest: Kind<BazaarTable, null, number> = {
  name: 'invest',
  space: (table, seat) => upTo(merchant(table, seat).coins),
  sought: (table, seat) => [merchant(table, seat).coins, merchant(table, seat).coins + 1],
  why: (table, seat, _args, choice) =>
    typeof choice === 'number' && choice > merchant(table, seat).coins
      ? because('needsCoins', { needs: choice, has: merchant(table, seat).coins })
      : undefined,
}

export const turnKinds = [useDie, invest]

function upTo(most: number): Space<number> {
  return {
    count: () => most + 1,
    at: (index) => index,
    sample: (fate) => fate.below(most + 1),
    includes: (choice: Json) => Number.isInteger(choice) && Number(choice) >= 0 && Number(choice) <= most,
  }
}

/** Who begins is a matter of chance; the market is laid out, and everybody gets favours. */
export function* setup(table: BazaarTable): Flow<Next> {
  table.state.order = yield* arrange(table, table.options.seats)
  table.tell?.({ type: 'order', order: [...table.state.order] })
  yield* draw(table, GOODS, MARKET, SLOTS)
  for (const seat of seatsAt(table)) yield* draw(table, FAVOURS, hand(seat), FIRST_FAVOURS)
  return { step: 'turn', args: { turn: 0 } }
}

/** Roll, take coins, act, invest. What was done stands before new goods come to the market. */
export function* turn(table: BazaarTable, args: Json): Flow<Next> {
  const place = isRecord(args) ? Number(args.turn) : 0
  const seat = table.state.order[place] as Seat
  table.state.dice = yield* roll(table, 2)
  table.tell?.({ type: 'turn', seat, dice: [...table.state.dice] })
  earn(table, seat, yield* ask(table, seat, useDie, null))
  yield* action(table, seat, 0)
  const coins = yield* ask(table, seat, invest, null)
  merchant(table, seat).coins -= coins
  merchant(table, seat).invested += coins
  table.tell?.({ type: 'invest', seat, coins })
  yield* confirm(table, seat)
  yield* betweenTurns(table)
  return nextTurn(table, place + 1)
}

function* betweenTurns(table: BazaarTable): Flow {
  const [first] = table.zone(MARKET)
  if (table.options.mode === 'solo' && first) table.move(first, MARKET, RIVAL)
  yield* draw(table, GOODS, MARKET, SLOTS - table.zone(MARKET).length)
  if (table.options.options.weather !== 'storm') return
  const [wind] = yield* roll(table, 1)
  const [blown] = table.zone(MARKET)
  if (blown && Number(wind) <= GALE) table.move(blown, MARKET, SPENT)
}

function nextTurn(table: BazaarTable, turn: number): Next {
  if (turn < table.options.seats) return { step: 'turn', args: { turn } }
  table.state.round++
  table.tell?.({ type: 'round', round: table.state.round })
  const rounds = ROUNDS[table.options.options.length as string] as number
  const open = table.zone(MARKET).length > 0 && table.state.round <= rounds
  return open ? { step: 'turn', args: { turn: 0 } } : { step: 'reckoning' }
}

/** The bribes come to light, and all may look before the end. */
export function* reckoning(table: BazaarTable): Flow<Next> {
  for (const seat of seatsAt(table)) table.move([...table.zone(bribes(seat))], bribes(seat), paid(seat))
  yield* pause(table, 'reckoning')
  return null
}
