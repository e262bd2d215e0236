import type { Item, Seat } from '@nora/kernel'
import { missing, type Need } from '../cards/order-needs.ts'
import type { OrderCard } from '../content/content.ts'
import { benches, type Material } from '../content/names.ts'
import { type Good, goods, type WoodcraftTable } from '../state.ts'
import { colourOf, colours, DICE, type Die, faceOf, LARGEST } from '../workshop/dice.ts'
import { goodAt, type Hands, handsOf, helpedAt, keyOf, potAt, readyAt, usedAt } from './hands.ts'
import { type KnownRules, knownRules } from './known-rules.ts'
import { type WayAnswer, type Work, worksWith } from './work.ts'

/** What each good is worth when two ways are equally short; docs/woodcraft-ways.md says why. */
export const wayCosts: Readonly<Record<Good, number>> = {
  berries: 1,
  lanterns: 3,
  glue: 1,
  scrapwood: 1,
  blades: 1,
  reuse: 3,
}

/** A tree felled before its time costs the growth it would have had. */
export const FELLED_EARLY = 1

/** The extra actions that complete an order, the delivery last. */
export interface Way {
  readonly steps: readonly (readonly WayAnswer[])[]
  readonly cost: number
  /** What is in hand less at the end than now, what the order takes aside. */
  readonly spent: { readonly [good in Good]?: number }
}

/** There is none: so many dice, and so much of each material, are missing as things stand. */
export interface NoWay {
  readonly dice: number
  readonly materials: { readonly [material in Material]?: number }
}

export type Found = { readonly way: Way } | { readonly none: NoWay }

interface Node {
  readonly hands: Hands
  readonly from?: { readonly node: Node; readonly answers: Work['answers'] }
}

/** All that a search has to know, as plain data: it may be thought about somewhere else. */
export interface WayQuestion {
  readonly order: Item
  readonly need: Need
  readonly rules: KnownRules
  readonly hands: Hands
}

export function wayQuestion(table: WoodcraftTable, seat: Seat, order: Item): WayQuestion {
  const { need } = table.content.orders.get(order) as OrderCard
  const rules = knownRules(table, seat)
  const helpers = rules.helpers.map(({ id }) => id)
  return { order, need, rules, hands: handsOf(table, seat, helpers) }
}

/**
 * The shortest way to an order by extra actions alone: fewest steps, then least cost. No main action, no chance, no other
 * order delivered on the way; an order on show counts as taken. Layer by layer: the same in hand is the same, however
 * it came about.
 */
export function shortestWay({ order, need, rules, hands: start }: WayQuestion): Found {
  const known = new Set([keyOf(start)])
  let layer: Node[] = [{ hands: start }]
  while (layer.length > 0) {
    const done = layer.filter(({ hands }) => isEnough(hands, need))
    if (done.length > 0) return { way: best(done, start, order) }
    const next: Node[] = []
    for (const node of layer) {
      for (const { answers, hands } of worksWith(node.hands, rules)) {
        const key = keyOf(hands)
        if (known.has(key)) continue
        known.add(key)
        if (isWithinReach(hands, need, rules)) next.push({ hands, from: { node, answers } })
      }
    }
    layer = next
  }
  return { none: lacking(start, need) }
}

function isEnough(hands: Hands, need: Need): boolean {
  return need.materials.every(([material, n]) => (hands[goodAt(material)] as number) >= n) && lacks(hands, need) === 0
}

function lacks(hands: Hands, need: Need): number {
  return missing(hands as unknown as readonly number[], need.dice)
}

function lacking(hands: Hands, { dice, materials }: Need): NoWay {
  const short = materials.flatMap(([material, n]) => {
    const lack = n - (hands[goodAt(material)] as number)
    return lack > 0 ? [[material, lack] as const] : []
  })
  return { dice: lacks(hands, { dice, materials }), materials: Object.fromEntries(short) }
}

/** Whether there is any hope: wood enough in all, and of each colour unless glue or a dyer can change it. */
function isWithinReach(hands: Hands, { dice, materials }: Need, rules: KnownRules): boolean {
  // What a helper can still bring is not reckoned here.
  if (rules.helpers.some((_, index) => hands[helpedAt(index)] === 0)) return true
  const gains = Object.values(rules.after).some((list) => list.length > 0)
  if (!gains && materials.some(([material, n]) => (hands[goodAt(material)] as number) < n)) return false
  const works = sum(benches.map((bench) => hands[readyAt(bench)] as number)) + (hands[goodAt('reuse')] as number)
  const trees = colours.filter((_, colour) => (hands[potAt(colour)] as number) > 0).length
  const short = lacks(hands, { dice, materials })
  if (short === 0) return true
  if (works + trees === 0) return false
  const again = hands[goodAt('reuse')] as number
  const raises = benches.map((bench) => rules.raise[bench] ?? 0)
  const there = benches.map((bench) => (hands[readyAt(bench)] as number) + (hands[usedAt(bench)] as number) > 0)
  const largest = Math.max(0, ...raises.filter((_, index) => there[index]))
  const growth =
    sum(benches.map((bench, index) => (hands[readyAt(bench)] as number) * (raises[index] as number))) + again * largest
  const canGlue = (hands[readyAt('glue')] as number) > 0 || (again > 0 && (hands[usedAt('glue')] as number) > 0)
  const pips = colours.map((_, colour) => hands[potAt(colour)] as number)
  for (let die = 0; die < DICE; die++)
    pips[colourOf(die)] = (pips[colourOf(die)] as number) + (hands[die] as number) * faceOf(die)
  const asked = dice.map((options) => least(options))
  if (sum(asked) > sum(pips) + growth) return false
  if (canGlue) return true
  return colours.every((_, colour) => {
    const strict = dice
      .filter((options) => options.every((die) => colourOf(die) === colour))
      .map((options) => least(options))
    return sum(strict) <= (pips[colour] as number) + growth
  })
}

function least(options: readonly Die[]): number {
  return Math.min(LARGEST, ...options.map(faceOf))
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0)
}

function best(done: readonly Node[], start: Hands, order: Item): Way {
  const ways = done.map((node) => wayOf(node, start, order))
  return ways.reduce((one, other) => (other.cost < one.cost ? other : one))
}

function wayOf(node: Node, start: Hands, order: Item): Way {
  const steps: (readonly WayAnswer[])[] = []
  for (let at: Node | undefined = node; at?.from; at = at.from.node) steps.unshift(at.from.answers)
  const spent = goods.flatMap((good) => {
    const n = (start[goodAt(good)] as number) - (node.hands[goodAt(good)] as number)
    return n === 0 ? [] : [[good, n] as const]
  })
  const felled = sum(steps.map((answers) => early(answers, start)))
  return {
    steps: [...steps, [{ kind: 'turn', choice: { complete: order } }]],
    cost: sum(spent.map(([good, n]) => n * wayCosts[good])) + felled,
    spent: Object.fromEntries(spent),
  }
}

/** How far a tree that is felled in this step was from a six. */
function early(answers: readonly WayAnswer[], start: Hands): number {
  const { choice } = answers[0] as WayAnswer
  if (typeof choice !== 'object' || choice === null || !('harvest' in choice)) return 0
  const colour = colours.indexOf(choice.harvest as (typeof colours)[number])
  return (LARGEST - (start[potAt(colour)] as number)) * FELLED_EARLY
}
