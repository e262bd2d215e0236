import { draw, type Flow, type Item, type Next } from '@nora/kernel'
import { clearYardSpace, refillYard } from '../actions/buy-lumber.ts'
import { advanceTile, isBlocked, rearmost, tellTurned } from '../board/action-wheel.ts'
import { advanceForeign } from '../board/reputation.ts'
import { type Display, discardShown, refill, shownIn } from '../cards/displays.ts'
import { type Action, actions } from '../content/names.ts'
import type { SoloCard } from '../content/schema.ts'
import type { WoodcraftTable } from '../state.ts'
import { SOLO_CARD, SOLO_DECK, SOLO_DISCARDS } from '../zones.ts'

/** Czech rulebook, Varianta pro jednoho hráče, Kola: cards are drawn until one has moved a tile. */
export function* soloCard(table: WoodcraftTable): Flow<Next> {
  for (let moved = false; !moved; ) {
    if (table.zone(SOLO_DECK).length === 0) table.move([...table.zone(SOLO_DISCARDS)], SOLO_DISCARDS, SOLO_DECK)
    yield* draw(table, SOLO_DECK, SOLO_CARD, 1)
    const [drawn] = table.zone(SOLO_CARD) as readonly [Item]
    const card = table.content.soloCards.get(drawn) as SoloCard
    table.tell?.({ type: 'soloCard', items: [drawn] })
    moved = moveTiles(table, card)
    advanceForeign(table, card.reputation)
    yield* removeMarked(table, 'orders', card.orders)
    yield* removeMarked(table, 'helpers', card.helpers)
    for (const space of card.dice) clearYardSpace(table, space)
    yield* refillYard(table)
    table.move(drawn, SOLO_CARD, SOLO_DISCARDS)
  }
  return { step: 'endOfRound' }
}

/** As if others had chosen the tiles: their bonuses are nobody's, but the saw turns. One that is blocked stays. */
function moveTiles(table: WoodcraftTable, { tiles }: SoloCard): boolean {
  const { wheel } = table.state
  let moved = false
  for (const named of tiles) {
    const tile = named === 'rearmost' ? rearmost(wheel) : actions.indexOf(named)
    const action = actions[tile] as Action
    if (isBlocked(wheel, tile)) {
      table.tell?.({ type: 'soloBlocked', action })
      continue
    }
    const turned = advanceTile(wheel, tile)
    table.tell?.({ type: 'soloMove', action, to: wheel.tiles[tile] as number })
    tellTurned(table, turned)
    moved = true
  }
  return moved
}

/** All marked cards go before new ones come; a place marked twice has only one card. */
function* removeMarked(table: WoodcraftTable, display: Display, places: readonly number[]): Flow {
  if (places.length === 0) return
  const shown = shownIn(table, display)
  const marked = [...new Set(places)].flatMap((place) => shown[place - 1] ?? [])
  for (const card of marked) discardShown(table, display, card)
  yield* refill(table, display)
}
