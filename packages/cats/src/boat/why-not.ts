import { type Boat, type LaidTile, type Shapes, targetBoatOf } from './boat.ts'
import { isApart } from './grid.ts'
import { footprint, isPlacement, orientationAt } from './placement.ts'
import { mustTouch, whereWrong } from './placements.ts'
import type { Plan } from './plan.ts'
import type { Shape } from './shape.ts'

/** Why a tile may not be laid: a code, and for an overlap the tile that is in the way. */
export type PlacementRefusal =
  | { readonly code: 'notAPlacement' | 'outsideShip' | 'doesNotTouch' }
  | { readonly code: 'overlaps'; readonly params: { readonly tile: string } }

/** Why a shape may not be laid like this; nothing if it may. Any JSON may be asked about. */
export function whyNotThere(
  plan: Plan,
  boat: Boat,
  shape: Shape,
  choice: unknown,
  shapes: Shapes,
  anywhere = false,
): PlacementRefusal | undefined {
  if (!isPlacement(choice)) return { code: 'notAPlacement' }
  const orientation = orientationAt(shape, choice)
  if (!orientation) return { code: 'notAPlacement' }
  const target = targetBoatOf(plan, boat, anywhere)
  const code = whereWrong(orientation, choice, target, mustTouch(target))
  if (code !== 'overlaps') return code && { code }
  const wanted = footprint(shape, choice)
  const inTheWay = boat.tiles.find((laid) => !isApart(footprint(shapes(laid.shape), laid.at), wanted)) as LaidTile
  return { code, params: { tile: inTheWay.tile } }
}
