import { byId, loadTables, type RawTables } from '@nora/effects'
import { makePlan } from '../boat/plan.ts'
import { makeShape } from '../boat/shape.ts'
import { checkConsistency } from './consistency.ts'
import type { Content } from './content.ts'
import { readBoat, readDrawing, readSpans } from './drawing.ts'
import { type Card, schemas } from './schema.ts'
import { printedTables } from './tables.ts'
import { tilesOf } from './tiles.ts'

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
