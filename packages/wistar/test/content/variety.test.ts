import type { Effect } from '@nora/effects'
import type { Json } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import type { PowerKind } from '../../src/content/names.ts'
import type { Invention, Power } from '../../src/content/schema.ts'
import { houseContent } from '../../src/index.ts'
import { buildable, builtTowards } from './built-towards.ts'

const { language, tables } = houseContent
const { inventions } = tables

/** The tree of words of a power; a card of another kind with the same words has the same template. */
const templateOf = (power: Power) => language.template(power as unknown as Effect)

function byTemplate(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { id, power } of inventions) {
    const template = templateOf(power)
    found.set(template, [...(found.get(template) ?? []), id])
  }
  return found
}

/** Gains of a fixed amount and nothing else. */
function onlyGains(power: Power): boolean {
  if (!('effect' in power) || power.kind === 'permanent') return false
  return language
    .walk(power.effect)
    .every((part) => part.do === 'seq' || (part.do === 'gain' && typeof part.n === 'number'))
}

describe('the inventions differ from each other', () => {
  test('there are at least 70 templates of powers, none on more than 4 cards', () => {
    const templates = byTemplate()
    expect(templates.size).toBeGreaterThanOrEqual(70)
    for (const [template, cards] of templates) expect(cards.length, `${template}: ${cards}`).toBeLessThanOrEqual(4)
  })

  test('templates leave out numbers and names but no words', () => {
    const gain = (what: string, n: Json): Power => ({ kind: 'instant', effect: { do: 'gain', what, n } as Effect })
    expect(templateOf(gain('wood', 1))).toBe(templateOf(gain('metal', 3)))
    expect(templateOf(gain('wood', 1))).not.toBe(templateOf(gain('wood', { count: 'beds' })))
  })

  test.each([
    [12, 65],
    [22, 27],
    [40, 116],
    [75, 114],
    [75, 165],
    [114, 165],
  ])('%i and %i do the same and differ in cost, icons or points', (one, other) => {
    const [first, second] = [inventions[one - 1] as Invention, inventions[other - 1] as Invention]
    expect(templateOf(first.power)).toBe(templateOf(second.power))
    expect(first.requires).not.toEqual(second.requires)
    expect([first.icons, first.points]).not.toEqual([second.icons, second.points])
  })

  test('at most 30 cards only gain a fixed amount', () => {
    const plain = inventions.filter(({ power }) => onlyGains(power))
    expect(plain.length).toBeGreaterThan(0)
    expect(plain.length).toBeLessThanOrEqual(30)
  })

  test('at least 50 cards count or react to something one builds towards', () => {
    expect(inventions.filter(({ power }) => builtTowards(power).size > 0).length).toBeGreaterThanOrEqual(50)
  })

  test.each(buildable)('at least 4 of them to %s', (thing) => {
    expect(inventions.filter(({ power }) => builtTowards(power).has(thing)).length).toBeGreaterThanOrEqual(4)
  })

  test.each<[PowerKind, number, number]>([
    ['instant', 60, 80],
    ['oncePerRound', 25, 35],
    ['income', 20, 30],
    ['permanent', 20, 30],
    ['endgame', 20, 30],
    ['offensive', 10, 10],
  ])('%s effects are on %i to %i cards', (kind, fewest, most) => {
    const { length } = inventions.filter(({ power }) => power.kind === kind)
    expect(length).toBeGreaterThanOrEqual(fewest)
    expect(length).toBeLessThanOrEqual(most)
  })

  test('every word of the language is on some card, guest, door, mission or objective', () => {
    const said = JSON.stringify(tables)
    const unused = (family: readonly string[], key: string) =>
      family.filter((word) => !said.includes(`"${key}":"${word}"`))
    expect(unused(language.known.triggers, 'on')).toEqual([])
    expect(unused(language.known.rules, 'rule')).toEqual([])
    // Without piles and routes of its own the game has no use for these two words of the core.
    expect(unused(language.known.atoms, 'do')).toEqual(['draw', 'move'])
  })
})
