import {
  type Bench,
  type Content,
  hasBench,
  hasPot,
  type Improvement,
  isReady,
  type Player,
  sawsOf,
} from '@nora/woodcraft'
import { effectWorth } from './effects.ts'
import type { Outlook } from './outlook.ts'
import { treeWorth } from './wood.ts'

/** One use of a tile; two colours glued score at once. */
const useWorth: { readonly [bench in Bench]: number } = {
  saw: 0.8,
  splice1: 0.5,
  splice2: 0.8,
  splice4: 1.2,
  glue: 2.4,
}
const benches = Object.keys(useWorth) as Bench[]

/** A pot in which trees can grow, in each turn to come. */
const POT_PER_TURN = 0.22
/** How often a six is bought in a turn. */
const SIXES_PER_TURN = 0.25

/** How often a tile can still be used: now if it lies face up, and again after each income phase but the last. */
function usesLeft({ phases, turns }: Outlook, ready: boolean): number {
  return Math.max(0, phases.length - 1) + (ready ? Math.min(0.8, turns / 2) : 0)
}

export function benchesWorth(outlook: Outlook): number {
  const { player } = outlook
  let sum = 0
  for (const bench of benches) {
    if (!hasBench(player, bench)) continue
    if (bench === 'saw') sum += sawsWorth(outlook)
    else sum += useWorth[bench] * usesLeft(outlook, isReady(player, bench))
  }
  return sum
}

/** Several saws are alike; the second and third are needed less often. */
function sawsWorth(outlook: Outlook): number {
  const { player } = outlook
  const saws = sawsOf(player)
  let sum = 0
  for (let saw = 0; saw < saws; saw++)
    sum += (useWorth.saw * usesLeft(outlook, saw < saws - player.usedSaws)) / (saw + 1)
  return sum
}

/** Pots and what else lasts of improvements. */
export function improvementsWorth({ content, player, turns, berry }: Outlook): number {
  let sum = 0
  for (let colour = 0; colour < player.pots.length; colour++) if (hasPot(player, colour)) sum += POT_PER_TURN * turns
  for (const id of player.built) sum += lasting(content, id, turns, berry)
  return sum
}

function lasting({ improvements }: Content, id: Improvement, turns: number, berry: number): number {
  const { sixDiscount = 0, trees = 1 } = improvements.get(id) ?? {}
  return turns * (SIXES_PER_TURN * sixDiscount * berry + 0.2 * (trees - 1))
}

const benchOf: { readonly [improvement in Improvement]?: Bench } = {
  'saw-2': 'saw',
  'saw-3': 'saw',
  'splice-2': 'splice2',
  'splice-4': 'splice4',
  glue: 'glue',
}

/** What an improvement brings, before its price. */
export function improvementWorth(outlook: Outlook, id: Improvement): number {
  const { content, turns, berry } = outlook
  const record = content.improvements.get(id)
  if (!record) return 0
  let worth = effectWorth(outlook, record.effect) + lasting(content, id, turns, berry)
  const bench = benchOf[id]
  if (bench) worth += (useWorth[bench] * usesLeft(outlook, true)) / (id === 'saw-2' ? 2 : id === 'saw-3' ? 3 : 1)
  if (record.seedling) {
    const colour = id === 'pot-yellow' ? 1 : 2
    worth += POT_PER_TURN * turns + treeWorth(outlook, colour, record.seedling.value)
  }
  return worth
}

/** Lanterns, tokens and materials in hand; a hoard is worth less than the first few. */
export function storesWorth({ turns }: Outlook, { lanterns, reuse, glue, scrapwood, blades }: Player): number {
  const soon = Math.min(1, turns / 2)
  let sum = 0.8 * soon * Math.min(reuse, 1 + turns / 3)
  sum += 1.3 * soon * Math.min(lanterns, 6, 3 * turns) + 0.2 * soon * Math.max(0, lanterns - 6)
  for (const held of [glue, scrapwood, blades])
    sum += 0.1 * held + soon * (0.4 * Math.min(held, 3) + 0.1 * Math.max(0, held - 3))
  return sum
}
