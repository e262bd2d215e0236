import { ask, because, type Flow, isRecord, type Json, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { react, sumOf } from '../cards/permanent-abilities.ts'
import { type Player, playerOf, type WoodcraftTable } from '../state.ts'
import { colourOf, type Die, type DieName, dieNamed, dieOf, faceOf, LARGEST, nameOf } from '../workshop/dice.ts'
import { score } from '../workshop/goods.ts'
import { addDie, differentDice, removeDie } from '../workshop/lumber.ts'

/** Czech rulebook, Lepení dřeva: for dice of two colours. */
const TWO_COLOURS = 4

/** The two dice joined, and the die they become. */
export type Gluing = { readonly dice: readonly [DieName, DieName]; readonly into: DieName }

/** Every pair of dice that makes at most a six, in each colour it can have. */
export function gluingsOf(player: Player): Gluing[] {
  const different = differentDice(player)
  const found: Gluing[] = []
  for (const [index, one] of different.entries()) {
    // The same die twice, if there are two of it.
    const from = (player.lumber[one] as number) > 1 ? index : index + 1
    for (const other of different.slice(from)) {
      const sum = faceOf(one) + faceOf(other)
      if (sum > LARGEST) continue
      const dice: Gluing['dice'] = [nameOf(one), nameOf(other)]
      found.push({ dice, into: nameOf(dieOf(colourOf(one), sum)) })
      if (colourOf(other) !== colourOf(one)) found.push({ dice, into: nameOf(dieOf(colourOf(other), sum)) })
    }
  }
  return found
}

/** Pairs that one may try to glue in vain, as if the first of them were kept. */
function tooLarge(player: Player): Gluing[] {
  const different = differentDice(player)
  return different.flatMap((one, index) =>
    different
      .slice(index + 1)
      .filter((other) => faceOf(one) + faceOf(other) > LARGEST)
      .map((other): Gluing => ({ dice: [nameOf(one), nameOf(other)], into: nameOf(one) })),
  )
}

function whyNot(table: WoodcraftTable, seat: Seat, choice: Json): Reason | undefined {
  if (!isRecord(choice) || !Array.isArray(choice.dice) || choice.dice.length !== 2) return undefined
  const [one, other] = choice.dice.map(dieNamed)
  if (one === undefined || other === undefined) return undefined
  const { lumber } = playerOf(table, seat)
  for (const die of [one, other]) {
    const needs = one === other ? 2 : 1
    if ((lumber[die] as number) < needs) return because('notInPile', { die: nameOf(die) })
  }
  const sum = faceOf(one) + faceOf(other)
  return sum > LARGEST ? because('sumTooLarge', { sum }) : because('wrongGluing')
}

const glueKind: Kind<WoodcraftTable, null, Gluing> = {
  name: 'glue',
  space: (table, seat) => listed(gluingsOf(playerOf(table, seat))),
  sought: (table, seat) => tooLarge(playerOf(table, seat)),
  why: (table, seat, _args, choice) => whyNot(table, seat, choice),
}

export const glueKinds = [glueKind]

export function whyNotGlue(table: WoodcraftTable, seat: Seat): Reason | undefined {
  const { lumber } = playerOf(table, seat)
  let smallest = 0
  for (let die = 0; die < lumber.length; die++) {
    const held = lumber[die] as number
    if (held === 0) continue
    const value = faceOf(die)
    if (held > 1 && value * 2 <= LARGEST) return undefined
    if (smallest > 0 && smallest + value <= LARGEST) return undefined
    smallest = smallest === 0 ? value : Math.min(smallest, value)
  }
  return because('nothingToGlue')
}

/** What gluing two colours scores. */
export function gluePoints(table: WoodcraftTable, seat: Seat): number {
  return TWO_COLOURS + sumOf(table, seat, 'gluePoints')
}

export function* glue(table: WoodcraftTable, seat: Seat): Flow {
  const { dice, into } = yield* ask(table, seat, glueKind, null)
  const [one, other] = dice.map(dieNamed) as [Die, Die]
  removeDie(table, seat, one)
  removeDie(table, seat, other)
  addDie(table, seat, dieNamed(into) as Die)
  table.tell?.({ type: 'glue', seat, dice, into })
  if (colourOf(one) !== colourOf(other)) score(table, seat, 'gluing', gluePoints(table, seat))
  yield* react(table, seat, { on: 'glue' })
}
