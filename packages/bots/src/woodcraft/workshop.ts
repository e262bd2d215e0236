import { type Bench, type Content, hasBench, hasPot, type Improvement, isReady, sawsOf } from '@nora/woodcraft'
import type { Assessment } from './assessment.ts'
import { effectWorth } from './effects.ts'
import { usesLeft } from './supplies.ts'
import { treeWorth } from './trees.ts'

/** One use of a tile; two colours glued score at once. */
const useWorth: { readonly [bench in Bench]: number } = {
  saw: 1.2,
  splice1: 0.5,
  splice2: 1.3,
  splice4: 2.2,
  glue: 1.3,
}
/** The second saw is needed less often than the first, the third less than the second. */
const FURTHER_SAW = 0.75
const benches = Object.keys(useWorth) as Bench[]

/** A pot in which trees can grow, in each turn to come. */
const POT_PER_TURN = 0.22
/** How often a six is bought in a turn. */
const SIXES_PER_TURN = 0.25
/** A further tree that may be planted at once, in each turn to come. */
const FURTHER_TREE_PER_TURN = 0.5

export function benchesWorth(assessment: Assessment): number {
  const { player } = assessment
  let sum = 0
  for (const bench of benches) {
    if (!hasBench(player, bench)) continue
    if (bench === 'saw') sum += sawsWorth(assessment)
    else sum += useWorth[bench] * usesLeft(assessment, isReady(player, bench))
  }
  return sum
}

/** Several saws are alike. */
function sawsWorth(assessment: Assessment): number {
  const { player } = assessment
  const saws = sawsOf(player)
  let sum = 0
  for (let saw = 0; saw < saws; saw++)
    sum += useWorth.saw * usesLeft(assessment, saw < saws - player.usedSaws) * FURTHER_SAW ** saw
  return sum
}

/** Pots and what else lasts of improvements. */
export function improvementsWorth({ content, player, turns, berry }: Assessment): number {
  let sum = 0
  for (let colour = 0; colour < player.pots.length; colour++) if (hasPot(player, colour)) sum += POT_PER_TURN * turns
  for (const id of player.built) sum += lasting(content, id, turns, berry)
  return sum
}

function lasting({ improvements }: Content, id: Improvement, turns: number, berry: number): number {
  const { sixDiscount = 0, trees = 1 } = improvements.get(id) ?? {}
  return turns * (SIXES_PER_TURN * sixDiscount * berry + FURTHER_TREE_PER_TURN * (trees - 1))
}

const benchOf: { readonly [improvement in Improvement]?: Bench } = {
  'saw-2': 'saw',
  'saw-3': 'saw',
  'splice-2': 'splice2',
  'splice-4': 'splice4',
  glue: 'glue',
}

/** What an improvement brings, before its price. */
export function improvementWorth(assessment: Assessment, id: Improvement): number {
  const { content, turns, berry } = assessment
  const record = content.improvements.get(id)
  if (!record) return 0
  let worth = effectWorth(assessment, record.effect) + lasting(content, id, turns, berry)
  const bench = benchOf[id]
  if (bench)
    worth +=
      useWorth[bench] *
      usesLeft(assessment, true) *
      (id === 'saw-2' ? FURTHER_SAW : id === 'saw-3' ? FURTHER_SAW ** 2 : 1)
  if (record.seedling) {
    const colour = id === 'pot-yellow' ? 1 : 2
    worth += POT_PER_TURN * turns + treeWorth(assessment, colour, record.seedling.value)
  }
  return worth
}
