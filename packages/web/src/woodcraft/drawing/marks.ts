import type { Effect } from '@nora/effects'
import type { HelperCard, OrderCard } from '@nora/woodcraft'
import type { Wood } from '../art/die.tsx'
import type { SignName } from '../art/signs.tsx'

/** One thing printed on a card: a sign with a number or word beside it, or a die. */
export type Mark =
  | { readonly sign: SignName; readonly text?: string }
  | { readonly wood: Wood; readonly value: number | 'any' }

const goods: { readonly [what: string]: SignName } = {
  berries: 'berry',
  lanterns: 'lantern',
  glue: 'glue-bottle',
  scrapwood: 'scrapwood',
  blades: 'blade',
  reuse: 'reuse',
  reputation: 'reputation',
  berryIncome: 'berry-income',
  nutIncome: 'nut-income',
}

/** The sign of a stock or track. */
export function signOf(what: string): SignName {
  return goods[what] ?? 'points'
}

const amount = (n: unknown): string => {
  if (typeof n === 'number') return n === 1 ? '' : String(n)
  const { times = 1, per } = n as { times?: number; per?: number }
  return per ? `${times}/${per}` : `${times}×`
}

const mark = (sign: SignName, text = ''): Mark => (text === '' ? { sign } : { sign, text })

/** What an effect does, as signs; the whole of it stands in words where the card is looked at. */
export function marksOf(effect: Effect): Mark[] {
  const inner = () => marksOf(effect.effect as Effect)
  switch (effect.do) {
    case 'seq':
      return (effect.effects as readonly Effect[]).flatMap(marksOf)
    case 'gain':
      return [mark(signOf(String(effect.what)), amount(effect.n))]
    case 'score':
      return [mark('points', typeof effect.n === 'number' ? String(effect.n) : amount(effect.n))]
    case 'die':
      return [{ wood: effect.colour as Wood, value: effect.value as number | 'any' }]
    case 'tool':
      return [mark('tool')]
    case 'produce':
      return [mark('production', String(effect.helpers))]
    case 'act':
      return [mark(effect.action as SignName)]
    case 'plant':
      return [mark('pot-green', amount(effect.trees))]
    case 'grow':
      return [mark('grow', `+${effect.by}`)]
    case 'saw':
      return [mark('saw', amount(effect.cuts))]
    case 'splice':
      return [mark('splice', `+${effect.by}`)]
    case 'shave':
      return [mark('splice', `−${effect.by}`)]
    case 'glue':
      return [mark('glue-tile')]
    case 'market':
      return [mark('marketing', `−${effect.off}`)]
    case 'takeOrder':
      return [mark('chooseOrders')]
    case 'raiseOrder':
      return [mark('chooseOrders'), mark('up')]
    case 'ready':
      return [mark('ready')]
    case 'recolour':
      return [mark('brush')]
    case 'turnOver':
      return [mark('die-any', '7−')]
    case 'buySix':
      return [{ wood: 'any', value: 6 }]
    case 'sell':
      return [mark('exchange')]
    case 'repeat':
      return [...inner(), mark('reuse', String(effect.n))]
    case 'upTo':
    case 'may':
    case 'if':
      return inner()
    case 'choose':
      return Object.values(effect.options as { readonly [name: string]: Effect }).flatMap(marksOf)
    case 'pay':
      return [
        ...Object.entries(effect.cost as { readonly [what: string]: number }).map(([what, n]) =>
          mark(signOf(what), `−${n}`),
        ),
        ...inner(),
      ]
    default:
      return [mark('card')]
  }
}

/** When an ability helps: once at arrival, once in every turn, or always. */
export type SealKind = 'once' | 'turn' | 'always'

export function sealOf({ record }: HelperCard): SealKind {
  if (record.ability.kind === 'immediate') return 'once'
  return record.ability.kind === 'oncePerTurn' ? 'turn' : 'always'
}

const purchases: { readonly [on: string]: SignName } = {
  yardDie: 'buyLumber',
  six: 'exchange',
  material: 'buyMaterials',
  order: 'chooseOrders',
  helper: 'chooseHelper',
  improvement: 'improveWorkshop',
  marketing: 'marketing',
}

const rules: { readonly [rule: string]: SignName } = {
  sellHigher: 'exchange',
  moreDice: 'buyLumber',
  moreBundles: 'buyMaterials',
  moreOrders: 'chooseOrders',
  moreProduction: 'production',
  moreTrees: 'pot-green',
  fasterGrowth: 'grow',
  freeCuts: 'saw',
  higherSplice: 'splice',
  gluePoints: 'glue-tile',
  largerPile: 'die-any',
  cheaperBonus: 'lantern',
  richerSubstitute: 'berry',
  orderReputation: 'reputation',
  marketPoints: 'marketing',
  spliceFree: 'splice',
  glueFree: 'glue-tile',
  largerTrees: 'grow',
}

const happenings: { readonly [on: string]: SignName } = {
  saw: 'saw',
  splice: 'splice',
  glue: 'glue-tile',
  takeOrder: 'chooseOrders',
  completeOrder: 'chooseOrders',
  buyBundle: 'buyMaterials',
  buyDie: 'buyLumber',
  sellDie: 'exchange',
  income: 'berry-income',
  placeTool: 'tool',
  improve: 'improveWorkshop',
  hire: 'chooseHelper',
  produce: 'production',
  plant: 'pot-green',
  harvest: 'grow',
  market: 'marketing',
  moveTile: 'turn',
  substitute: 'berry',
  bonusAction: 'lantern',
}

/** What a helper can, as signs. */
export function abilityMarks({ immediate, oncePerTurn, always, when }: HelperCard): Mark[] {
  const effect = immediate ?? oncePerTurn
  if (effect) return marksOf(effect)
  if (when) return [mark(happenings[String((when.trigger as { on: string }).on)] ?? 'card'), ...marksOf(when.effect)]
  if (!always) return []
  const { rule, on, by, upTo } = always as unknown as { rule: string; on?: string; by?: number; upTo?: number }
  if (rule === 'discount') return [mark(purchases[on ?? ''] ?? 'berry', `−${by}`)]
  return [mark(rules[rule] ?? 'card', upTo === undefined ? (by === undefined ? '0' : `+${by}`) : `≤${upTo}`)]
}

/** What a completed order pays; of a nut order what stands there in place of a contract. */
export function rewardMarks({ alternative, reward }: OrderCard): Mark[] {
  return [
    ...(alternative ? [mark('points', String(alternative.points)), mark('berry', String(alternative.berries))] : []),
    ...(reward ? marksOf(reward) : []),
  ]
}
