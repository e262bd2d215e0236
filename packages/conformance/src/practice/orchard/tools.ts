import {
  ask,
  askClosed,
  because,
  draw,
  type Flow,
  type Item,
  isRecord,
  type Json,
  type Kind,
  listed,
  pause,
  type Reason,
  type Seat,
  type Space,
  together,
} from '@nora/kernel'
import { nameOf, type Tool } from './cards.ts'
import { COMPOST, crate, DECK, gardener, looked, type OrchardTable, picked, seatsAt, shed } from './state.ts'

/** A ladder lets its owner look at so many cards of the deck. */
const LOOKS = 2

/** One of the cards looked at is kept in secret. */
const keep: Kind<OrchardTable, null, Item> = {
  name: 'keep',
  secret: true,
  space: (table, seat) => listed(table.zone(looked(seat))),
  sought: (table, seat) => table.zone(looked(seat)),
}

/** Wasps take fruit, plums last. A scarecrow put up in time leaves nothing to lose. */
const lose: Kind<OrchardTable, null, Item | null> = {
  name: 'lose',
  space: (table, seat) => listed(stingable(table, seat)),
  sought: (table, seat) => table.zone(crate(seat)),
  why: (table, seat, _args, choice) =>
    table.zone(crate(seat)).includes(choice as Item)
      ? because('plumsLast', { others: stingable(table, seat).length })
      : undefined,
}

export const toolKinds = [keep, lose]

function stingable(table: OrchardTable, seat: Seat): Item[] {
  if (gardener(table, seat).guarded) return []
  const fruit = table.zone(crate(seat))
  const others = fruit.filter((card) => nameOf(card) !== 'plum')
  return others.length > 0 ? others : [...fruit]
}

const othersWithFruit = (table: OrchardTable, seat: Seat): Seat[] =>
  seatsAt(table).filter((other) => other !== seat && stingable(table, other).length > 0)

const deckSize = (table: OrchardTable): number =>
  table.zone(`${DECK}/top`).length + table.zone(DECK).length + table.zone(`${DECK}/bottom`).length

/** Why a tool is of no use now. */
function useless(table: OrchardTable, seat: Seat, tool: Item): Reason | undefined {
  switch (nameOf(tool) as Tool) {
    case 'ladder':
      return deckSize(table) >= LOOKS ? undefined : because('deckLow', { needs: LOOKS, has: deckSize(table) })
    case 'scarecrow':
      return gardener(table, seat).guarded ? because('alreadyGuarded', { seat }) : undefined
    case 'wasp':
      return othersWithFruit(table, seat).length > 0 ? undefined : because('nobodyToSting')
  }
}

const using = (tool: Item): Json => ({ use: tool })

export function anytime(table: OrchardTable, seat: Seat): Space {
  const useful = table.zone(shed(seat)).filter((tool) => !useless(table, seat, tool))
  return listed(useful.map(using))
}

export function soughtAnytime(table: OrchardTable): Json[] {
  return seatsAt(table).flatMap((seat) => table.zone(shed(seat)).map(using))
}

export function whyNotAnytime(table: OrchardTable, seat: Seat, choice: Json): Reason | undefined {
  const tool = isRecord(choice) && typeof choice.use === 'string' ? choice.use : ''
  if (table.zone(shed(seat)).includes(tool)) return useless(table, seat, tool)
  return seatsAt(table).some((other) => table.zone(shed(other)).includes(tool))
    ? because('notYourTool', { tool })
    : undefined
}

export function* interrupt(table: OrchardTable, seat: Seat, choice: Json): Flow {
  const tool = (choice as { use: Item }).use
  table.move(tool, shed(seat), COMPOST)
  table.tell?.({ type: 'tool', seat, items: [tool] })
  switch (nameOf(tool) as Tool) {
    case 'ladder':
      return yield* climb(table, seat)
    case 'scarecrow':
      gardener(table, seat).guarded = true
      table.tell?.({ type: 'guarded', seat })
      return
    case 'wasp':
      return yield* sting(table, seat)
  }
}

function* climb(table: OrchardTable, seat: Seat): Flow {
  yield* draw(table, DECK, looked(seat), LOOKS)
  const card = yield* askClosed(table, seat, keep, null)
  table.move(card, looked(seat), picked(seat))
  table.move([...table.zone(looked(seat))], looked(seat), `${DECK}/top`, 0)
}

/** The others hear the wasps coming, so they may still put up a scarecrow. */
function* sting(table: OrchardTable, seat: Seat): Flow {
  yield* pause(table, { wasps: seat })
  yield* together(
    table,
    othersWithFruit(table, seat).map((other) => stung(table, other)),
  )
}

function* stung(table: OrchardTable, seat: Seat): Flow {
  const fruit = yield* ask(table, seat, lose, null)
  if (fruit === null) return
  table.move(fruit, crate(seat), COMPOST)
  gardener(table, seat).lost++
  table.tell?.({ type: 'stung', seat, items: [fruit] })
}
