import type { State } from '@nora/kernel'
import type { Bot } from './bot.ts'
import { type Effort, type Heuristics, usualEffort } from './heuristics.ts'
import type { Weights } from './learned/weights.ts'
import { plainStyle, type Style, TurnSearch } from './turn-search.ts'

/** Half what was learned, half the evaluation: better than either alone. */
const LEARNED = 0.5

/** Players of four strengths for one game, the weakest first. */
export function levels<S extends State, K>(heuristics: Heuristics<S, K>, weights: readonly Weights[]): readonly Bot[] {
  return [novice(heuristics), casual(heuristics), skilled(heuristics, weights), master(heuristics, weights)]
}

/**
 * Plays as people do who know the rules and little more: without a plan for the whole turn, with some things overlooked,
 * and with likings of its own about what is worth how much.
 */
function novice<S extends State, K>(heuristics: Heuristics<S, K>): Bot {
  const effort = { ...effortOf(heuristics), beam: 1, roots: 1, samples: 1 }
  return player('novice', heuristics, {
    ...plainStyle,
    effort,
    error: 3,
    overlooks: 0.3,
    fancy: 0.5,
    ...heuristics.novice,
  })
}

/** Plays a sensible turn by the evaluation alone. */
export function casual<S extends State, K>(heuristics: Heuristics<S, K>): Bot {
  return player('casual', heuristics, { ...plainStyle, effort: effortOf(heuristics) })
}

/** Judges by what was learned as well, and follows twice as many lines. */
function skilled<S extends State, K>(heuristics: Heuristics<S, K>, weights: readonly Weights[]): Bot {
  const usual = effortOf(heuristics)
  const effort = { ...usual, beam: 2 * usual.beam, merges: true, ...heuristics.skilled }
  return player('skilled', heuristics, { ...plainStyle, effort, learned: LEARNED }, weights)
}

/** The same with longer shortlists, far more lines and more imagined tables; where it helps, a look at its next turn. */
function master<S extends State, K>(heuristics: Heuristics<S, K>, weights: readonly Weights[]): Bot {
  const usual = effortOf(heuristics)
  const wide = { beam: 5 * usual.beam, roots: 10, tries: 3 * usual.tries, samples: 4, width: 2, merges: true }
  const effort = { ...usual, ...wide, ...heuristics.master }
  return player('master', heuristics, { ...plainStyle, effort, learned: LEARNED }, weights)
}

export function effortOf({ effort }: Pick<Heuristics, 'effort'>): Effort {
  return { ...usualEffort, ...effort }
}

function player<S extends State, K>(
  id: string,
  heuristics: Heuristics<S, K>,
  style: Style,
  weights: readonly Weights[] = [],
): Bot {
  return { id, forks: true, mind: () => new TurnSearch(heuristics as Heuristics, style, weights) }
}
