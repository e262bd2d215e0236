import { ask, because, type Flow, type Kind, listed, type Reason, roll, type Seat } from '@nora/kernel'
import { react, sumOf } from '../cards/permanent-abilities.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { colourOf, colours, type Die, type DieName, dieNamed, dieOf, nameOf } from '../workshop/dice.ts'
import { needsBerries, spend } from '../workshop/goods.ts'
import { addDie, changeSupply } from '../workshop/lumber.ts'
import { ENOUGH, type MainAction } from './main-action.ts'
import { yardPrice } from './prices.ts'

/** Czech rulebook, Nákup dřeva: one or two dice. */
const MOST = 2
const SPACES_PER_COLOUR = 2

export type BuyLumberArgs = { readonly bought: number; readonly off: number }

/** The die on a space of the yard; nothing if it was just bought. */
function dieOn(table: WoodcraftTable, space: number): Die | undefined {
  const value = table.state.yard[space] as number
  return value === 0 ? undefined : dieOf((space / SPACES_PER_COLOUR) | 0, value)
}

/** Every different die of the yard, each once. */
function yardDice(table: WoodcraftTable): Die[] {
  const dice: Die[] = []
  for (let space = 0; space < table.state.yard.length; space++) {
    const die = dieOn(table, space)
    if (die !== undefined && !dice.includes(die)) dice.push(die)
  }
  return dice
}

function affordable(table: WoodcraftTable, seat: Seat, off: number): Die[] {
  const { berries } = playerOf(table, seat)
  return yardDice(table).filter((die) => yardPrice(table, seat, die, off) <= berries)
}

const buyLumberKind: Kind<WoodcraftTable, BuyLumberArgs, DieName> = {
  name: 'buyLumber',
  declines: (choice) => choice === ENOUGH,
  space: (table, seat, { bought, off }) => {
    const names = affordable(table, seat, off).map(nameOf)
    if (bought > 0) names.push(ENOUGH)
    return listed(names)
  },
  sought: (table) => yardDice(table).map(nameOf),
  why: (table, seat, { off }, choice) => {
    if (choice === ENOUGH) return because('buyOneFirst')
    const die = dieNamed(choice)
    if (die === undefined) return undefined
    if (!yardDice(table).includes(die)) return because('notInYard', { die: nameOf(die) })
    return needsBerries(table, seat, yardPrice(table, seat, die, off))
  },
}

export const lumberKinds = [buyLumberKind]

export const buyLumber: MainAction = {
  why(table, seat, off): Reason | undefined {
    const dice = yardDice(table)
    const { berries } = playerOf(table, seat)
    let cheapest = Number.POSITIVE_INFINITY
    for (const die of dice) cheapest = Math.min(cheapest, yardPrice(table, seat, die, off))
    return cheapest <= berries ? undefined : needsBerries(table, seat, cheapest)
  },
  *run(table, seat, off) {
    const most = MOST + sumOf(table, seat, 'moreDice')
    for (let bought = 0; bought < most; bought++) {
      if (bought > 0 && affordable(table, seat, off).length === 0) break
      const choice = yield* ask(table, seat, buyLumberKind, { bought, off })
      if (choice === ENOUGH) break
      yield* buy(table, seat, dieNamed(choice) as Die, off)
    }
    yield* refillYard(table)
  },
}

function* buy(table: WoodcraftTable, seat: Seat, die: Die, off: number): Flow {
  const { yard } = table.state
  const berries = yardPrice(table, seat, die, off)
  spend(table, seat, 'berries', berries)
  const space = yard.findIndex((_, index) => dieOn(table, index) === die)
  yard[space] = 0
  changeSupply(table, colourOf(die), 1)
  addDie(table, seat, die)
  table.tell?.({ type: 'buyDie', seat, die: nameOf(die), berries, space })
  yield* react(table, seat, { on: 'buyDie', colour: colours[colourOf(die)] as string })
}

/** New dice of the same colours, rolled; after both purchases, so that a fresh die cannot be bought by the same action. */
export function* refillYard(table: WoodcraftTable): Flow {
  const { yard } = table.state
  const empty = yard.flatMap((value, space) => (value === 0 ? [space] : []))
  if (empty.length === 0) return
  const faces = yield* roll(table, empty.length)
  empty.forEach((space, index) => {
    yard[space] = faces[index] as number
    changeSupply(table, (space / SPACES_PER_COLOUR) | 0, -1)
  })
  table.tell?.({ type: 'newLumber', dice: empty.map((space) => nameOf(dieOn(table, space) as Die)) })
}

/** The space of the yard that a solo card marks as `green-2`. */
export function clearYardSpace(table: WoodcraftTable, mark: string): void {
  const [colour, place] = mark.split('-') as [(typeof colours)[number], string]
  const space = colours.indexOf(colour) * SPACES_PER_COLOUR + Number(place) - 1
  const die = dieOn(table, space)
  if (die === undefined) return
  table.state.yard[space] = 0
  changeSupply(table, colours.indexOf(colour), 1)
  table.tell?.({ type: 'lumberGone', die: nameOf(die), space })
}

export const YARD_SPACES = colours.length * SPACES_PER_COLOUR
