import type { DieAsked } from '../content/forms.ts'
import type { Material } from '../content/names.ts'
import { colours, DICE, type Die, dieOf, LARGEST } from '../workshop/dice.ts'

/** What an order asks for, worked out once: for each die asked, the dice that will do, the choosiest first. */
export interface Need {
  readonly dice: readonly (readonly Die[])[]
  readonly materials: readonly (readonly [Material, number])[]
}

export function needOf(
  dice: readonly DieAsked[],
  materials: { readonly [material in Material]?: number | undefined },
): Need {
  return {
    dice: dice.map(diceFor).sort((one, other) => one.length - other.length),
    materials: Object.entries(materials) as [Material, number][],
  }
}

/** The dice that are of an asked colour and value. */
export function diceFor({ colour, value }: DieAsked): Die[] {
  const wanted = colour === 'any' ? colours : [colour].flat()
  const values = value === 'any' ? Array.from({ length: LARGEST }, (_, face) => face + 1) : [value]
  return colours
    .flatMap((name, index) => (wanted.includes(name) ? values.map((each) => dieOf(index, each)) : []))
    .sort((one, other) => one - other)
}

/** Whether the pile holds a die for each one asked. */
export function matches(lumber: readonly number[], dice: Need['dice'], from = 0): boolean {
  const options = dice[from]
  if (!options) return true
  const left = lumber as number[]
  for (const die of options) {
    const held = left[die] as number
    if (held === 0) continue
    left[die] = held - 1
    const rest = matches(left, dice, from + 1)
    left[die] = held
    if (rest) return true
  }
  return false
}

/** Every different set of dice of the pile that fulfils what is asked, each once and in order. */
export function matchings(lumber: readonly number[], dice: Need['dice']): Die[][] {
  const found = new Map<string, Die[]>()
  const left = [...lumber]
  const taken: Die[] = []
  const search = (from: number): void => {
    const options = dice[from]
    if (!options) {
      const set = taken.toSorted((one, other) => one - other)
      found.set(set.join(), set)
      return
    }
    for (const die of options) {
      if (left[die] === 0) continue
      left[die] = (left[die] as number) - 1
      taken.push(die)
      search(from + 1)
      taken.pop()
      left[die] = (left[die] as number) + 1
    }
  }
  search(0)
  return [...found.values()]
}

/** How many of the dice asked for are missing at least: for telling why an order cannot be delivered. */
export function missing(lumber: readonly number[], dice: Need['dice']): number {
  let fewest = dice.length
  const left = Array.from({ length: DICE }, (_, die) => lumber[die] ?? 0)
  const search = (from: number, lacking: number): void => {
    if (lacking >= fewest) return
    const options = dice[from]
    if (!options) {
      fewest = lacking
      return
    }
    for (const die of options) {
      if (left[die] === 0) continue
      left[die] = (left[die] as number) - 1
      search(from + 1, lacking)
      left[die] = (left[die] as number) + 1
    }
    search(from + 1, lacking + 1)
  }
  search(0, 0)
  return fewest
}
