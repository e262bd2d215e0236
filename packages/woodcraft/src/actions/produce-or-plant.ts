import { ask, because, type Item, isRecord, type Json, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { sumOf } from '../cards/permanent-abilities.ts'
import type { WoodcraftTable } from '../state.ts'
import { workshopOf } from '../zones.ts'
import { ENOUGH, type MainAction } from './main-action.ts'
import { plant, whyNotPlant } from './plant.ts'
import { idleHelpers, produceWith } from './produce.ts'

/** Czech rulebook, Výroba / Zasazení stromu: with two helpers, or with one and plant. */
const HELPERS = 2
const HELPERS_BESIDE_PLANTING = 1

export type WorkArgs = { readonly done: readonly Item[]; readonly planted: boolean }
export type WorkChoice = { readonly produce: Item } | 'plant' | typeof ENOUGH

function helpersLeft(table: WoodcraftTable, seat: Seat, { done, planted }: WorkArgs): number {
  const most = (planted ? HELPERS_BESIDE_PLANTING : HELPERS) + sumOf(table, seat, 'moreProduction')
  return most - done.length
}

function mayPlant(table: WoodcraftTable, seat: Seat, { done, planted }: WorkArgs): boolean {
  const most = HELPERS_BESIDE_PLANTING + sumOf(table, seat, 'moreProduction')
  return !planted && done.length <= most && !whyNotPlant(table, seat)
}

function choicesOf(table: WoodcraftTable, seat: Seat, args: WorkArgs): WorkChoice[] {
  const choices: WorkChoice[] = []
  if (helpersLeft(table, seat, args) > 0)
    for (const helper of idleHelpers(table, seat, args.done)) choices.push({ produce: helper })
  if (mayPlant(table, seat, args)) choices.push('plant')
  if (args.planted || args.done.length > 0) choices.push(ENOUGH)
  return choices
}

function whyNot(table: WoodcraftTable, seat: Seat, args: WorkArgs, choice: Json): Reason | undefined {
  if (choice === ENOUGH) return because('workOnceFirst')
  if (choice === 'plant') {
    if (args.planted) return because('plantedAlready')
    return whyNotPlant(table, seat)
  }
  if (!isRecord(choice) || typeof choice.produce !== 'string') return undefined
  if (!table.zone(workshopOf(seat)).includes(choice.produce)) return undefined
  return args.done.includes(choice.produce) ? because('producedAlready') : undefined
}

const work: Kind<WoodcraftTable, WorkArgs, WorkChoice> = {
  name: 'produceOrPlant',
  declines: (choice) => choice === ENOUGH,
  space: (table, seat, args) => listed(choicesOf(table, seat, args)),
  sought: (table, seat) => ['plant', ...table.zone(workshopOf(seat)).map((helper) => ({ produce: helper }))],
  why: whyNot,
}

export const workKinds = [work]

export const produceOrPlant: MainAction = {
  /** Everybody has had a helper since the setup. */
  why: () => undefined,
  /** Both parts in any order; each may be left out, but not both. */
  *run(table, seat) {
    const done: Item[] = []
    let planted = false
    for (;;) {
      const args: WorkArgs = { done: [...done], planted }
      if ((planted || done.length > 0) && choicesOf(table, seat, args).length === 1) return
      const choice = yield* ask(table, seat, work, args)
      if (choice === ENOUGH) return
      if (choice === 'plant') {
        planted = true
        yield* plant(table, seat, 1)
      } else {
        done.push(choice.produce)
        yield* produceWith(table, seat, choice.produce)
      }
    }
  },
}
