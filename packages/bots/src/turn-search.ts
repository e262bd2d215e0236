import {
  type Decision,
  each,
  equal,
  type Fate,
  HOST,
  type Json,
  type Policy,
  type Position,
  type Seat,
  type Space,
  Table,
  viewOf,
} from '@nora/kernel'
import { bell, chance } from './chance.ts'
import { type Effort, type Heuristics, type Mistakes, type Shortlist, usualEffort } from './heuristics.ts'
import { type Judge, Judges } from './judge.ts'
import type { Weights } from './learned/weights.ts'
import { extendLine, type Line, type Planned, type Root, startLines } from './line-of-play.ts'
import { playAhead } from './look-ahead.ts'

/** How somebody plays. */
export interface Style extends Mistakes {
  readonly effort: Effort
  /** What the learned value has in the judgement, from 0 to 1. */
  readonly learned: number
}

export const plainStyle: Style = { effort: usualEffort, learned: 0, error: 0, overlooks: 0, fancy: 0 }

/** Who thinks for everybody on imagined tables. */
const quickEffort: Partial<Effort> = { beam: 1, roots: 1, samples: 1, width: 1, ahead: 0 }

/** There are no more parts of an evaluation than this. */
const MOST_PARTS = 32

/**
 * Plays the turn that promises most points, looking no further than the end of its own turn. It asks the kernel to
 * imagine the table from what its seat sees and tries its choices there; unknown draws are averaged over a few such tables.
 */
export class TurnSearch implements Policy {
  private readonly heuristics: Heuristics
  private readonly style: Style
  private readonly judges: Judges
  /** The rest of a seat's turn as it was planned, as long as everything goes as foreseen. */
  private readonly plans = new Map<Seat, readonly Planned[]>()
  private tilt: readonly number[] | undefined
  /** The positions it has looked at, and how many of them before this decision. */
  lookedAt = 0
  private before = 0

  constructor(heuristics: Heuristics, style: Style, weights: readonly Weights[] = []) {
    this.heuristics = heuristics
    this.style = style
    this.judges = new Judges(heuristics, weights, style.learned)
  }

  choose(position: Position, decision: Decision, space: Space, fate: Fate): Json {
    const { seat, kind } = decision
    const [foreseen, ...rest] = this.plans.get(seat) ?? []
    this.plans.set(seat, rest)
    if (space.count(2) < 2) return space.at(0)
    if (foreseen && foreseen.kind === kind && space.includes(foreseen.choice)) return foreseen.choice
    const choices = this.noticed(this.worthTrying(viewedBy(position, seat), decision, fate), fate)
    const roots = choices.map(
      (choice): Root => ({
        planned: { kind, choice },
        bonus: 0,
        apply: (twin) => twin.answer(twin.owed(seat) as Decision, choice),
      }),
    )
    const best = roots.length > 1 ? this.best(position, seat, roots, fate) : undefined
    this.plans.set(seat, best?.plan.slice(1) ?? [])
    return best ? (best.plan[0] as Planned).choice : (choices[0] as Json)
  }

  /** Steps in where that promises more than letting play go on. */
  interrupt(position: Position, seat: Seat, fate: Fate): Json | undefined {
    const { game } = position.table.variant
    const offered = game.anytime?.(position.table, seat)
    if (!offered || offered.count(1) === 0) return undefined
    const viewed = viewedBy(position, seat)
    const space = game.anytime?.(viewed, seat) as Space
    const choices = this.shortlisted(this.heuristics.anytime, viewed, seat, null, space, fate)
    if (choices.length === 0) return undefined
    const goOn: Root = { planned: { kind: '', choice: null }, bonus: this.style.effort.margin, apply: pauseEnds }
    const stepIn = choices.map(
      (choice): Root => ({
        planned: { kind: '', choice },
        bonus: 0,
        apply: (twin) => {
          twin.interrupt(seat, choice)
          pauseEnds(twin)
        },
      }),
    )
    const { root, plan } = this.best(position, seat, [goOn, ...stepIn], fate)
    if (root === 0) return undefined
    this.plans.set(seat, plan.slice(1))
    return (plan[0] as Planned).choice
  }

