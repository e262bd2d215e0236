import { countBySource, type SourceCounts, type Sourced } from '@nora/effects'
import type { Content } from './content.ts'
import type { CardKind } from './schema.ts'

/** How many there are of a component, and how many of them rest on which source; on a pack only if one was laid over. */
export type ComponentCount = Omit<SourceCounts, 'pack'> & Partial<Pick<SourceCounts, 'pack'>>

/** What is in the box. */
export function components({ tables, tiles }: Content): Record<string, ComponentCount> {
  const cardsOf = (kind: CardKind) => count(tables.discovery.filter((card) => card.kind === kind))
  const shapes = new Map(tables.shapes.map((shape) => [shape.id, shape]))
  const tilesOf = (kind: string) =>
    count([...tiles.values()].filter((tile) => tile.kind === kind).flatMap(({ shape }) => shapes.get(shape) ?? []))
  return {
    discoveryCards: count(tables.discovery),
    rescueCards: cardsOf('rescue'),
    oshaxCards: cardsOf('oshax'),
    treasureCards: cardsOf('treasure'),
    privateLessons: cardsOf('privateLesson'),
    publicLessons: cardsOf('publicLesson'),
    anytimeCards: cardsOf('anytime'),
    cats: tilesOf('cat'),
    oshaxes: tilesOf('oshax'),
    commonTreasures: tilesOf('common'),
    rareTreasures: tilesOf('rare'),
    boats: count(tables.boats),
    familyLessons: count(tables.family),
    soloCards: count(tables.solo),
  }
}

function count(records: readonly Sourced[]): ComponentCount {
  const { pack, ...others } = countBySource(records)
  return pack > 0 ? { ...others, pack } : others
}
