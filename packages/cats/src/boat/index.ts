export {
  type Boat,
  berthOn,
  copyBoat,
  coversOwnMap,
  emptyBoat,
  type LaidTile,
  layTile,
  liftTile,
  type Shapes,
} from './boat.ts'
export {
  besideRow,
  type Cell,
  type Cells,
  COLUMNS,
  countBits,
  countCells,
  countShared,
  hasCell,
  isApart,
  listCells,
  noCells,
  ROWS,
} from './grid.ts'
export { canonicalPlacement, footprint, isPlacement, type Placement, placementCells, placementOf } from './placement.ts'
export { type Berth, Placements } from './placements.ts'
export { mapsOutside, type Plan } from './plan.ts'
export { type Orientation, orientationOf, type Shape, type TileKind, type Turn } from './shape.ts'
export { type PlacementRefusal, whyNotThere } from './why-not.ts'
