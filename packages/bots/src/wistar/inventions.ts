import { areaOf, handOf, type InventionCard } from '@nora/wistar'
import { type Assessment, averageWorth, futureWorth, invention } from './assessment.ts'
import { effectWorth } from './effects.ts'
import { type Feasibility, feasibilityOf } from './requirements.ts'

/** What inventions before the player bring: their points and what they will still do. */
export function playedInventionsWorth(assessment: Assessment): number {
  const { table, seat } = assessment
  let sum = 0
  for (const id of table.zone(areaOf(seat))) {
    const { points, power } = invention(assessment, id)
    sum += points + futureWorth(assessment, id, power)
  }
  return sum
}

/** What playing a card would add, what it costs left out. */
function playWorth(assessment: Assessment, { id, points, power, icons, type }: InventionCard): number {
  const { turns, rounds } = assessment
  const skill = Math.min(1, turns / 6)
  const shown = icons.reduce((sum, [, n]) => sum + 0.6 * n * skill, 0)
  const wanted = objectivesWanting(assessment, type)
  if (power.kind === 'instant') return points + shown + wanted + instantWorth(assessment, id, power.effect)
  if (power.kind === 'offensive') return points + shown + wanted + averageWorth(power)
  const now = power.kind === 'income' ? 1 : power.kind === 'oncePerRound' && rounds > 0 ? 0.6 : 0
  return points + shown + wanted + now * averageWorth(power) + futureWorth(assessment, id, power)
}

function instantWorth({ table, seat }: Assessment, id: string, effect: Parameters<typeof effectWorth>[0]): number {
  const context = table.content.language.at(table, seat, id)
  return effectWorth(effect, (counted) => context.amount(counted))
}

/** A card of a type that an open objective counts. */
function objectivesWanting({ table, seat }: Assessment, type: string): number {
  let sum = 0
  for (const card in table.state.claims) {
    if (table.state.claims[card]?.includes(seat)) continue
    if (table.content.objectives.get(card)?.counts.type === type) sum += 0.7
  }
  return sum
}

/** What playing a card would bring, and how likely and dear that is. */
export function cardEstimate(assessment: Assessment, id: string): Feasibility & { readonly gain: number } {
  const card = invention(assessment, id)
  const { cost, chance } = feasibilityOf(assessment, card.requires)
  return { cost, chance, gain: assessment.strategy.inventions * playWorth(assessment, card) - cost }
}

/** How sure the cards are to be played in the turns left, the best first. */
function share(turns: number, place: number): number {
  return Math.max(0, Math.min(0.75 - 0.08 * place, (turns * 0.5 - place) / 3))
}

export function handWorth(assessment: Assessment): number {
  const { table, seat, turns } = assessment
  const hand = table.zone(handOf(seat))
  if (hand.length === 0 || turns === 0) return 0
  const expected: number[] = []
  for (const id of hand) {
    const { gain, chance } = cardEstimate(assessment, id)
    if (gain > 0) expected.push(gain * chance)
  }
  expected.sort((one, other) => other - one)
  let sum = 0
  for (let place = 0; place < expected.length; place++) {
    sum += (expected[place] as number) * share(turns, place)
  }
  return sum
}

/** What it is worth to play a card at once: the best that can be played, above what is expected of it in the hand. */
export function playNowGain(assessment: Assessment): number {
  const { table, seat, turns } = assessment
  let best = 0
  for (const id of table.zone(handOf(seat))) {
    const { gain, chance } = cardEstimate(assessment, id)
    best = Math.max(best, gain * chance * chance)
  }
  return (1 - share(turns, 0)) * best
}
