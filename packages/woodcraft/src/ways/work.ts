import type { Effect } from '@nora/effects'
import type { Json } from '@nora/kernel'
import { sawingsOf } from '../actions/saw.ts'
import { type Bench, benches } from '../content/names.ts'
import { type Good, goods } from '../state.ts'
import { colourOf, colours, DICE, type Die, dieNamed, dieOf, faceOf, LARGEST, nameOf } from '../workshop/dice.ts'
import { isSplice } from '../workshop/workshop.ts'
import { changed, goodAt, type Hands, helpedAt, potAt, readyAt, usedAt } from './hands.ts'
import type { KnownRules } from './known-rules.ts'

/** An answer to a question of the game. */
export interface WayAnswer {
  readonly kind: string
  readonly choice: Json
}

/** What can be done, by the answers it takes, and what one has in hand then. */
export interface Work {
  readonly answers: readonly WayAnswer[]
  readonly hands: Hands
}

type Result = readonly [answers: readonly WayAnswer[], hands: Hands]

const one = (kind: string, choice: Json): readonly WayAnswer[] => [{ kind, choice }]

/** Every extra action that is possible with this in hand, but to deliver. */
export function worksWith(hands: Hands, rules: KnownRules): Work[] {
  const works: Work[] = []
  const add = (choice: Json, results: Iterable<Result>) => {
    for (const [answers, next] of results) works.push({ answers: [...one('turn', choice), ...answers], hands: next })
  }
  for (const bench of benches) {
    if ((hands[readyAt(bench)] as number) > 0) {
      const next = changed(hands, [readyAt(bench), -1], [usedAt(bench), 1])
      add({ use: bench }, atBench(next, rules, bench))
    } else if ((hands[usedAt(bench)] as number) > 0 && (hands[goodAt('reuse')] as number) > 0) {
      // A used bench costs a token: as long as a ready one of the sort is there, nobody would.
      add({ reuse: bench }, atBench(changed(hands, [goodAt('reuse'), -1]), rules, bench))
    }
  }
  colours.forEach((colour, index) => {
    const tree = hands[potAt(index)] as number
    if (tree > 0) add({ harvest: colour }, [[[], felled(hands, rules, index, tree)]])
  })
  rules.helpers.forEach(({ id, effect }, index) => {
    if (hands[helpedAt(index)] === 0)
      add({ ability: id }, effectResults(changed(hands, [helpedAt(index), 1]), rules, effect))
  })
  return works
}

function* atBench(hands: Hands, rules: KnownRules, bench: Bench): Iterable<Result> {
  if (bench === 'saw') return yield* sawn(hands, rules, 1)
  const material: Good = isSplice(bench) ? 'scrapwood' : 'glue'
  const isFree = isSplice(bench) ? rules.spliceFree : rules.glueFree
  if (!isFree && hands[goodAt(material)] === 0) return
  const paid = isFree ? hands : changed(hands, [goodAt(material), -1])
  if (bench === 'glue') yield* glued(paid, rules)
  else yield* moved(paid, rules, 'splice', rules.raise[bench] as number)
}

function* sawn(hands: Hands, rules: KnownRules, cuts: number): Iterable<Result> {
  const free = cuts + rules.freeCuts
  const blades = hands[goodAt('blades')] as number
  for (const sawing of sawingsOf(hands as unknown as readonly number[], free + blades)) {
    const die = dieNamed(sawing.die) as Die
    const spent = Math.max(0, sawing.into.length - 1 - free)
    const next = changed(hands, [die, -1], [goodAt('blades'), -spent])
    for (const value of sawing.into) {
      const part = dieOf(colourOf(die), value)
      next[part] = (next[part] as number) + 1
    }
    yield [one('saw', sawing as unknown as Json), gained(next, rules.after.saw)]
  }
}

/** Raised by splicing, or shaved. */
function* moved(hands: Hands, rules: KnownRules, kind: 'splice' | 'shave', most: number): Iterable<Result> {
  const sign = kind === 'splice' ? 1 : -1
  for (const die of dice(hands)) {
    const room = kind === 'splice' ? LARGEST - faceOf(die) : faceOf(die) - 1
    for (let by = 1; by <= Math.min(most, room); by++) {
      const next = changed(hands, [die, -1], [die + sign * by, 1])
      yield [one(kind, { die: nameOf(die), by }), kind === 'splice' ? gained(next, rules.after.splice) : next]
    }
  }
}

function* glued(hands: Hands, rules: KnownRules): Iterable<Result> {
  const all = dice(hands)
  for (const [index, first] of all.entries()) {
    for (const second of all.slice((hands[first] as number) > 1 ? index : index + 1)) {
      const sum = faceOf(first) + faceOf(second)
      if (sum > LARGEST) continue
      for (const colour of new Set([colourOf(first), colourOf(second)])) {
        const into = dieOf(colour, sum)
        const next = changed(hands, [first, -1], [second, -1], [into, 1])
        const choice = { dice: [nameOf(first), nameOf(second)], into: nameOf(into) }
        yield [one('glue', choice), gained(next, rules.after.glue)]
      }
    }
  }
}

