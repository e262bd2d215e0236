/** Wood is dice of three colours. Two equal dice are the same thing, so a pile of lumber is a count of each die. */
export const colours = ['green', 'yellow', 'brown'] as const

export type Colour = (typeof colours)[number]

/** The largest value of a die. */
export const LARGEST = 6

/** How many different dice there are. */
export const DICE = colours.length * LARGEST

/** A die by its colour and value, as a number from 0 up to `DICE`. */
export type Die = number

/** The same as choices and messages write it: `brown-3`. */
export type DieName = string

export const dieNames: readonly DieName[] = colours.flatMap((colour) =>
  Array.from({ length: LARGEST }, (_, face) => `${colour}-${face + 1}`),
)

const numbers = new Map(dieNames.map((name, die) => [name, die]))

export function dieOf(colour: number, value: number): Die {
  return colour * LARGEST + value - 1
}

export function colourOf(die: Die): number {
  return (die / LARGEST) | 0
}

export function faceOf(die: Die): number {
  return (die % LARGEST) + 1
}

export function nameOf(die: Die): DieName {
  return dieNames[die] as DieName
}

/** The die of this name; nothing if there is no such die. */
export function dieNamed(name: unknown): Die | undefined {
  return typeof name === 'string' ? numbers.get(name) : undefined
}