  /** The first choice with the best average over all imagined tables, and how the first of them would go on after it. */
  private best(position: Position, seat: Seat, roots: readonly Root[], fate: Fate): Line {
    const { effort, error, fancy } = this.style
    if (fancy > 0) this.tilt ??= Array.from({ length: MOST_PARTS }, () => Math.max(0, 1 + fancy * bell(fate)))
    this.before = this.lookedAt
    const first = this.search(position.imagined(seat, fate), seat, roots, fate)
    if (error > 0) for (const line of first) line.value += error * bell(fate)
    const favourites = first.sort((a, b) => b.value - a.value).slice(0, effort.beam)
    if (effort.ahead > 1 && favourites.length > 1) return this.bestAhead(position, seat, roots, favourites, fate)
    if (favourites.length === 1 || !favourites.some(({ fateAnswered }) => fateAnswered)) return favourites[0] as Valued
    const again = favourites.map(({ root }) => roots[root] as Root)
    const ends = favourites.map(({ value }) => [value])
    for (let count = 1; count < effort.samples && this.steps < effort.steps; count++) {
      for (const { root, value } of this.search(position.imagined(seat, fate), seat, again, fate)) {
        ends[root]?.push(value)
      }
    }
    const means = ends.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length)
    return favourites[means.indexOf(Math.max(...means))] as Valued
  }

  /** The favourite that promises most at the ends of this turn and the seat's next one, on average over imagined tables. */
  private bestAhead(
    position: Position,
    seat: Seat,
    roots: readonly Root[],
    favourites: readonly Valued[],
    fate: Fate,
  ): Line {
    const { ahead, aheadSamples, aheadSteps } = this.style.effort
    const candidates = favourites.slice(0, ahead)
    const sums = candidates.map(() => 0)
    const style = { ...plainStyle, effort: { ...this.style.effort, ...quickEffort } }
    let samples = 0
    for (let steps = 0; samples < aheadSamples && steps < aheadSteps; samples++) {
      const imagined = position.imagined(seat, fate)
      for (const [index, line] of candidates.entries()) {
        const quick = new TurnSearch(this.heuristics, style)
        const { table } = playAhead(imagined, seat, line, roots[line.root] as Root, quick, fate)
        sums[index] = (sums[index] as number) + this.judges.of(table, seat).atEnd(table)
        steps += quick.lookedAt
      }
    }
    const means = candidates.map(({ value }, index) => value + (sums[index] as number) / samples)
    return candidates[means.indexOf(Math.max(...means))] as Line
  }

  private get steps(): number {
    return this.lookedAt - this.before
  }

  /** A beam over the seat's own decisions to the end of its turn; the best end for each first choice that got there. */
  private search(imagined: Position, seat: Seat, roots: readonly Root[], fate: Fate): Valued[] {
    const { depth } = this.style.effort
    const judge = this.judges.of(imagined.table, seat, this.tilt)
    const ends = new Map<number, Valued>()
    let lines = startLines(imagined, seat, roots, fate)
    for (let ahead = 1; lines.length > 0; ahead++) {
      const going: Valued[] = []
      for (const line of lines) {
        const ended = !line.open || ahead >= depth
        const value = this.valueOf(judge, line, seat, ended) + (roots[line.root] as Root).bonus
        const valued = { ...line, value }
        if (!ended) going.push(valued)
        else if (value > (ends.get(line.root)?.value ?? Number.NEGATIVE_INFINITY)) ends.set(line.root, valued)
      }
      lines = this.withinBeam(going).flatMap((line) => {
        const choices = this.worthTrying(line.position.table, line.open as Decision, fate)
        // The last choice takes the line itself, which nobody needs any more.
        return choices.map((choice, index) => extendLine(line, choice, seat, fate, index < choices.length - 1))
      })
    }
    return [...ends.values()]
  }

  /**
   * The best lines, and the best of each of some first choices: what a first choice is worth may show late in the turn,
   * and a line that is ahead of another with its deeds looks better or worse than it is. Once all steps are used up,
   * only the best line is followed to its end.
   */
  private withinBeam(going: Valued[]): Valued[] {
    const { beam, roots, merges, steps } = this.style.effort
    const ranked = going.sort((a, b) => b.value - a.value)
    const sorted = merges ? merged(ranked) : ranked
    if (this.steps >= steps) return sorted.slice(0, 1)
    const begun = new Set<number>()
    return sorted.filter(({ root }, place) => {
      const isFirst = begun.size < roots && !begun.has(root)
      if (isFirst) begun.add(root)
      return isFirst || place < beam
    })
  }

  private valueOf(judge: Judge, { position, open }: Line, seat: Seat, ended: boolean): number {
    const { table } = position
    this.lookedAt++
    const value = ended ? judge.atEnd(table) : judge.along(table)
    return open && this.heuristics.pendingGain
      ? value + this.heuristics.pendingGain(table, seat, open, position.space(open))
      : value
  }

  private worthTrying(table: Table, decision: Decision, fate: Fate): readonly Json[] {
    const { seat, kind, args } = decision
    const space = table.variant.kind(decision).space(table, seat, args)
    const choices = this.shortlisted(this.heuristics.shortlist?.[kind], table, seat, args, space, fate)
    // Something must be answered, even where nothing seems worth it.
    return choices.length > 0 ? choices : [space.at(0)]
  }

  private shortlisted(
    shortlist: Shortlist | undefined,
    table: Table,
    seat: Seat,
    args: Json,
    space: Space,
    fate: Fate,
  ): readonly Json[] {
    const { tries, width } = this.style.effort
    if (shortlist) return shortlist(table, seat, args, space, fate, width)
    return space.count(tries + 1) > tries ? sampled(space, tries, fate) : [...each(space)]
  }

  /** Something is always noticed. */
  private noticed(choices: readonly Json[], fate: Fate): readonly Json[] {
    const { overlooks } = this.style
    if (overlooks === 0 || choices.length < 2) return choices
    const seen = choices.filter(() => !chance(overlooks, fate))
    return seen.length > 0 ? seen : choices.slice(0, 1)
  }
}

interface Valued extends Line {
  value: number
}

/** Values closer than this differ only by the order in which they were added up. */
const SAME = 1e-7

/** Lines of the same value with the same open question are the same position, reached in another order. */
function merged(sorted: readonly Valued[]): Valued[] {
  return sorted.filter((line, index) => {
    for (let before = index - 1; before >= 0; before--) {
      const other = sorted[before] as Valued
      if (other.value - line.value > SAME) return true
      if (equal((other.open ?? null) as Json, (line.open ?? null) as Json)) return false
    }
    return true
  })
}

/** The table as the seat sees it: enough to know what could be chosen, and quicker than imagining it. */
function viewedBy({ table: { variant, state } }: Position, seat: Seat): Table {
  return new Table(variant, viewOf(variant, state, seat))
}

/** Nobody else steps in: what the choice leads to is seen once play goes on. */
function pauseEnds(position: Position): void {
  const house = position.owed(HOST)
  if (house) position.answer(house, 'on')
}

/** Some different choices of a space that is too large to try them all. */
function sampled(space: Space, tries: number, fate: Fate): Json[] {
  const choices: Json[] = []
  for (let count = 0; count < tries; count++) {
    const choice = space.sample(fate) as Json
    if (!choices.some((known) => equal(known, choice))) choices.push(choice)
  }
  return choices
}
