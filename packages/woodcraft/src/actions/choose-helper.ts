import { ask, because, type Flow, type Item, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { advanceIncome } from '../board/income-tracks.ts'
import { refill, shownIn } from '../cards/displays.ts'
import { react } from '../cards/permanent-abilities.ts'
import { resolve } from '../cards/resolve-effect.ts'
import type { HelperCard, WorkshopSlot } from '../content/content.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { needsBerries, spend } from '../workshop/goods.ts'
import { HELPERS, workshopOf } from '../zones.ts'
import type { MainAction } from './main-action.ts'
import { helperPrice } from './prices.ts'
import { produce } from './produce.ts'

export type HireArgs = { readonly off: number }

function affordable(table: WoodcraftTable, seat: Seat, off: number): Item[] {
  const { berries } = playerOf(table, seat)
  return shownIn(table, 'helpers').filter((helper) => helperPrice(table, seat, helper, off) <= berries)
}

const hireKind: Kind<WoodcraftTable, HireArgs, Item> = {
  name: 'hireHelper',
  space: (table, seat, { off }) => listed(affordable(table, seat, off)),
  sought: (table) => shownIn(table, 'helpers'),
  why: (table, seat, { off }, choice) => {
    if (typeof choice !== 'string' || !table.content.helpers.has(choice)) return undefined
    if (!shownIn(table, 'helpers').includes(choice)) return because('notOnShow')
    return needsBerries(table, seat, helperPrice(table, seat, choice, off))
  },
}

/** Spaces that share a side with a helper and hold none. */
function openSlots(table: WoodcraftTable, seat: Seat): string[] {
  const { slots } = playerOf(table, seat)
  const open = ({ neighbours }: WorkshopSlot, index: number) =>
    slots[index] === null && neighbours.some((other) => slots[other] !== null)
  return table.content.slots.filter(open).map(({ id }) => id)
}

const placeHelper: Kind<WoodcraftTable, { readonly helper: Item }, string> = {
  name: 'placeHelper',
  space: (table, seat) => listed(openSlots(table, seat)),
  sought: (table) => table.content.slots.map(({ id }) => id),
  why: (table, seat, _args, choice) => {
    const index = table.content.slots.findIndex(({ id }) => id === choice)
    if (index < 0) return undefined
    return playerOf(table, seat).slots[index] === null ? because('slotApart') : because('slotFilled')
  },
}

export const helperKinds = [hireKind, placeHelper]

export const chooseHelper: MainAction = {
  why(table, seat, off): Reason | undefined {
    if (openSlots(table, seat).length === 0) return because('workshopFull')
    const shown = shownIn(table, 'helpers')
    if (shown.length === 0) return because('nothingOnShow')
    let cheapest = Number.POSITIVE_INFINITY
    for (const helper of shown) cheapest = Math.min(cheapest, helperPrice(table, seat, helper, off))
    return needsBerries(table, seat, cheapest)
  },
  *run(table, seat, off) {
    const helper = yield* ask(table, seat, hireKind, { off })
    hire(table, seat, helper, helperPrice(table, seat, helper, off))
    const space = yield* ask(table, seat, placeHelper, { helper })
    const slot = table.content.slots.findIndex(({ id }) => id === space)
    arrive(table, seat, helper, HELPERS, slot)
    // New cards come before anything the helper brings, which may be another look at them.
    yield* refill(table, 'helpers')
    yield* settle(table, seat, helper, slot)
    yield* react(table, seat, { on: 'hire' }, helper)
  },
}

/** A helper is paid. */
export function hire(table: WoodcraftTable, seat: Seat, helper: Item, berries: number): void {
  spend(table, seat, 'berries', berries)
  table.tell?.({ type: 'hire', seat, items: [helper], berries })
}

/** A helper comes to a space of the workshop. */
export function arrive(table: WoodcraftTable, seat: Seat, helper: Item, from: string, slot: number): void {
  table.move(helper, from, workshopOf(seat))
  playerOf(table, seat).slots[slot] = helper
  table.tell?.({ type: 'placeHelper', seat, items: [helper], slot })
}

/** What it brings: first the income of the space, then the immediate ability, then the production of the space. */
export function* settle(table: WoodcraftTable, seat: Seat, helper: Item, slot: number): Flow {
  const { income, production } = table.content.slots[slot] as WorkshopSlot
  const { immediate } = table.content.helpers.get(helper) as HelperCard
  table.tell?.({ type: 'gain', seat, what: income.track, n: income.steps })
  yield* advanceIncome(table, seat, income.track, income.steps)
  if (immediate) yield* resolve(table, seat, { road: 'helpers', item: helper }, immediate)
  if (production > 0) yield* produce(table, seat, production)
}
