import { ask, type Flow, type Item, type Kind, type Seat, selection } from '@nora/kernel'
import { shapesOf } from '../actions/place-tile.ts'
import { liftTile } from '../boat/boat.ts'
import { tileOf } from '../content/content.ts'
import { refuse, refuseSelection } from '../reasons.ts'
import { type CatsTable, playerOf } from '../state.ts'
import { boatOf, discardedBy, GONE, lessonsOf } from '../zones.ts'
import type { EffectOf, EffectRule } from './effect-rule.ts'

type Payment = { readonly number: number }

/** Which private lessons on the table are given up. */
export const giveLessonsKind: Kind<CatsTable, Payment, Item[]> = {
  name: 'giveLessons',
  secret: true,
  space: (table, seat, { number }) => selection(table.zone(lessonsOf(seat)), number),
  why: (table, seat, { number }, choice) =>
    refuseSelection(choice, table.zone(lessonsOf(seat)), number, 'notYourLesson'),
}

/** Which treasures on the ship are given up. */
export const giveTreasuresKind: Kind<CatsTable, Payment, Item[]> = {
  name: 'giveTreasures',
  space: (table, seat, { number }) => selection(treasuresOn(table, seat), number),
  why: (table, seat, { number }, choice) =>
    refuseSelection(choice, treasuresOn(table, seat), number, 'notYourTreasure'),
}

/**
 * 084 to 089: a permanent basket, which can be used on the same day; some cost two private lessons from the table or
 * two treasures from the ship. These leave the game, and what lay under the treasures is visible again.
 */
export const gainBasket: EffectRule<EffectOf<'gainBasket'>> = {
  why: (table, seat, { discard }) => {
    if (table.state.basketSupply === 0) return refuse('supplyEmpty', { supply: 'baskets' })
    if (!discard) return undefined
    const { what, number } = discard
    const has = what === 'treasures' ? treasuresOn(table, seat).length : table.zone(lessonsOf(seat)).length
    if (has >= number) return undefined
    return refuse(what === 'treasures' ? 'needsTreasures' : 'needsLessons', { needs: number, has })
  },
  *play(table, seat, { discard }) {
    if (discard?.what === 'privateLessons') yield* giveLessons(table, seat, discard.number)
    if (discard?.what === 'treasures') yield* giveTreasures(table, seat, discard.number)
    playerOf(table, seat).baskets++
    table.state.basketSupply--
    table.tell?.({ type: 'basketGained', seat })
  },
}

function* giveLessons(table: CatsTable, seat: Seat, number: number): Flow {
  const lessons = yield* ask(table, seat, giveLessonsKind, { number })
  table.move(lessons, lessonsOf(seat), discardedBy(seat))
  table.tell?.({ type: 'lessonsGiven', seat, items: lessons })
}

function* giveTreasures(table: CatsTable, seat: Seat, number: number): Flow {
  const treasures = yield* ask(table, seat, giveTreasuresKind, { number })
  for (const tile of treasures) liftTile(playerOf(table, seat).boat, tile, shapesOf(table))
  table.move(treasures, boatOf(seat), GONE)
  table.tell?.({ type: 'treasuresGiven', seat, items: treasures })
}

function treasuresOn(table: CatsTable, seat: Seat): Item[] {
  return table.zone(boatOf(seat)).filter((tile) => {
    const { kind } = tileOf(table.content, tile)
    return kind === 'common' || kind === 'rare'
  })
}