function felled(hands: Hands, rules: KnownRules, colour: number, tree: number): Hands {
  const next = changed(hands, [dieOf(colour, tree), 1])
  next[potAt(colour)] = 0
  return gained(next, rules.after.harvest)
}

/** What an ability of a helper can make of it. */
function* effectResults(hands: Hands, rules: KnownRules, effect: Effect): Iterable<Result> {
  switch (effect.do) {
    case 'score':
      return yield [[], hands]
    case 'gain': {
      const isGood = (goods as readonly unknown[]).includes(effect.what) && typeof effect.n === 'number'
      return yield [[], isGood ? changed(hands, [goodAt(effect.what as Good), effect.n as number]) : hands]
    }
    case 'if':
      return yield* effectResults(hands, rules, effect.effect as Effect)
    case 'seq':
      return yield* oneAfterOther(hands, rules, effect.effects as readonly Effect[])
    case 'choose':
      for (const [id, option] of Object.entries(effect.options as { readonly [id: string]: Effect })) {
        for (const [answers, next] of effectResults(hands, rules, option)) {
          yield [[...one('effect.choose', id), ...answers], next]
        }
      }
      return
    case 'pay': {
      const cost = Object.entries(effect.cost as { readonly [good in Good]?: number }) as [Good, number][]
      if (cost.some(([good, n]) => (hands[goodAt(good)] as number) < n)) return
      return yield* effectResults(
        changed(hands, ...cost.map(([good, n]) => [goodAt(good), -n] as const)),
        rules,
        effect.effect as Effect,
      )
    }
    case 'saw':
      return yield* sawn(hands, rules, effect.cuts as number)
    case 'splice':
    case 'shave':
      return yield* moved(hands, rules, effect.do, effect.by as number)
    case 'glue':
      return yield* glued(hands, rules)
    case 'grow':
      return yield* grown(hands, rules, effect.by as number)
    default:
      yield* changedDice(hands, rules, effect)
  }
}

function* oneAfterOther(hands: Hands, rules: KnownRules, effects: readonly Effect[]): Iterable<Result> {
  const [first, ...rest] = effects
  if (!first) return yield [[], hands]
  for (const [answers, next] of effectResults(hands, rules, first)) {
    for (const [further, last] of oneAfterOther(next, rules, rest)) yield [[...answers, ...further], last]
  }
}

function* changedDice(hands: Hands, rules: KnownRules, effect: Effect): Iterable<Result> {
  if (effect.do === 'recolour' || effect.do === 'turnOver') {
    for (const die of dice(hands)) {
      for (const into of effect.do === 'turnOver' ? [turned(die)] : recoloured(die, effect.to as string)) {
        const choice = { die: nameOf(die), into: nameOf(into) }
        yield [one(effect.do, choice), changed(hands, [die, -1], [into, 1])]
      }
    }
  } else if (effect.do === 'ready') {
    const of = (bench: Bench) =>
      effect.tile === 'any' || effect.tile === bench || (effect.tile === 'splice' && isSplice(bench))
    for (const bench of benches) {
      if (!of(bench) || hands[usedAt(bench)] === 0) continue
      yield [one('ready', bench), changed(hands, [usedAt(bench), -1], [readyAt(bench), 1])]
    }
  } else if (effect.do === 'sell') {
    for (const die of dice(hands)) {
      const berries = (rules.salePrices[die] as number) + (effect.more as number)
      yield [one('sellDie', nameOf(die)), changed(hands, [die, -1], [goodAt('berries'), berries])]
    }
  } else if (effect.do === 'buySix') {
    for (const [colour, price] of rules.sixPrices.entries()) {
      const berries = Math.max(0, price - (effect.off as number))
      if ((hands[goodAt('berries')] as number) < berries) continue
      const six = dieOf(colour, LARGEST)
      yield [one('buySix', nameOf(six)), changed(hands, [six, 1], [goodAt('berries'), -berries])]
    }
  }
}

function* grown(hands: Hands, rules: KnownRules, by: number): Iterable<Result> {
  let next: Hands = hands.slice()
  let grew = false
  colours.forEach((_, colour) => {
    const tree = next[potAt(colour)] as number
    if (tree === 0) return
    grew = true
    next[potAt(colour)] = Math.min(LARGEST, tree + by)
    if (tree + by >= LARGEST) next = felled(next, rules, colour, LARGEST)
  })
  if (grew) yield [[], next]
}

const turned = (die: Die): Die => dieOf(colourOf(die), LARGEST + 1 - faceOf(die))

function recoloured(die: Die, to: string): Die[] {
  return colours.flatMap((name, colour) =>
    colour !== colourOf(die) && (to === 'any' || to === name) ? [dieOf(colour, faceOf(die))] : [],
  )
}

function dice(hands: Hands): Die[] {
  const found: Die[] = []
  for (let die = 0; die < DICE; die++) if ((hands[die] as number) > 0) found.push(die)
  return found
}

function gained(hands: Hands, gains: readonly (readonly [Good, number])[] = []): Hands {
  return gains.length === 0 ? hands : changed(hands, ...gains.map(([good, n]) => [goodAt(good), n] as const))
}
