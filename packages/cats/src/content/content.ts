import type { Plan } from '../boat/plan.ts'
import type { Shape } from '../boat/shape.ts'
import type { Lesson } from '../language/lesson.ts'
import type { Card, CardKind, CardOf, Tables } from './schema.ts'
import type { Tile } from './tiles.ts'

/** Everything printed, ready for use. It never changes; a pack makes another one. */
export interface Content {
  readonly tables: Tables
  readonly plans: ReadonlyMap<string, Plan>
  readonly shapes: ReadonlyMap<string, Shape>
  readonly tiles: ReadonlyMap<string, Tile>
  readonly cards: ReadonlyMap<string, Card>
}

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
