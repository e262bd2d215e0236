import type { Json } from '@nora/kernel'
import { colourOf, colours, type Die, dieNamed, dieOf, raiseOf } from '@nora/woodcraft'
import { bestOf, widened } from '../ranking.ts'
import { assess } from './assessment.ts'
import { type Baseline, baselineFor, diceGain } from './gains.ts'
import type { WoodcraftShortlist } from './shortlist.ts'
import { treeWorth } from './trees.ts'

type Worth = (baseline: Baseline, choice: Json) => number

const die = (name: string): Die => dieNamed(name) as Die

/** Czech rulebook, Lepení dřeva: two colours score. */
const TWO_COLOURS = 4
/** A further cut takes a blade, a splice takes scrapwood, and a tile is used up for a while. */
const BLADE = 0.4
const TILE = 0.5

const sawing: Worth = (baseline, choice) => {
  const { die: name, into } = choice as { readonly die: string; readonly into: readonly number[] }
  const parts = into.map((value) => dieOf(colourOf(die(name)), value))
  return diceGain(baseline, [die(name)], parts) - BLADE * (into.length - 2)
}

const raising: Worth = (baseline, choice) => {
  const { die: name, by } = choice as { readonly die: string; readonly by: number }
  return diceGain(baseline, [die(name)], [die(name) + by])
}

const shaving: Worth = (baseline, choice) => {
  const { die: name, by } = choice as { readonly die: string; readonly by: number }
  return diceGain(baseline, [die(name)], [die(name) - by])
}

const gluing: Worth = (baseline, choice) => {
  const { dice, into } = choice as { readonly dice: readonly [string, string]; readonly into: string }
  const [one, other] = dice.map(die) as [Die, Die]
  return diceGain(baseline, [one, other], [die(into)]) + (colourOf(one) === colourOf(other) ? 0 : TWO_COLOURS)
}

const becoming: Worth = (baseline, choice) => {
  const { die: name, into } = choice as { readonly die: string; readonly into: string }
  return diceGain(baseline, [die(name)], [die(into)])
}

const giving: Worth = (baseline, choice) =>
  diceGain(
    baseline,
    [choice].flat().map((name) => die(name as string)),
    [],
  )
const getting: Worth = (baseline, choice) => diceGain(baseline, [], [die(choice as string)])

function ranked(most: number, worth: Worth): WoodcraftShortlist {
  return (table, seat, _args, space, _fate, width) => {
    const baseline = baselineFor(assess(table, seat))
    return bestOf(space, widened(most, width), (choice) => worth(baseline, choice))
  }
}

/** Which work on wood looks best at a glance. */
export const woodwork = {
  saw: ranked(2, sawing),
  splice: ranked(2, raising),
  shave: ranked(2, shaving),
  glue: ranked(2, gluing),
  recolour: ranked(2, becoming),
  turnOver: ranked(2, becoming),
  deliver: ranked(1, giving),
  discardDie: ranked(1, giving),
  chooseDie: ranked(1, getting),
}

/** The most that one use of a tile would bring, less that it is used up. */
export function useWorth(baseline: Baseline, bench: string): number {
  const { table, seat } = baseline.assessment
  if (bench === 'saw') return mostOf(baseline, 'saw', { cuts: 1 }, sawing) - TILE
  if (bench === 'glue') return mostOf(baseline, 'glue', null, gluing) - TILE
  const raise = raiseOf(table, bench as 'splice1' | 'splice2' | 'splice4')
  return mostOf(baseline, 'splice', { most: raise }, raising) - TILE

  function mostOf(from: Baseline, kind: string, args: Json, worth: Worth): number {
    const space = table.variant.kind({ seat, kind, args }).space(table, seat, args)
    const [choice] = bestOf(space, 1, (each) => worth(from, each))
    return choice === undefined ? Number.NEGATIVE_INFINITY : worth(from, choice)
  }
}

/** What taking a tree from its pot now brings over letting it grow. */
export function harvestWorth(baseline: Baseline, colour: string): number {
  const { assessment } = baseline
  const index = (colours as readonly string[]).indexOf(colour)
  const tree = assessment.player.pots[index] as number
  return diceGain(baseline, [], [dieOf(index, tree)]) - treeWorth(assessment, index, tree)
}
