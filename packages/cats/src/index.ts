export {
  type Boat,
  copyBoat,
  coversOwnMap,
  emptyBoat,
  type LaidTile,
  layTile,
  liftTile,
  type Shapes,
  targetBoatOf,
} from './boat/boat.ts'
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
} from './boat/grid.ts'
export {
  canonicalPlacement,
  footprint,
  isPlacement,
  type Placement,
  placementCells,
  placementOf,
} from './boat/placement.ts'
export { Placements, type TargetBoat } from './boat/placements.ts'
export { mapsOutside, type Plan } from './boat/plan.ts'
export { type Orientation, orientationOf, type Shape, sameRows, type TileKind, type Turn } from './boat/shape.ts'
export { type PlacementRefusal, whyNotThere } from './boat/why-not.ts'
export { anytimeCards, mayPlay } from './cards/anytime-cards.ts'
export { type Colour, colours, isColour } from './content/colours.ts'
export { type ComponentCount, components } from './content/components.ts'
export {
  type Content,
  cardOf,
  findCard,
  lessonOf,
  planOf,
  shapeOf,
  tileOf,
} from './content/content.ts'
export { printedContent, readContent } from './content/read.ts'
export type { Card, CardKind, CardOf, Tables } from './content/schema.ts'
export * from './content/supply.ts'
export { printedTables } from './content/tables.ts'
export type { Tile } from './content/tiles.ts'
export { catsGame, createCats } from './game.ts'
export type { AnytimeEffect, SisterAction, TreasureOption } from './language/effect.ts'
export {
  type Area,
  type Condition,
  type Count,
  countsChosenColour,
  type Lesson,
  needsColour,
  type SectionId,
  sectionIds,
} from './language/lesson.ts'
export { catsPuzzle } from './puzzle.ts'
export { reasons } from './reasons.ts'
export type { CaseProblem, CaseReason } from './scoring/case-problem.ts'
export { countOn, largestFamily } from './scoring/count.ts'
export { type Family, familyPoints } from './scoring/families.ts'
export { progressOf } from './scoring/final-scoring.ts'
export { lessonPoints } from './scoring/lesson.ts'
export { scoreCase } from './scoring/score-case.ts'
export {
  lostPerOpenSection,
  lostPerRat,
  type PublicLesson,
  playerTotal,
  pointsPerRareTreasure,
  publicLessonKey,
  type ScoredLessons,
  type Sheet,
  scoreSheet,
  sisterColourPoints,
  sisterPointsPerCat,
  sisterTotal,
  surveyOf,
} from './scoring/sheet.ts'
export type { Mode, Situation } from './scoring/situation.ts'
export type { Survey } from './scoring/survey.ts'
export * from './solo/sister-zones.ts'
export { type CatsState, type CatsTable, type Phase, type Player, SISTER, type Sister } from './state.ts'
export { describeCard } from './text/describe-card.ts'
export { explainSection, explainTile, explainToken, type Token } from './text/explain.ts'
export { catsPackForm, catsWithPack } from './with-pack.ts'
export * from './zones.ts'
