import { each, type Json } from '@nora/kernel'
import { type Action, bonusActionPrice } from '@nora/woodcraft'
import { bestFew, widened } from '../ranking.ts'
import { assess } from './assessment.ts'
import { stockWorth } from './effects.ts'
import { actionGain, type Baseline, baselineFor } from './gains.ts'
import type { WoodcraftShortlist } from './shortlist.ts'
import { harvestWorth, useWorth } from './woodwork.ts'

type Choice = { readonly [field: string]: string }

/** How many other actions are tried for a lantern, and how many bonus actions. */
const LANTERN_ACTIONS = 2
const BONUS_ACTIONS = 2

/**
 * What is worth trying now: an order that can be completed is completed, then a tile is moved, then the main action is
 * taken, and then whatever extra may help, until nothing does.
 */
export const turn: WoodcraftShortlist = (table, seat, _args, space, _fate, width) => {
  const choices = [...each(space)]
  const completing = having(choices, 'complete')
  if (completing.length > 0) return completing
  const moves = having(choices, 'move')
  if (moves.length > 0) return moves
  const baseline = baselineFor(assess(table, seat))
  return choices.includes('berries') ? mainActions(baseline, choices, width) : extras(baseline, choices, width)
}

function having(choices: readonly Json[], field: string): Json[] {
  return choices.filter((choice) => typeof choice === 'object' && choice !== null && field in choice)
}

/** The action of the moved tile, the best of the others where a lantern can pay for it, or berries. */
function mainActions(baseline: Baseline, choices: readonly Json[], width: number): Json[] {
  const { table } = baseline.assessment
  const moved = table.state.turn?.moved
  const acts = having(choices, 'act') as Choice[]
  const own = acts.filter(({ act }) => act === moved)
  const others = acts.filter(({ act }) => act !== moved)
  const worth = new Map(acts.map(({ act }) => [act, actionGain(baseline, act as Action)]))
  const instead = bestFew(others, widened(LANTERN_ACTIONS, width), ({ act }) => worth.get(act) as number)
  const least = Math.max(0, ...own.map(({ act }) => worth.get(act) as number))
  return [...own, ...instead.filter(({ act }) => (worth.get(act) as number) > least), 'berries']
}

/** Abilities, tiles and pots that seem to help, the best bonus actions, and the two ways to end the turn. */
function extras(baseline: Baseline, choices: readonly Json[], width: number): Json[] {
  const { assessment } = baseline
  const { table, seat } = assessment
  const price = bonusActionPrice(table, seat) * stockWorth(assessment, 'lanterns')
  const bonuses = (having(choices, 'bonus') as Choice[])
    .map((choice) => ({ choice, worth: actionGain(baseline, choice.bonus as Action) }))
    .filter(({ worth }) => worth > price)
  return [
    ...choices.filter((choice) => typeof choice === 'string'),
    ...having(choices, 'ability'),
    ...(having(choices, 'use') as Choice[]).filter(({ use }) => useWorth(baseline, use as string) > 0),
    ...(having(choices, 'reuse') as Choice[]).filter(({ reuse }) => useWorth(baseline, reuse as string) > 0),
    ...(having(choices, 'harvest') as Choice[]).filter(({ harvest }) => harvestWorth(baseline, harvest as string) > 0),
    ...bestFew(bonuses, widened(BONUS_ACTIONS, width), ({ worth }) => worth).map(({ choice }) => choice),
  ]
}
