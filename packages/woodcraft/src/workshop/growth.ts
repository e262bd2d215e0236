import { because, type Flow, type Reason, type Seat } from '@nora/kernel'
import { react, sumOf } from '../cards/permanent-abilities.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { type Colour, colours, dieOf, LARGEST } from './dice.ts'
import { addDie, changeSupply } from './lumber.ts'

/** Czech rulebook, Růst stromu: at the start of each turn. */
const GROWTH = 2

export function* growTrees(table: WoodcraftTable, seat: Seat): Flow {
  yield* grow(table, seat, GROWTH + sumOf(table, seat, 'fasterGrowth'))
}

/** Every tree grows; one that is a six must go to the lumber pile at once. */
export function* grow(table: WoodcraftTable, seat: Seat, by: number): Flow {
  const { pots } = playerOf(table, seat)
  for (let colour = 0; colour < colours.length; colour++) {
    const tree = pots[colour] as number
    if (tree === 0) continue
    const value = Math.min(LARGEST, tree + by)
    pots[colour] = value
    table.tell?.({ type: 'grow', seat, colour: colours[colour] as Colour, value })
    if (value === LARGEST) yield* harvest(table, seat, colours[colour] as Colour)
  }
}

export function whyNotGrow(table: WoodcraftTable, seat: Seat): Reason | undefined {
  return playerOf(table, seat).pots.some((tree) => tree > 0) ? undefined : because('noTree')
}

/** Czech rulebook, Pokácení stromu: a die goes from its pot to the lumber pile, even if it never grew. */
export function* harvest(table: WoodcraftTable, seat: Seat, colour: Colour): Flow {
  const { pots } = playerOf(table, seat)
  const index = colours.indexOf(colour)
  const tree = pots[index] as number
  pots[index] = 0
  changeSupply(table, index, 1)
  addDie(table, seat, dieOf(index, tree))
  table.tell?.({ type: 'harvest', seat, colour, value: tree })
  yield* react(table, seat, { on: 'harvest' })
}
