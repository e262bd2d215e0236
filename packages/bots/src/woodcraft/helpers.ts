import type { Rule, Trigger } from '@nora/effects'
import type { Item } from '@nora/kernel'
import { type HelperCard, workshopOf } from '@nora/woodcraft'
import type { Assessment } from './assessment.ts'
import { effectWorth, producedBy } from './effects.ts'

/** How often an ability of the turn is worth using. */
const ABILITY_USE = 0.4

/** How often something happens in a turn of sensible play. */
const frequency: { readonly [happening: string]: number } = {
  moveTile: 1,
  produce: 0.4,
  market: 0.4,
  completeOrder: 0.33,
  buyDie: 0.33,
  saw: 0.28,
  splice: 0.22,
  improve: 0.2,
  placeTool: 0.2,
  hire: 0.16,
  takeOrder: 0.15,
  buyBundle: 0.13,
  sellDie: 0.13,
  harvest: 0.1,
  substitute: 0.08,
  plant: 0.07,
  glue: 0.06,
  bonusAction: 0.06,
}
/** One colour, row or action out of several. */
const DETAIL = 0.25

/** Points in a turn for each unit of a rule, and whether the unit is berries. */
const ruleWorths: { readonly [rule: string]: number } = {
  orderReputation: 0.8,
  marketPoints: 0.4,
  gluePoints: 0.2,
  moreProduction: 0.5,
  moreDice: 0.25,
  fasterGrowth: 0.25,
  moreOrders: 0.2,
  freeCuts: 0.2,
  cheaperBonus: 0.2,
  sellHigher: 0.23,
  moreBundles: 0.1,
  moreTrees: 0.15,
  higherSplice: 0.15,
  largerTrees: 0.15,
  richerSubstitute: 0.1,
  largerPile: 0.1,
  spliceFree: 0.2,
  glueFree: 0.2,
}
const discountUse: { readonly [purchase: string]: number } = {
  yardDie: 0.4,
  marketing: 0.35,
  helper: 0.25,
  improvement: 0.2,
  six: 0.2,
  material: 0.2,
  order: 0.1,
}

/** How often each of the best producers works in a turn. */
const WORK = [0.22, 0.2, 0.12, 0.06, 0.03]

/** What a helper's ability will bring in the turns to come; what it does at once is not among it. */
export function abilityWorth(assessment: Assessment, { oncePerTurn, always, when }: HelperCard): number {
  const { turns } = assessment
  if (oncePerTurn) return turns * ABILITY_USE * Math.max(0, effectWorth(assessment, oncePerTurn))
  if (always) return turns * ruleWorth(assessment, always)
  return when ? timesOf(assessment, when.trigger) * effectWorth(assessment, when.effect) : 0
}

function ruleWorth({ berry, reputation }: Assessment, { rule, by, on }: Rule): number {
  const n = typeof by === 'number' ? by : 1
  if (rule === 'discount') return n * berry * (discountUse[on as string] ?? 0)
  const each = ruleWorths[rule] ?? 0
  return n * (rule === 'orderReputation' ? each * 0.5 * reputation : each)
}

function timesOf({ turns, phases }: Assessment, trigger: Trigger): number {
  if (trigger.on === 'income') return phases.length
  const detailed = Object.keys(trigger).length > 1
  return turns * (frequency[trigger.on] ?? 0.1) * (detailed ? DETAIL : 1)
}

/** The abilities of all helpers of the workshop, and their productions, of which the best are used most. */
export function helpersWorth(assessment: Assessment): number {
  const { table, seat, content } = assessment
  const helpers = table.zone(workshopOf(seat))
  let sum = 0
  const productions: number[] = []
  for (const helper of helpers) {
    sum += abilityWorth(assessment, content.helpers.get(helper) as HelperCard)
    productions.push(producedBy(assessment, helper))
  }
  productions.sort((one, other) => other - one)
  for (let place = 0; place < productions.length; place++) {
    sum += assessment.turns * (WORK[place] ?? 0.02) * (productions[place] as number)
  }
  return sum
}

/** What hiring a helper brings, before its price and its space. */
export function newHelperWorth(assessment: Assessment, helper: Item): number {
  const card = assessment.content.helpers.get(helper) as HelperCard
  const place = assessment.table.zone(workshopOf(assessment.seat)).length
  const immediate = card.immediate ? effectWorth(assessment, card.immediate) : 0
  const production = assessment.turns * (WORK[Math.min(place, 2)] as number) * producedBy(assessment, helper)
  return immediate + abilityWorth(assessment, card) + production
}
