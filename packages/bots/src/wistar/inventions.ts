import { areaOf, handOf, type InventionCard } from '@nora/wistar'
import { effectWorth } from './effects.ts'
import { comingWorth, invention, type Outlook, usualWorth } from './outlook.ts'
import { type Prospect, prospectOf } from './requirements.ts'

/** What inventions before the player bring: their points and what they will still do. */
export function playedWorth(outlook: Outlook): number {
  const { table, seat } = outlook
  let sum = 0
  for (const id of table.zone(areaOf(seat))) {
    const { points, power } = invention(outlook, id)
    sum += points + comingWorth(outlook, id, power)
  }
  return sum
}

/** What playing a card would add, what it costs left out. */
function playWorth(outlook: Outlook, { id, points, power, icons, type }: InventionCard): number {
  const { turns, rounds } = outlook
  const skill = Math.min(1, turns / 6)
  const shown = icons.reduce((sum, [, n]) => sum + 0.6 * n * skill, 0)
  const wanted = objectivesWanting(outlook, type)
  if (power.kind === 'instant') return points + shown + wanted + instantWorth(outlook, id, power.effect)
  if (power.kind === 'offensive') return points + shown + wanted + usualWorth(power)
  const now = power.kind === 'income' ? 1 : power.kind === 'oncePerRound' && rounds > 0 ? 0.6 : 0
  return points + shown + wanted + now * usualWorth(power) + comingWorth(outlook, id, power)
}

function instantWorth({ table, seat }: Outlook, id: string, effect: Parameters<typeof effectWorth>[0]): number {
  const context = table.content.language.at(table, seat, id)
  return effectWorth(effect, (counted) => context.amount(counted))
}

/** A card of a type that an open objective counts. */
function objectivesWanting({ table, seat }: Outlook, type: string): number {
  let sum = 0
  for (const card in table.state.claims) {
    if (table.state.claims[card]?.includes(seat)) continue
    if (table.content.objectives.get(card)?.counts.type === type) sum += 0.7
  }
  return sum
}

/** What a card promises: what it would bring, and how likely and dear that is. */
export function cardPromise(outlook: Outlook, id: string): Prospect & { readonly gain: number } {
  const card = invention(outlook, id)
  const { cost, chance } = prospectOf(outlook, card.requires)
  return { cost, chance, gain: outlook.roads.inventions * playWorth(outlook, card) - cost }
}

/** How sure the cards are to be played in the turns left, the best first. */
function share(turns: number, place: number): number {
  return Math.max(0, Math.min(0.75 - 0.08 * place, (turns * 0.5 - place) / 3))
}

export function handWorth(outlook: Outlook): number {
  const { table, seat, turns } = outlook
  const hand = table.zone(handOf(seat))
  if (hand.length === 0 || turns === 0) return 0
  const promises: number[] = []
  for (const id of hand) {
    const { gain, chance } = cardPromise(outlook, id)
    if (gain > 0) promises.push(gain * chance)
  }
  promises.sort((one, other) => other - one)
  let sum = 0
  for (let place = 0; place < promises.length; place++) {
    sum += (promises[place] as number) * share(turns, place)
  }
  return sum
}

/** What it is worth to play a card at once: the best that can be played, above what it promises in the hand. */
export function playNow(outlook: Outlook): number {
  const { table, seat, turns } = outlook
  let best = 0
  for (const id of table.zone(handOf(seat))) {
    const { gain, chance } = cardPromise(outlook, id)
    best = Math.max(best, gain * chance * chance)
  }
  return (1 - share(turns, 0)) * best
}
