import { FATE, type Fate, fated, type Item, Position, type Seat, seededFate, settle, Variant } from '@nora/kernel'
import { type Content, ORDERS, rowOf, rows, type WoodcraftState, woodcraftGame } from '@nora/woodcraft'

/** An order that somebody could work for, in a game that was really played up to there. */
export interface Case {
  readonly name: string
  readonly position: Position<WoodcraftState, Content>
  readonly seat: Seat
  readonly order: Item
}

const SEATS = [1, 2, 3, 4]

/**
 * Turns of games played by chance, each with an open order or one on show, which then counts as taken. By chance dice,
 * benches and helpers come together that no good player would have.
 */
export function* cases(): Generator<Case> {
  for (let seed = 1; ; seed++) {
    const seats = SEATS[seed % SEATS.length] as number
    const game = woodcraftGame as never
    const variant = new Variant<WoodcraftState, Content>(game, settle(game, seats === 1 ? { mode: 'solo' } : { seats }))
    const position = Position.opening(variant)
    const fate = seededFate(seed)
    while (!position.over) {
      const decision = position.owed(FATE) ?? position.pending[0]
      if (!decision) break
      const { turn, round } = position.table.state
      if (decision.kind === 'turn' && turn?.moved === null && round > 2 && fate.below(4) === 0) {
        const found = oneOf(position, decision.seat, fate)
        if (found) yield { name: `game ${seed}, round ${round}, ${found.order}`, seat: decision.seat, ...found }
      }
      position.answer(decision, fated(position as never, decision, fate))
    }
  }
}

/** The start of this turn once more, with the order in its row. */
function oneOf(position: Position<WoodcraftState, Content>, seat: Seat, fate: Fate) {
  const { variant } = position.table
  const state = variant.clone(position.checkpoint as WoodcraftState)
  const zones = state.zones as Record<string, Item[]>
  const open = rows.flatMap((_, row) => zones[rowOf(seat, row)] ?? [])
  const shown = zones[ORDERS] ?? []
  const all = [...open, ...shown]
  const order = all[fate.below(Math.max(1, all.length))]
  if (order === undefined) return undefined
  if (!open.includes(order)) {
    zones[ORDERS] = shown.filter((other) => other !== order)
    zones[rowOf(seat, 0)] = [...(zones[rowOf(seat, 0)] ?? []), order]
  }
  const again = new Position(variant, state)
  again.begin()
  return again.owed(seat)?.kind === 'turn' ? { position: again, order } : undefined
}
