import { ask, type Flow, filtered, type Kind, type Seat } from '@nora/kernel'
import { coversOwnMap, type LaidTile } from '../boat/boat.ts'
import { planOf, shapeOf } from '../content/content.ts'
import { isWanted, shapesOnTable, takeTreasure } from '../island/treasures.ts'
import { refuse } from '../reasons.ts'
import { type CatsTable, isFamily, playerOf } from '../state.ts'
import { fits } from './place-tile.ts'

const LEAVE = 'leave'

/** A treasure by its shape, or none: it is never obligatory. */
export const mapBonusKind: Kind<CatsTable, null, string> = {
  name: 'mapBonus',
  declines: (choice) => choice === LEAVE,
  space: (table, seat) =>
    filtered([LEAVE, ...bonusShapes(table)], (shape) => shape === LEAVE || fits(table, seat, shape)),
  sought: (table) => [...table.content.shapes.values()].filter(({ kind }) => kind === 'common').map(({ id }) => id),
  why: (table, _seat, _args, choice) => {
    if (typeof choice !== 'string' || !table.content.shapes.has(choice)) return undefined
    if (bonusShapes(table).includes(choice)) return refuse('noLegalPlacement', { tile: choice })
    const possible = isWanted(table, 'common', choice) || (isFamily(table) && isWanted(table, 'rare', choice))
    return possible ? refuse('supplyEmpty', { supply: choice }) : refuse('otherTreasure', { take: 'common' })
  },
}

/**
 * Isle of Cats rulebook, Maps: a cat laid over the map of its own colour may at once take any common treasure. An
 * oshax is a cat of its chosen colour for all purposes. In the family game the treasure may also be a rare one.
 */
export function* mapBonus(table: CatsTable, seat: Seat, { shape, colour, at }: LaidTile): Flow {
  const plan = planOf(table.content, playerOf(table, seat).boat.plan)
  if (!coversOwnMap(plan, shapeOf(table.content, shape), colour, at)) return
  table.tell?.({ type: 'mapCovered', seat, colour })
  if (!bonusShapes(table).some((bonus) => fits(table, seat, bonus))) return
  const choice = yield* ask(table, seat, mapBonusKind, null)
  if (choice !== LEAVE) yield* takeTreasure(table, seat, choice)
}

function bonusShapes(table: CatsTable): string[] {
  const common = shapesOnTable(table, 'common')
  return isFamily(table) ? [...common, ...shapesOnTable(table, 'rare')] : common
}
