import type { Effect } from '@nora/effects'
import type { DieAsked } from '../../../src/content/forms.ts'
import type { Player } from '../../../src/state.ts'
import { deal, diceOf, type Prepare, type Workbench } from '../../workbench.ts'
import { partsOf } from '../price.ts'

/** What a player has, in numbers. */
export interface Belongings {
  berries: number
  lanterns: number
  glue: number
  scrapwood: number
  blades: number
  reuse: number
  berryIncome: number
  nutIncome: number
  reputation: number
  points: number
  dice: number
  tools: number
}

export function belongingsOf(player: Player): Belongings {
  const { berries, lanterns, glue, scrapwood, blades, reuse, berryIncome, nutIncome, reputation, score } = player
  const tools = player.attic.filter((tool) => tool !== null).length
  const goods = { berries, lanterns, glue, scrapwood, blades, reuse }
  return { ...goods, berryIncome, nutIncome, reputation, points: score, dice: diceOf(player).length, tools }
}

/** What changed while this was played, as far as anything did. */
export function changeOf(bench: Workbench, play: (bench: Workbench) => unknown): Partial<Belongings> {
  const before = belongingsOf(bench.player())
  play(bench)
  return difference(before, belongingsOf(bench.player()))
}

function difference(before: Belongings, after: Belongings): Partial<Belongings> {
  const fields = Object.keys(before) as (keyof Belongings)[]
  return Object.fromEntries(
    fields.map((field) => [field, after[field] - before[field]]).filter(([, change]) => change !== 0),
  )
}

/** The one helper at work when a reward is taken: its production is told apart from every reward. */
export const HELPER = 'early-helper-01'
export const oneHelper = { [HELPER]: { production: { do: 'gain', what: 'reuse', n: 9 } } }
const PRODUCTION: Partial<Belongings> = { reuse: 9 }

/** A workshop with that helper, and incomes beyond all milestones. */
export const atWork: Prepare = (state, player) => {
  deal(state, 'workshop/0', HELPER)
  player.slots[0] = HELPER
  player.berryIncome = 10
  player.nutIncome = 10
}

/** What taking a reward must bring to a player with one helper, and with no tool next to the new one. */
export function promisedBy(reward: Effect): Partial<Belongings> {
  return sum(...partsOf(reward).map(promisedByPart))
}

function promisedByPart(part: Effect): Partial<Belongings> {
  switch (part.do) {
    case 'gain':
      return { [part.what as string]: part.n as number }
    case 'score':
      return { points: part.n as number }
    case 'die':
      return { dice: 1 }
    case 'tool':
      return { tools: 1 }
    case 'produce':
      return PRODUCTION
    case 'choose':
      return promisedBy(Object.values(part.options as unknown as { [id: string]: Effect })[0] as Effect)
    default:
      throw new Error(`no reward is expected to ${part.do}`)
  }
}

export function sum(...parts: readonly Partial<Belongings>[]): Partial<Belongings> {
  const total: Partial<Belongings> = {}
  for (const part of parts) {
    for (const [field, n] of Object.entries(part) as [keyof Belongings, number][])
      total[field] = (total[field] ?? 0) + n
  }
  return Object.fromEntries(Object.entries(total).filter(([, n]) => n !== 0))
}

/** Answers every question with its first choice until the turn goes on. */
export function settle(bench: Workbench): Workbench {
  while (bench.asked !== 'turn') bench.chooseFirst()
  return bench
}

/** A die that is as it is asked for. */
export function fitting({ colour, value }: DieAsked): string {
  const [first] = colour === 'any' ? ['brown'] : [colour].flat()
  return `${first}-${value === 'any' ? 6 : value}`
}
