import { byId, loadTables, type RawTables } from '@nora/effects'
import { makePlan, type Plan } from '../boat/plan.ts'
import { makeShape, type Shape } from '../boat/shape.ts'
import type { Lesson } from '../language/lesson.ts'
import { checkConsistency } from './consistency.ts'
import { readBoat, readDrawing, readSpans } from './drawing.ts'
import { type Card, type CardKind, type CardOf, schemas, type Tables } from './schema.ts'
import { printedTables } from './tables.ts'
import { type Tile, tilesOf } from './tiles.ts'

/** Everything printed, ready for use. It never changes; a pack makes another one. */
export interface Content {
  readonly tables: Tables
  readonly plans: ReadonlyMap<string, Plan>
  readonly shapes: ReadonlyMap<string, Shape>
  readonly tiles: ReadonlyMap<string, Tile>
  readonly cards: ReadonlyMap<string, Card>
}

/** Checks tables and makes content of them; a `ContentError` lists every problem with table, record and field. */
export function readContent(raw: RawTables): Content {
  const tables = loadTables(raw, schemas)
  checkConsistency(tables)
  const sections = new Map(tables.sections.map(({ id, spans }) => [id, readSpans(spans)]))
  return {
    tables,
    plans: new Map(tables.boats.map(({ id, rows }) => [id, makePlan(id, sections, readBoat(rows))])),
    shapes: new Map(tables.shapes.map(({ id, kind, rows }) => [id, makeShape(id, kind, readDrawing(rows, '#'))])),
    tiles: byId(tilesOf(tables.shapes)),
    cards: byId<Card>([...tables.discovery, ...tables.family, ...tables.solo]),
  }
}

/** The game as it is printed. */
export const printedContent: Content = readContent(printedTables)

export function planOf(content: Content, id: string): Plan {
  return known(content.plans, id)
}

export function shapeOf(content: Content, id: string): Shape {
  return known(content.shapes, id)
}

export function tileOf(content: Content, id: string): Tile {
  return known(content.tiles, id)
}

export function cardOf(content: Content, id: string): Card {
  return known(content.cards, id)
}

/** The card with this number, if it is of this kind. */
export function findCard<Kind extends CardKind>(
  content: Content,
  id: string,
  ...kinds: readonly Kind[]
): CardOf<Kind> | undefined {
  const card = content.cards.get(id)
  return card && (kinds as readonly CardKind[]).includes(card.kind) ? (card as CardOf<Kind>) : undefined
}

export function lessonOf(content: Content, id: string): Lesson {
  const card = cardOf(content, id)
  if (!('lesson' in card)) throw new RangeError(`card ${id} is no lesson`)
  return card.lesson
}

function known<T>(records: ReadonlyMap<string, T>, id: string): T {
  const record = records.get(id)
  if (record === undefined) throw new RangeError(`there is no ${id}`)
  return record
}
