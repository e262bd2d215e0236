import { ask, because, type Flow, isRecord, type Json, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-abilities.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { type Die, type DieName, dieNamed, faceOf, LARGEST, nameOf } from '../workshop/dice.ts'
import { changeDie, differentDice, whyNotDie } from '../workshop/lumber.ts'

/** Which die changes its value, and by how much. */
export type Change = { readonly die: DieName; readonly by: number }
export type SpliceArgs = { readonly most: number }

function changes(table: WoodcraftTable, seat: Seat, most: number, room: (value: number) => number): Change[] {
  const found: Change[] = []
  for (const die of differentDice(playerOf(table, seat))) {
    for (let by = 1; by <= Math.min(most, room(faceOf(die))); by++) found.push({ die: nameOf(die), by })
  }
  return found
}

function whyNot(table: WoodcraftTable, seat: Seat, choice: Json, most: number, room: (value: number) => number) {
  if (!isRecord(choice) || typeof choice.by !== 'number') return undefined
  const die = dieNamed(choice.die)
  if (die === undefined) return undefined
  const absent = whyNotDie(playerOf(table, seat), choice.die)
  if (absent) return absent
  if (choice.by > most) return because('tooMuch', { most })
  return choice.by > room(faceOf(die)) ? because('noSuchValue', { value: faceOf(die) }) : undefined
}

const up = (value: number): number => LARGEST - value
const down = (value: number): number => value - 1

const spliceKind: Kind<WoodcraftTable, SpliceArgs, Change> = {
  name: 'splice',
  space: (table, seat, { most }) => listed(changes(table, seat, most, up)),
  sought: (table, seat) => differentDice(playerOf(table, seat)).map((die) => ({ die: nameOf(die), by: 1 })),
  why: (table, seat, { most }, choice) => whyNot(table, seat, choice, most, up),
}

const shaveKind: Kind<WoodcraftTable, SpliceArgs, Change> = {
  name: 'shave',
  space: (table, seat, { most }) => listed(changes(table, seat, most, down)),
  sought: (table, seat) => differentDice(playerOf(table, seat)).map((die) => ({ die: nameOf(die), by: 1 })),
  why: (table, seat, { most }, choice) => whyNot(table, seat, choice, most, down),
}

export const spliceKinds = [spliceKind, shaveKind]

/** Czech rulebook, Spojování odřezků: a six cannot be raised. */
export function whyNotSplice(table: WoodcraftTable, seat: Seat): Reason | undefined {
  const { lumber } = playerOf(table, seat)
  for (let die = 0; die < lumber.length; die++) {
    if ((lumber[die] as number) > 0 && faceOf(die) < LARGEST) return undefined
  }
  return because('nothingToRaise')
}

export function whyNotShave(table: WoodcraftTable, seat: Seat): Reason | undefined {
  const { lumber } = playerOf(table, seat)
  for (let die = 0; die < lumber.length; die++) if ((lumber[die] as number) > 0 && faceOf(die) > 1) return undefined
  return because('nothingToLower')
}

/** Raises a die by one or more. */
export function* splice(table: WoodcraftTable, seat: Seat, most: number): Flow {
  const { die: name, by } = yield* ask(table, seat, spliceKind, { most })
  const die = dieNamed(name) as Die
  changeDie(table, seat, die, die + by)
  table.tell?.({ type: 'splice', seat, die: name, by })
  yield* react(table, seat, { on: 'splice' })
}

/** Lowers a die by one or more; what is shaved off is lost. */
export function* shave(table: WoodcraftTable, seat: Seat, most: number): Flow {
  const { die: name, by } = yield* ask(table, seat, shaveKind, { most })
  const die = dieNamed(name) as Die
  changeDie(table, seat, die, die - by)
  table.tell?.({ type: 'shave', seat, die: name, by })
}
