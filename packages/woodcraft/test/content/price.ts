import type { Amount, Effect, Rule } from '@nora/effects'
import type { DieAsked } from '../../src/content/forms.ts'
import type { Ability, Helper, Order } from '../../src/content/schema.ts'
import { colours } from '../../src/workshop/dice.ts'
import { type Deck, listed } from './price-list.ts'

/** Dice that one Buy lumber brings; what an order asks beyond them must be sawn, spliced or glued. */
const BOUGHT_TOGETHER = 2

/** The yard price of each die that would do. */
function yardPrices({ colour, value }: DieAsked, anyValue: number): number[] {
  const wanted = colour === 'any' ? colours : [colour].flat()
  return wanted.map((name) => (value === 'any' ? anyValue : value) + colours.indexOf(name))
}

/** The cheapest die that will do. */
const dieAskedPrice = (die: DieAsked) => Math.min(...yardPrices(die, 1))
/** The dearest die that one may take. */
const dieGivenPrice = (die: DieAsked) => Math.max(...yardPrices(die, 6))

/** What it costs to deliver: the dice from the yard, the materials, and a step for each die beyond the second. */
export function askedPrice({ dice, materials, deck }: Pick<Order, 'dice' | 'materials'> & { deck: Deck }): number {
  const wood = dice.reduce((sum, die) => sum + dieAskedPrice(die), 0)
  const goods = Object.entries(materials).reduce((sum, [what, n]) => sum + n * listed('goods', what, deck), 0)
  return wood + goods + Math.max(0, dice.length - BOUGHT_TOGETHER) * listed('effects', 'step', deck)
}

/** The parts of a reward, one after the other. */
export function partsOf(effect: Effect): readonly Effect[] {
  return effect.do === 'seq' ? (effect.effects as unknown as readonly Effect[]).flatMap(partsOf) : [effect]
}

const isFame = ({ do: word, what }: Effect) => word === 'score' || (word === 'gain' && what === 'reputation')

/** Berries and goods of a reward: all but points and reputation. */
export function givenBack({ reward, deck }: Order): number {
  return partsOf(reward)
    .filter((part) => !isFame(part))
    .reduce((sum, part) => sum + effectPrice(part, deck), 0)
}

/** What an order brings beyond its price: points, reputation by its row and by its reward, and what is given back. */
export function gainOf(order: Order): number {
  const { reward, deck, row } = order
  const fame = partsOf(reward)
    .filter(isFame)
    .reduce((sum, part) => sum + effectPrice(part, deck), 0)
  return givenBack(order) - askedPrice(order) + fame + listed('rows', row, deck)
}

function amount(n: Amount, deck: Deck): number {
  if (typeof n === 'number') return n
  const counted = Math.floor(listed('counts', n.count, deck) / (n.per ?? 1)) * (n.times ?? 1)
  return Math.min(counted, n.most ?? counted)
}

type Fields = { readonly n: Amount; readonly what: string; readonly effect: Effect; readonly [field: string]: unknown }

/** What an effect is worth when it is done once. */
export function effectPrice(effect: Effect, deck: Deck): number {
  const fields = effect as unknown as Fields
  const of = (word: string) => listed('effects', word, deck)
  const times = (field: string) => fields[field] as number
  switch (effect.do) {
    case 'seq':
      return partsOf(effect).reduce((sum, part) => sum + effectPrice(part, deck), 0)
    case 'choose': {
      const options = Object.values(fields.options as { [id: string]: Effect }).map((part) => effectPrice(part, deck))
      return Math.max(...options) + (options.length - 1) * listed('judgement', 'eachOtherOption', deck)
    }
    case 'if':
      return listed('judgement', 'condition', deck) * effectPrice(fields.effect, deck)
    case 'upTo':
      return listed('judgement', 'upTo', deck) * amount(fields.n, deck) * effectPrice(fields.effect, deck)
    case 'repeat':
      return amount(fields.n, deck) * effectPrice(fields.effect, deck)
    case 'pay': {
      const cost = Object.entries(fields.cost as { [stock: string]: number })
      const paid = cost.reduce((sum, [what, n]) => sum + n * listed('goods', what, deck), 0)
      return Math.max(listed('judgement', 'trade', deck), effectPrice(fields.effect, deck) - paid)
    }
    case 'gain':
      return amount(fields.n, deck) * listed('goods', fields.what, deck)
    case 'score':
      return amount(fields.n, deck) * listed('goods', 'points', deck)
    case 'tool':
      return listed('goods', 'tool', deck)
    case 'die':
      return dieGivenPrice(effect as unknown as DieAsked)
    case 'saw':
      return of('step') + (times('cuts') - 1) * of('cut')
    case 'splice':
      return of('step') + times('by') * of('raise')
    case 'ready':
      return of('step')
    case 'grow':
      return times('by') * of('grow')
    case 'shave':
      return times('by') * of('shave')
    case 'plant':
      return times('trees') * of('plant')
    case 'produce':
      return times('helpers') * of('produce')
    case 'raiseOrder':
      return times('rows') * of('raiseOrder')
    case 'act':
      return of('action') + (times('off') ?? 0) * of('offAction')
    case 'sell':
      return of('sell') + times('more')
    case 'buySix':
    case 'market':
      return of(effect.do) + times('off')
    default:
      return of(effect.do)
  }
}

function rulePrice(rule: Rule, deck: Deck): number {
  const on = rule.on as string | undefined
  const word = on ? `${rule.rule}${on[0]?.toUpperCase()}${on.slice(1)}` : rule.rule
  return listed('rules', word, deck) * ((rule.by as number | undefined) ?? 1)
}

function abilityPrice(ability: Ability, deck: Deck): number {
  if ('always' in ability) return rulePrice(ability.always, deck)
  const once = effectPrice(ability.effect, deck)
  if ('when' in ability) return once * listed('events', ability.when.on, deck)
  return ability.kind === 'immediate' ? once : once * listed('events', 'turn', deck)
}

/** What a helper brings: the ability, and what is made whenever helpers produce. */
export function helperWorth({ ability, production, deck }: Helper): number {
  return abilityPrice(ability, deck) + effectPrice(production, deck) * listed('events', 'production', deck)
}
