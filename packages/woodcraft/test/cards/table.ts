import { type Json, type Reason, type Seat, whyNot } from '@nora/kernel'
import { type Content, colours } from '@nora/woodcraft'
import { expect } from 'vitest'
import type { Improvement } from '../../src/content/names.ts'
import type { Player } from '../../src/state.ts'
import { deal, diceOf, give, type Prepare, pile, tree, Workbench } from '../workbench.ts'

type Goods = { readonly [good in 'berries' | 'lanterns' | 'glue' | 'scrapwood' | 'blades' | 'reuse']?: number }
type Trees = { readonly [colour in 'green' | 'yellow' | 'brown']?: number }
type Attic = { readonly [space: string]: string }

/** What lies before the player whose turn it is; what is not named is not there. */
export interface Before extends Goods {
  /** The lumber pile: `green-3 brown-1`. */
  readonly dice?: string
  /** As they stand in this turn, after they grew. */
  readonly trees?: Trees
  /** Helpers by the slot they work on. */
  readonly workshop?: { readonly [slot: string]: string }
  readonly built?: readonly Improvement[]
  readonly attic?: Attic
  /** Cards by the zone they lie in. */
  readonly cards?: { readonly [zone: string]: readonly string[] }
  /** Both are 10 where nothing is said: beyond all milestones. */
  readonly berryIncome?: number
  readonly nutIncome?: number
  readonly reputation?: number
  readonly marketing?: number
  readonly usedSaws?: number
}

/** What is different afterwards: numbers by how much, the rest as it is then. */
export interface Changes extends Goods {
  readonly points?: number
  readonly berryIncome?: number
  readonly nutIncome?: number
  readonly reputation?: number
  readonly marketing?: number
  readonly usedSaws?: number
  readonly dice?: string
  readonly trees?: Trees
  readonly attic?: Attic
}

interface Setup {
  readonly content?: Content
  readonly seats?: number
  readonly solo?: boolean
  readonly more?: Prepare
}

/** A turn of the first player, with just this at hand. */
export function turn(before: Before, { more = () => {}, ...setup }: Setup = {}): Workbench {
  const bench = new Workbench((state, player) => {
    const { berries = 0, lanterns = 0, glue = 0, scrapwood = 0, blades = 0, reuse = 0 } = before
    give(state, player, { berries, lanterns, glue, scrapwood, blades, reuse })
    pile(state, player, ...named(before.dice))
    for (const [zone, cards] of Object.entries(before.cards ?? {})) deal(state, zone, ...cards)
    deal(state, 'workshop/0', ...Object.values(before.workshop ?? {}).sort())
    player.built.push(...(before.built ?? []))
    player.berryIncome = before.berryIncome ?? 10
    player.nutIncome = before.nutIncome ?? 10
    player.reputation = before.reputation ?? 0
    player.furthest = player.reputation
    player.marketing = before.marketing ?? 0
    player.usedSaws = before.usedSaws ?? 0
    for (const tool of Object.values(before.attic ?? {})) state.tools[tool] = (state.tools[tool] as number) - 1
    more(state, player)
  }, setup)
  const { content } = bench.position.table
  const player = bench.player()
  for (const [slot, helper] of Object.entries(before.workshop ?? {}))
    player.slots[indexOf(content.slots, slot)] = helper
  for (const [space, tool] of Object.entries(before.attic ?? {})) player.attic[indexOf(content.attic, space)] = tool
  // After the growth at the start of the turn.
  for (const [colour, value] of Object.entries(before.trees ?? {})) tree(bench.state, player, colour as 'green', value)
  return bench
}

const named = (dice = ''): string[] => dice.split(' ').filter((name) => name !== '')

function indexOf(places: readonly { readonly id: string }[], id: string): number {
  const index = places.findIndex((place) => place.id === id)
  if (index < 0) throw new Error(`there is no ${id}`)
  return index
}

/** What making these choices changes for the player; the books must be in order afterwards. */
export function changes(bench: Workbench, ...choices: Json[]): Changes {
  const numbers = numbersOf(bench.player())
  const things = thingsOf(bench)
  bench.choose(...choices)
  expect(bench.problems).toEqual([])
  const now = numbersOf(bench.player())
  const differences = Object.entries(now).map(([name, n]) => [name, n - (numbers[name] as number)])
  const others = Object.entries(thingsOf(bench)).filter(
    ([name, thing]) => JSON.stringify(thing) !== JSON.stringify(things[name as keyof typeof things]),
  )
  return Object.fromEntries([...differences.filter(([, n]) => n !== 0), ...others])
}

function numbersOf(player: Player): Record<string, number> {
  const { berries, lanterns, glue, scrapwood, blades, reuse } = player
  const { berryIncome, nutIncome, reputation, marketing, usedSaws, score: points } = player
  const tracks = { berryIncome, nutIncome, reputation, marketing, usedSaws, points }
  return { berries, lanterns, glue, scrapwood, blades, reuse, ...tracks }
}

function thingsOf(bench: Workbench) {
  const player = bench.player()
  const { attic } = bench.position.table.content
  const trees = colours.map((colour, index) => [colour, player.pots[index] as number] as const)
  const tools = attic.map(({ id }, index) => [id, player.attic[index] as string | null] as const)
  return {
    dice: diceOf(player).join(' '),
    trees: Object.fromEntries(trees.filter(([, value]) => value > 0)),
    attic: Object.fromEntries(tools.filter(([, tool]) => tool !== null)),
  }
}

/** Why this may not be chosen now, with the numbers of the reason. */
export function refusal(bench: Workbench, choice: Json): Reason | undefined {
  return whyNot(bench.position as never, bench.owed.seat as Seat, choice)
}
