import { ask, because, type Flow, isRecord, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { playerOf, type WoodcraftTable } from '../state.ts'
import type { Colour, Die, DieName } from './dice.ts'
import { colourOf, colours, dieNamed, dieOf, faceOf, LARGEST, nameOf } from './dice.ts'
import { changeDie, differentDice, whyNotDie } from './lumber.ts'

/** A die and what it becomes. */
export type Becoming = { readonly die: DieName; readonly into: DieName }

type RecolourArgs = { readonly to: Colour | 'any' }

/** Opposite faces of a die add up to this. */
const OPPOSITE = LARGEST + 1

function recolourings(table: WoodcraftTable, seat: Seat, { to }: RecolourArgs): Becoming[] {
  return differentDice(playerOf(table, seat)).flatMap((die) =>
    colours.flatMap((name, colour) =>
      colour !== colourOf(die) && (to === 'any' || to === name)
        ? [{ die: nameOf(die), into: nameOf(dieOf(colour, faceOf(die))) }]
        : [],
    ),
  )
}

const recolourKind: Kind<WoodcraftTable, RecolourArgs, Becoming> = {
  name: 'recolour',
  space: (table, seat, args) => listed(recolourings(table, seat, args)),
  why: (table, seat, _args, choice) => (isRecord(choice) ? whyNotDie(playerOf(table, seat), choice.die) : undefined),
}

const turnOverKind: Kind<WoodcraftTable, null, Becoming> = {
  name: 'turnOver',
  space: (table, seat) =>
    listed(
      differentDice(playerOf(table, seat)).map((die) => ({
        die: nameOf(die),
        into: nameOf(dieOf(colourOf(die), OPPOSITE - faceOf(die))),
      })),
    ),
  why: (table, seat, _args, choice) => (isRecord(choice) ? whyNotDie(playerOf(table, seat), choice.die) : undefined),
}

export const changeDieKinds = [recolourKind, turnOverKind]

export function whyNotRecolour(table: WoodcraftTable, seat: Seat, to: Colour | 'any'): Reason | undefined {
  return recolourings(table, seat, { to }).length > 0 ? undefined : because('noLumber')
}

export function* recolour(table: WoodcraftTable, seat: Seat, to: Colour | 'any'): Flow {
  change(table, seat, yield* ask(table, seat, recolourKind, { to }))
}

export function* turnOver(table: WoodcraftTable, seat: Seat): Flow {
  change(table, seat, yield* ask(table, seat, turnOverKind, null))
}

function change(table: WoodcraftTable, seat: Seat, { die, into }: Becoming): void {
  changeDie(table, seat, dieNamed(die) as Die, dieNamed(into) as Die)
  table.tell?.({ type: 'changeDie', seat, die, into })
}
