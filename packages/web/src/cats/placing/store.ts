import { type CatsTable, type Placement, type Player, shapeOf, tileOf } from '@nora/cats'
import { canonical, type Decision, each, type Item, isRecord, type Json, type Space } from '@nora/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { restingTurn } from '../turned-shape.ts'
import { type Gesture, type LegalPlacements, type Placing, pickUp, placing } from './placing.ts'

/** A tile in hand, shared by the ship it hovers over and the tray beside it. */
export interface Hand {
  readonly tile: Item
  readonly store: StoreApi<Placing>
  say(gesture: Gesture): void
}

let held: { readonly key: string; readonly hand: Hand } | undefined

/** The tile that the decision asks to be placed, if it asks that. As long as nothing about it changes it stays where it is held. */
export function handFor(
  table: CatsTable,
  decision: Decision | undefined,
  spaceOf: (decision: Decision) => Space,
): Hand | undefined {
  const tile = decision && tileToPlace(decision)
  if (!decision || tile === undefined) return undefined
  const player = table.state.players[decision.seat] as Player
  const key = canonical([decision.seat, tile, player.boat.plan, player.boat.covered, player.anywhere] as Json)
  if (held?.key !== key) held = { key, hand: take(table, tile, spaceOf(decision)) }
  return held.hand
}

function tileToPlace({ kind, args }: Decision): Item | undefined {
  return kind === 'place' && isRecord(args) && typeof args.tile === 'string' ? args.tile : undefined
}

function take({ content }: CatsTable, tile: Item, space: Space): Hand {
  const shape = shapeOf(content, tileOf(content, tile).shape)
  const ways: LegalPlacements = { includes: (at) => space.includes(at), list: () => [...each(space)] as Placement[] }
  const store = createStore(() => pickUp(shape, ways, restingTurn(content, shape.id)))
  return { tile, store, say: (gesture) => store.setState(placing(store.getState(), gesture, ways), true) }
}
