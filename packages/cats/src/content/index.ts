export type { AnytimeEffect, SisterAction, TreasureOption } from '../language/effect.ts'
export {
  type Area,
  type Condition,
  type Count,
  countsChosenColour,
  type Lesson,
  needsColour,
  type SectionId,
  sectionIds,
} from '../language/lesson.ts'
export { type Colour, colours, isColour } from './colours.ts'
export { type ComponentCount, components } from './components.ts'
export {
  type Content,
  cardOf,
  findCard,
  lessonOf,
  planOf,
  printedContent,
  readContent,
  shapeOf,
  tileOf,
} from './content.ts'
export type { Card, CardKind, CardOf, Tables } from './schema.ts'
export * from './supply.ts'
export { printedTables } from './tables.ts'
export type { Tile } from './tiles.ts'
