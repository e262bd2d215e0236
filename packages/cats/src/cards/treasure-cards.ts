import { ask, type Flow, filtered, type Item, type Json, type Kind, type Reason, type Seat } from '@nora/kernel'
import { fits } from '../actions/place-tile.ts'
import { cardOf } from '../content/content.ts'
import type { CardOf } from '../content/schema.ts'
import { isWanted, shapesOnTable, type Take, takeTreasure, treasureFits } from '../island/treasures.ts'
import type { TreasureOption } from '../language/effect.ts'
import { refuse } from '../reasons.ts'
import { type CatsTable, playerOf } from '../state.ts'
import { DISCARDS, handOf } from '../zones.ts'

const STOP = 'stop'

type TreasureArgs = { readonly take: Take; readonly left: number; readonly mayStop: boolean }

/** Which treasure the card brings, by its shape. The first one must be taken, the second one need not. */
export const treasureKind: Kind<CatsTable, TreasureArgs, string> = {
  name: 'treasure',
  declines: (choice) => choice === STOP,
  space: (table, seat, { take, mayStop }) =>
    filtered(
      mayStop ? [STOP, ...shapesOnTable(table, take)] : shapesOnTable(table, take),
      (shape) => shape === STOP || fits(table, seat, shape),
    ),
  sought: ({ content }) =>
    [...content.shapes.values()].filter(({ kind }) => kind === 'common' || kind === 'rare').map(({ id }) => id),
  why: (table, _seat, { take }, choice) => {
    if (typeof choice !== 'string' || !table.content.shapes.has(choice)) return undefined
    if (!isWanted(table, take, choice)) return refuse('otherTreasure', { take })
    const lies = shapesOnTable(table, take).includes(choice)
    return lies ? refuse('noLegalPlacement', { tile: choice }) : refuse('supplyEmpty', { supply: choice })
  },
}

/** Isle of Cats rulebook, Rare finds: the treasures come from the table straight onto the ship. */
export function* playTreasure(table: CatsTable, seat: Seat, card: Item, take: Take): Flow {
  const { number, fish } = optionOf(table, card, take) as TreasureOption
  table.move(card, handOf(seat), DISCARDS)
  playerOf(table, seat).fish -= fish
  table.tell?.({ type: 'treasureCardPlayed', seat, items: [card], take, fish })
  for (let left = number; left > 0 && treasureFits(table, seat, take); left--) {
    const choice = yield* ask(table, seat, treasureKind, { take, left, mayStop: left < number })
    if (choice === STOP) return
    yield* takeTreasure(table, seat, choice)
  }
}

/** Why a treasure card may not be used in this way now. */
export function whyNotTreasure(table: CatsTable, seat: Seat, card: Item, take: Json | undefined): Reason | undefined {
  const option = optionOf(table, card, take)
  if (!option) return refuse('otherTreasure', { take: take ?? null })
  const { fish } = playerOf(table, seat)
  if (fish < option.fish) return refuse('needsFish', { needs: option.fish, has: fish })
  if (shapesOnTable(table, option.take).length === 0) return refuse('supplyEmpty', { supply: option.take })
  return treasureFits(table, seat, option.take) ? undefined : refuse('noLegalPlacement', { tile: option.take })
}

function optionOf(table: CatsTable, card: Item, take: Json | undefined): TreasureOption | undefined {
  return (cardOf(table.content, card) as CardOf<'treasure'>).options.find((option) => option.take === take)
}
