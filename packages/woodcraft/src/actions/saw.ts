import { ask, because, type Flow, isRecord, type Json, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { react, sumOf } from '../cards/permanent-abilities.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { colourOf, type Die, type DieName, dieNamed, dieNames, dieOf, faceOf, nameOf } from '../workshop/dice.ts'
import { spend } from '../workshop/goods.ts'
import { addDie, differentDice, removeDie, whyNotDie } from '../workshop/lumber.ts'

/** Which die is sawn, and the values it falls into, the smallest first. */
export type Sawing = { readonly die: DieName; readonly into: readonly number[] }
/** `cuts` are those that need no blade: one with the tile, more by some cards. */
export type SawArgs = { readonly cuts: number }

/** Every way to write a value as a sum of values, the smallest first, each once. */
export function splits(value: number, least = 1): number[][] {
  const ways: number[][] = [[value]]
  for (let first = least; first * 2 <= value; first++) {
    for (const rest of splits(value - first, first)) ways.push([first, ...rest])
  }
  return ways
}

/** The sawings of each die, those with the fewest cuts first: worked out once, because every look at a pile asks. */
const sawings: readonly (readonly Sawing[])[] = dieNames.map((die, index) =>
  splits(faceOf(index))
    .filter((into) => into.length > 1)
    .sort((one, other) => one.length - other.length)
    .map((into) => ({ die, into })),
)

/** Czech rulebook, Řezání dřeva: one cut is free, every further one takes a saw blade. */
export function freeCuts(table: WoodcraftTable, seat: Seat, { cuts }: SawArgs): number {
  return cuts + sumOf(table, seat, 'freeCuts')
}

export function sawingsOf(lumber: readonly number[], mostCuts: number): Sawing[] {
  const found: Sawing[] = []
  for (let die = 0; die < sawings.length; die++) {
    if ((lumber[die] as number) === 0) continue
    for (const sawing of sawings[die] as readonly Sawing[]) {
      if (sawing.into.length - 1 > mostCuts) break
      found.push(sawing)
    }
  }
  return found
}

function whyNot(table: WoodcraftTable, seat: Seat, args: SawArgs, choice: Json): Reason | undefined {
  if (!isRecord(choice)) return undefined
  const die = dieNamed(choice.die)
  if (die === undefined) return undefined
  const player = playerOf(table, seat)
  const absent = whyNotDie(player, choice.die)
  if (absent) return absent
  if (faceOf(die) === 1) return because('cannotSawOne')
  const { into } = choice
  if (!Array.isArray(into) || !into.every((value) => Number.isInteger(value) && value > 0)) return undefined
  const sum = into.reduce((total: number, value: number) => total + value, 0)
  if (sum !== faceOf(die)) return because('wrongSum', { sum, value: faceOf(die) })
  const needs = into.length - 1 - freeCuts(table, seat, args)
  return needs > player.blades ? because('needsBlades', { needs, has: player.blades }) : undefined
}

const sawKind: Kind<WoodcraftTable, SawArgs, Sawing> = {
  name: 'saw',
  space: (table, seat, args) => {
    const { lumber, blades } = playerOf(table, seat)
    return listed(sawingsOf(lumber, freeCuts(table, seat, args) + blades))
  },
  sought: (table, seat) =>
    differentDice(playerOf(table, seat)).flatMap((die): Json[] =>
      faceOf(die) === 1 ? [{ die: nameOf(die), into: [1] }] : [...(sawings[die] as readonly Sawing[])],
    ),
  why: whyNot,
}

export const sawKinds = [sawKind]

export function whyNotSaw(table: WoodcraftTable, seat: Seat): Reason | undefined {
  const { lumber } = playerOf(table, seat)
  for (let die = 0; die < lumber.length; die++) if ((lumber[die] as number) > 0 && faceOf(die) > 1) return undefined
  return because('nothingToSaw')
}

export function* saw(table: WoodcraftTable, seat: Seat, args: SawArgs): Flow {
  const { die: name, into } = yield* ask(table, seat, sawKind, args)
  const die = dieNamed(name) as Die
  const blades = Math.max(0, into.length - 1 - freeCuts(table, seat, args))
  if (blades > 0) spend(table, seat, 'blades', blades)
  removeDie(table, seat, die)
  for (const value of into) addDie(table, seat, dieOf(colourOf(die), value))
  table.tell?.({ type: 'saw', seat, die: name, into, blades })
  yield* react(table, seat, { on: 'saw' })
}
