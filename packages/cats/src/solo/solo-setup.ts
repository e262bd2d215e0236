import { ALONE, arrange, draw, type Flow, type Item } from '@nora/kernel'
import type { Content } from '../content/content.ts'
import type { CardKind } from '../content/schema.ts'
import { basicLessonsInPlay } from '../content/supply.ts'
import { type CatsTable, SISTER } from '../state.ts'
import { OSHAXES } from '../zones.ts'
import { turnColour } from './sister-colours.ts'
import { BASIC_LESSONS, COLOUR_DECK, HARD_LESSONS, SISTER_DECK, SISTER_LESSONS } from './sister-zones.ts'

/** The Sister's four piles before anything is drawn. */
export function sisterPiles({ tables }: Content): Record<string, Item[]> {
  const cards = (wanted: CardKind) => tables.solo.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  return {
    [COLOUR_DECK]: cards('colour'),
    [BASIC_LESSONS]: cards('basicLesson'),
    [HARD_LESSONS]: cards('hardLesson'),
    [SISTER_DECK]: cards('sister'),
  }
}

/** Isle of Cats rulebook, Solo, Setup: whose cat stands first on the island board is random too. */
export function* soloOrder(table: CatsTable): Flow<number[]> {
  const movers = [ALONE, SISTER]
  const order = yield* arrange(table, movers.length)
  return order.map((mover) => movers[mover] as number)
}

/**
 * Isle of Cats rulebook, Solo, Setup: the oshaxes lie in a row in random order; the Sister gets three basic lessons,
 * hard ones by the level chosen, and her first colour.
 */
export function* setUpSister(table: CatsTable): Flow {
  yield* arrangeOshaxes(table)
  yield* draw(table, BASIC_LESSONS, SISTER_LESSONS, basicLessonsInPlay)
  yield* draw(table, HARD_LESSONS, SISTER_LESSONS, table.options.level ?? 0)
  table.tell?.({ type: 'sisterLessons', items: [...table.zone(SISTER_LESSONS)] })
  yield* turnColour(table)
}

function* arrangeOshaxes(table: CatsTable): Flow {
  const order = yield* arrange(table, table.zone(OSHAXES).length)
  const tiles = [...table.zone(OSHAXES)]
  table.move(
    order.map((place) => tiles[place] as Item),
    OSHAXES,
    OSHAXES,
  )
  table.tell?.({ type: 'oshaxesLaid', items: [...table.zone(OSHAXES)] })
}
