import type { RecordOf } from '../content/schema.ts'
import type { WistarTable } from '../state.ts'
import { EXPLORATION_TOP } from './ratbot-zones.ts'

export type ExplorationCard = RecordOf<'explorationCards'>

/** The exploration card whose back is in use: the top one, at last the one that never leaves. */
export function topCard(table: WistarTable): ExplorationCard {
  const [top] = table.zone(EXPLORATION_TOP)
  return table.content.tables.explorationCards.find(({ id }) => id === top) as ExplorationCard
}

/** Mission spaces by the numbers on the back of the top exploration card, the lowest first. */
export function byPriority(table: WistarTable, spaces: readonly string[]): string[] {
  const { priorities } = topCard(table)
  const numberOf = (space: string) => priorities[space] ?? Number.MAX_SAFE_INTEGER
  return [...spaces].sort((one, other) => numberOf(one) - numberOf(other))
}
