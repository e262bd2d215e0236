import { matches, needOf } from '../../src/cards/order-needs.ts'
import type { DieAsked } from '../../src/content/forms.ts'
import { colourOf, DICE, type Die, dieNamed, dieOf, faceOf, LARGEST } from '../../src/workshop/dice.ts'
import facts from './facts.json' with { type: 'json' }

type Pile = readonly Die[]

const start: Pile = facts.start.dice.map((name) => dieNamed(name) as Die)

/** The ways to write a number as a sum of at least two, each once. */
function partitions(sum: number, largest = sum - 1): number[][] {
  const found: number[][] = sum === 0 ? [[]] : []
  for (let part = Math.min(sum, largest); part >= 1; part--) {
    for (const rest of partitions(sum - part, part)) found.push([part, ...rest])
  }
  return found
}

const without = (pile: Pile, ...places: number[]) => pile.filter((_, place) => !places.includes(place))

function sawn(pile: Pile, mostParts: number): Pile[] {
  return pile.flatMap((die, place) =>
    partitions(faceOf(die))
      .filter(({ length }) => length <= mostParts)
      .map((parts) => [...without(pile, place), ...parts.map((value) => dieOf(colourOf(die), value))]),
  )
}

function spliced(pile: Pile, by: number): Pile[] {
  return pile.flatMap((die, place) =>
    Array.from({ length: by }, (_, raise) => faceOf(die) + raise + 1)
      .filter((value) => value <= LARGEST)
      .map((value) => [...without(pile, place), dieOf(colourOf(die), value)]),
  )
}

function glued(pile: Pile): Pile[] {
  return pile.flatMap((one, place) =>
    pile.flatMap((other, otherPlace) => {
      const sum = faceOf(one) + faceOf(other)
      // Each pair comes up twice, once for the colour of either die.
      return place === otherPlace || sum > LARGEST
        ? []
        : [[...without(pile, place, otherPlace), dieOf(colourOf(one), sum)]]
    }),
  )
}

const bought = (pile: Pile): Pile[] => Array.from({ length: DICE }, (_, die) => [...pile, die])

function yields(piles: readonly Pile[], dice: readonly DieAsked[]): boolean {
  const { dice: need } = needOf(dice, {})
  return piles.some((pile) => {
    const lumber: number[] = new Array(DICE).fill(0)
    for (const die of pile) lumber[die] = (lumber[die] as number) + 1
    return matches(lumber, need)
  })
}

/** The first sawing tile cuts a die in two, the first splicing tile raises one by 1. */
const afterFirstTile = [...sawn(start, 2), ...spliced(start, 1)]

/** One step with any tile of the workshop and any number of blades, or one die bought. */
const afterAnyStep = [start, ...sawn(start, LARGEST), ...spliced(start, 4), ...glued(start), ...bought(start)]

/** Whether the dice can be made of those at the start by one use of a tile that everybody has. */
export function isOneStepAway(dice: readonly DieAsked[]): boolean {
  return yields(afterFirstTile, dice)
}

/** Whether one step is never enough, not even with a complete workshop or a purchase of any die. */
export function isTwoStepsAway(dice: readonly DieAsked[]): boolean {
  return !yields(afterAnyStep, dice)
}
