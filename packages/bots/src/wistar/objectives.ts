import { layoutOf, privateOf, progress } from '@nora/wistar'
import type { Assessment } from './assessment.ts'
import { pointsIn } from './missions.ts'

/** The points already scored by objectives; they stand among the player's points. */
export function claimedPoints({ table, seat, player }: Assessment): number {
  const { claims } = table.state
  let sum = 0
  for (const card in claims) {
    if (claims[card]?.includes(seat)) sum += pointsIn(table.content.objectives.get(card)?.bonus)
  }
  for (const card of player.reached) sum += pointsIn(table.content.objectives.get(card)?.bonus)
  return sum
}

/** Objectives come near step by step, and the last step counts most. */
export function objectivesWorth(assessment: Assessment): number {
  const { table, seat, player } = assessment
  const { claims } = table.state
  let sum = 0
  if (player.discs > 0) {
    for (const card in claims) {
      const taken = claims[card] as (number | null)[]
      const step = taken.includes(seat) ? -1 : taken.indexOf(null)
      if (step >= 0) sum += expectedPoints(assessment, card, layoutOf(table).steps.get(card)?.[step] ?? 99)
    }
  }
  for (const card of table.zone(privateOf(seat))) {
    if (player.reached.includes(card)) continue
    sum += expectedPoints(assessment, card, table.content.objectives.get(card)?.steps[0]?.needs ?? 99)
  }
  return sum
}

function expectedPoints({ table, seat, turns }: Assessment, card: string, needs: number): number {
  const has = Math.min(needs, progress(table, seat, card))
  const missing = needs - has
  const time = missing === 0 ? 0.75 : Math.min(0.6, (0.35 * turns) / missing)
  const points = pointsIn(table.content.objectives.get(card)?.bonus)
  return points * time * (has / needs) ** 1.5
}
