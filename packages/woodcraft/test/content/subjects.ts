import type { Json } from '@nora/kernel'
import type { Ability } from '../../src/content/schema.ts'

/** What an ability can be about: the main actions, the crafts of the workshop, and the categories of points. */
export const subjects = [
  'buyLumber',
  'exchangeDice',
  'buyMaterials',
  'chooseOrders',
  'chooseHelper',
  'produceOrPlant',
  'improveWorkshop',
  'sawing',
  'splicing',
  'gluing',
  'planting',
  'orders',
  'tools',
  'marketing',
] as const

type Subject = (typeof subjects)[number]
type Words = { readonly [word: string]: readonly Subject[] }

const effects: Words = {
  saw: ['sawing'],
  splice: ['splicing'],
  glue: ['gluing'],
  plant: ['planting', 'produceOrPlant'],
  grow: ['planting'],
  produce: ['produceOrPlant'],
  sell: ['exchangeDice'],
  buySix: ['exchangeDice'],
  takeOrder: ['chooseOrders', 'orders'],
  raiseOrder: ['orders'],
  market: ['marketing'],
  tool: ['tools'],
}

const rules: Words = {
  sellHigher: ['exchangeDice'],
  moreDice: ['buyLumber'],
  moreBundles: ['buyMaterials'],
  moreOrders: ['chooseOrders'],
  moreProduction: ['produceOrPlant'],
  moreTrees: ['planting'],
  largerTrees: ['planting'],
  fasterGrowth: ['planting'],
  freeCuts: ['sawing'],
  higherSplice: ['splicing'],
  spliceFree: ['splicing'],
  glueFree: ['gluing'],
  gluePoints: ['gluing'],
  orderReputation: ['orders'],
  marketPoints: ['marketing'],
}

const discounts: Words = {
  yardDie: ['buyLumber'],
  six: ['exchangeDice'],
  material: ['buyMaterials'],
  order: ['chooseOrders'],
  helper: ['chooseHelper'],
  improvement: ['improveWorkshop'],
  marketing: ['marketing'],
}

const triggers: Words = {
  buyDie: ['buyLumber'],
  sellDie: ['exchangeDice'],
  buyBundle: ['buyMaterials'],
  takeOrder: ['chooseOrders', 'orders'],
  hire: ['chooseHelper'],
  produce: ['produceOrPlant'],
  plant: ['planting'],
  harvest: ['planting'],
  improve: ['improveWorkshop'],
  saw: ['sawing'],
  splice: ['splicing'],
  glue: ['gluing'],
  completeOrder: ['orders'],
  placeTool: ['tools'],
  market: ['marketing'],
}

/** What an ability does, changes or reacts to. */
export function subjectsOf(ability: Ability): ReadonlySet<Subject> {
  return new Set(phrasesIn(ability as unknown as Json).flatMap(ofPhrase))
}

type Phrase = { readonly [field: string]: Json }

function ofPhrase(phrase: Phrase): readonly Subject[] {
  if (phrase.do === 'act') return [phrase.action as Subject]
  if (phrase.do) return effects[phrase.do as string] ?? []
  if (phrase.rule === 'discount') return discounts[phrase.on as string] ?? []
  if (phrase.rule) return rules[phrase.rule as string] ?? []
  return triggers[phrase.on as string] ?? []
}

function phrasesIn(value: Json): Phrase[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((part) => phrasesIn(part as Json))
  return Array.isArray(value) ? inner : [value as Phrase, ...inner]
}
