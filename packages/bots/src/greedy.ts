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
  type State,
  Table,
  viewOf,
} from '@nora/kernel'
import type { Bot } from './bot.ts'
import { type Effort, type Heuristics, type Shortlist, usualEffort } from './heuristics.ts'
import { extendLine, type Line, type Planned, type Root, startLines } from './line-of-play.ts'

/**
 * Plays the turn that promises most points, looking no further than the end of its own turn. It asks the kernel to
 * imagine the table from what its seat sees and tries its choices there; unknown draws are averaged over a few such tables.
 */
export function greedy<S extends State, K>(heuristics: Heuristics<S, K>): Bot {
  return { id: 'greedy', forks: true, mind: () => new GreedyMind(heuristics as Heuristics) }
}

class GreedyMind implements Policy {
  private readonly heuristics: Heuristics
  private readonly effort: Effort
  /** The rest of a seat's turn as it was planned, as long as everything goes as foreseen. */
  private readonly plans = new Map<Seat, readonly Planned[]>()

  constructor(heuristics: Heuristics) {
    this.heuristics = heuristics
    this.effort = { ...usualEffort, ...heuristics.effort }
  }

  choose(position: Position, decision: Decision, space: Space, fate: Fate): Json {
    const { seat, kind } = decision
    const [foreseen, ...rest] = this.plans.get(seat) ?? []
    this.plans.set(seat, rest)
    if (space.count(2) < 2) return space.at(0)
    if (foreseen && foreseen.kind === kind && space.includes(foreseen.choice)) return foreseen.choice
    const choices = this.worthTrying(viewedBy(position, seat), decision, fate)
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
    const goOn: Root = { planned: { kind: '', choice: null }, bonus: this.effort.margin, apply: pauseEnds }
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
    const first = this.search(position.imagined(seat, fate), seat, roots, fate)
    const favourites = first.sort((a, b) => b.value - a.value).slice(0, this.effort.beam)
    if (favourites.length === 1 || !favourites.some(({ fateAnswered }) => fateAnswered)) return favourites[0] as Valued
    const again = favourites.map(({ root }) => roots[root] as Root)
    const ends = favourites.map(({ value }) => [value])
    for (let count = 1; count < this.effort.samples; count++) {
      for (const { root, value } of this.search(position.imagined(seat, fate), seat, again, fate)) {
        ends[root]?.push(value)
      }
    }
    const means = ends.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length)
    return favourites[means.indexOf(Math.max(...means))] as Valued
  }

  /** A beam over the seat's own decisions to the end of its turn; the best end for each first choice that got there. */
  private search(imagined: Position, seat: Seat, roots: readonly Root[], fate: Fate): Valued[] {
    const { depth } = this.effort
    const ends = new Map<number, Valued>()
    let lines = startLines(imagined, seat, roots, fate)
    for (let ahead = 1; lines.length > 0; ahead++) {
      const going: Valued[] = []
      for (const line of lines) {
        const valued = { ...line, value: this.valueOf(line, seat) + (roots[line.root] as Root).bonus }
        if (line.open && ahead < depth) going.push(valued)
        else if (valued.value > (ends.get(line.root)?.value ?? Number.NEGATIVE_INFINITY)) ends.set(line.root, valued)
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
   * and a line that is ahead of another with its deeds looks better or worse than it is.
   */
  private withinBeam(going: Valued[]): Valued[] {
    const { beam, roots } = this.effort
    const startLines = new Set<number>()
    return going
      .sort((a, b) => b.value - a.value)
      .filter(({ root }, place) => {
        const isFirst = startLines.size < roots && !startLines.has(root)
        if (isFirst) startLines.add(root)
        return isFirst || place < beam
      })
  }

  private valueOf({ position, open }: Line, seat: Seat): number {
    const { table } = position
    const value = this.heuristics.evaluate(table, seat)
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
    if (shortlist) return shortlist(table, seat, args, space, fate)
    const { tries } = this.effort
    return space.count(tries + 1) > tries ? sampled(space, tries, fate) : [...each(space)]
  }
}

interface Valued extends Line {
  readonly value: number
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
