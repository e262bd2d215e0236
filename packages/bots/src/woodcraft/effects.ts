import type { Amount, Cost, Effect } from '@nora/effects'
import { colourOf, colours, DICE, faceOf, type HelperCard, workshopOf } from '@nora/woodcraft'
import type { Assessment } from './assessment.ts'
import { lanternsWorth, type Material, materialWorth, reuseWorth } from './supplies.ts'

/** What a production within a production is worth: reckoned through, it would go round in circles. */
const PRODUCED = 1

/** What an effect that cannot be tried now is worth on average. */
export function effectWorth(assessment: Assessment, effect: Effect, isProduced = false): number {
  const worthOf = (part: Effect) => effectWorth(assessment, part, isProduced)
  switch (effect.do) {
    case 'seq':
      return (effect.effects as unknown as Effect[]).reduce((sum, part) => sum + worthOf(part), 0)
    case 'choose':
      return Math.max(...Object.values(effect.options as unknown as Record<string, Effect>).map(worthOf))
    case 'gain':
      return amountOf(assessment, effect.n as Amount) * stockWorth(assessment, effect.what as string)
    case 'lose':
      return -amountOf(assessment, effect.n as Amount) * stockWorth(assessment, effect.what as string)
    case 'score':
      return amountOf(assessment, effect.n as Amount)
    case 'optional':
      return Math.max(0, worthOf(inner(effect)))
    case 'if':
      return 0.7 * worthOf(inner(effect))
    case 'pay':
      return tradeWorth(worthOf(inner(effect)), costWorth(assessment, effect.cost as Cost))
    case 'repeat':
    case 'upTo':
      return amountOf(assessment, effect.n as Amount) * worthOf(inner(effect))
    case 'forEach':
      return amountOf(assessment, effect.of as unknown as Amount) * worthOf(inner(effect))
    case 'die':
      return bestDie(assessment, effect)
    case 'produce':
      return isProduced ? PRODUCED : productionWorth(assessment, effect.helpers as number)
    default:
      return workWorth(assessment, effect)
  }
}

/** A payment for an effect is made only where the effect is worth more than usual, so the offer is never worth nothing. */
const TRADE = 0.35

function tradeWorth(gain: number, cost: number): number {
  return Math.max(TRADE * gain, gain - cost)
}

function inner(effect: Effect): Effect {
  return effect.effect as unknown as Effect
}

/** Work on wood and actions, by what they usually bring while there is time left to use it. */
function workWorth({ berry, reputation, turns }: Assessment, effect: Effect): number {
  const soon = Math.min(1, turns / 3)
  switch (effect.do) {
    case 'tool':
      return 1 + 1.6 * soon
    case 'plant':
      return 2.8 * (effect.trees as number) * soon
    case 'glue':
      return 2
    case 'act':
      return 4 + ((effect.off as number | undefined) ?? 0) * berry
    case 'sell':
      return 3 + (effect.more as number) * berry
    case 'buySix':
      return 1.6 + (effect.off as number) * berry
    case 'market':
      return 1 + (effect.off as number) * berry
    case 'takeOrder':
      return 4 * soon
    case 'raiseOrder':
      return 0.85 * reputation
    case 'grow':
      return 0.55 * (effect.by as number) * soon
    case 'splice':
      return 0.5 + 0.6 * (effect.by as number)
    case 'saw':
      return 0.5 + 0.3 * (effect.cuts as number)
    case 'shave':
      // The pip is lost, and only now and then is the lower die the one that is asked for.
      return -0.2
    case 'recolour':
      return 1.2
    case 'turnOver':
      return 1.6
    default:
      return 0.8
  }
}

/** A number, or what is counted now and will hardly be less later. */
function amountOf({ content, table, seat }: Assessment, amount: Amount): number {
  if (typeof amount === 'number') return amount
  return content.language.at(table, seat).amount(amount)
}

/** One more of each good. */
export function stockWorth(assessment: Assessment, what: string): number {
  const { berry, player, reputation, phases } = assessment
  switch (what) {
    case 'berries':
      return berry
    case 'lanterns':
      return lanternsWorth(assessment, player.lanterns + 1) - lanternsWorth(assessment, player.lanterns)
    case 'reuse':
      return reuseWorth(assessment, player.reuse + 1) - reuseWorth(assessment, player.reuse)
    case 'reputation':
      return reputation
    case 'nutIncome':
      return phases.length
    case 'berryIncome':
      return berry * Math.max(0, phases.length - 1) + 0.1
    default: {
      const material = what as Material
      return (
        materialWorth(assessment, material, player[material] + 1) -
        materialWorth(assessment, material, player[material])
      )
    }
  }
}

function costWorth(assessment: Assessment, cost: Cost): number {
  let sum = 0
  for (const what in cost) sum += (cost[what] as number) * stockWorth(assessment, what)
  return sum
}

/** The dice an effect may give, by the colours and values it leaves open. */
function bestDie({ die: worths }: Assessment, { colour, value }: Effect): number {
  let best = 0
  for (let die = 0; die < DICE; die++) {
    const name = colours[colourOf(die)] as string
    const suits = colour === 'any' || colour === name || (Array.isArray(colour) && colour.includes(name))
    if (suits && (value === 'any' || value === faceOf(die))) best = Math.max(best, worths[die] as number)
  }
  return best
}

/** What the production of a helper brings. */
export function producedBy(assessment: Assessment, helper: string): number {
  const { production } = assessment.content.helpers.get(helper) as HelperCard
  return effectWorth(assessment, production, true)
}

/** The best helpers of the workshop at work. */
export function productionWorth(assessment: Assessment, helpers: number): number {
  const { table, seat } = assessment
  const worths = table.zone(workshopOf(seat)).map((helper) => producedBy(assessment, helper))
  return worths
    .sort((one, other) => other - one)
    .slice(0, helpers)
    .reduce((sum, worth) => sum + worth, 0)
}
