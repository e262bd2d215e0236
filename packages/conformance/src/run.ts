import {
  EndlessFault,
  type Fate,
  type Game,
  hash,
  Match,
  type MatchOptions,
  type Options,
  type Policy,
  Position,
  type Retelling,
  seededFate,
} from '@nora/kernel'
import type { Check, CheckContext, Coverage } from './check-context.ts'
import { everyCheck } from './checks/index.ts'
import { MatchTracker } from './match-tracker.ts'
import { actOf, LARGEST_PICK } from './pick.ts'
import { emptyTally, type Tally } from './tally.ts'
import { detailOf, Violation } from './violation.ts'

/** One game of the suite: everything that determines how it goes. */
export interface Plan {
  readonly game: Game
  readonly options: Options
  readonly seed: number
  readonly policy: Policy
  /** The picks to play; without them the seed gives picks until the game is over. */
  readonly picks?: readonly number[] | undefined
  /** One check alone, wherever the match waits. */
  readonly only?: string | undefined
  readonly thoroughness: number
  /** Played with cards of anybody: they may go on for ever, and are stopped. */
  readonly mayBeEndless?: boolean
  readonly retelling?: Retelling | undefined
}

/** A check that failed, after how many picks, and at which position of the line. */
export interface Found {
  readonly check: string
  readonly detail: string
  readonly picks: readonly number[]
  readonly at: number
}

export interface Result {
  readonly found: readonly Found[]
  readonly tally: Tally
}

/** Questions that are not decisions (pauses, confirmed turns, secrets without a choice) come on top of the bound. */
const WAITS_PER_DECISION = 6
const WAITS = 100
const PER_MILLE = 1000
/** A game in which choice after choice goes on for ever is given up. */
const MOST_ENDLESS = 10

/** Plays one game and looks at it from every side wherever it waits. */
export function run(plan: Plan, coverage: Coverage): Result {
  return new Run(plan, coverage).play()
}

class Run {
  private readonly plan: Plan
  private readonly coverage: Coverage
  private readonly checks: Check[]
  private readonly tally = emptyTally()
  private readonly found: Found[] = []
  private readonly played: number[] = []
  private readonly matchOptions: MatchOptions
  private opened: Match | undefined
  private tracked: MatchTracker | undefined
  private done = false

  constructor(plan: Plan, coverage: Coverage) {
    this.plan = plan
    this.coverage = coverage
    this.checks = everyCheck(plan.retelling).filter(({ name }) => plan.only === undefined || name === plan.only)
    // Every other game is played by people who confirm their turns.
    const confirming = plan.seed % 2 === 0 ? [...Array(plan.options.seats).keys()] : []
    this.matchOptions = { seed: plan.seed, confirming, pausing: true }
  }

  play(): Result {
    let open = this.guard('opening', () => this.open())
    while (open) {
      open =
        this.guard('playout', () => this.follow()) &&
        this.look() &&
        this.guard('offered', () => this.act()) &&
        this.guard('bound', () => this.withinBound())
      open &&= !this.done
    }
    return { found: this.found, tally: this.tally }
  }

  private open(): void {
    const { game, options } = this.plan
    this.opened = Match.open(game, options, this.matchOptions)
    this.tracked = new MatchTracker(this.match.variant)
  }

  private follow(): void {
    for (const { kind } of this.match.line.slice(this.tracker.length)) this.coverage.kinds.add(kind)
    this.tracker.follow(this.match)
  }

  private get match(): Match {
    return this.opened as Match
  }

  private get tracker(): MatchTracker {
    return this.tracked as MatchTracker
  }

  /** Runs a part; if it fails, that is noted, and false returned. */
  private guard(check: string, part: () => void): boolean {
    try {
      part()
      return true
    } catch (error) {
      if (error instanceof EndlessFault && this.plan.mayBeEndless) return this.stopped(error)
      const { only } = this.plan
      const at = this.opened?.line.length ?? 0
      if (only === undefined || only === check)
        this.found.push({ check, detail: detailOf(error), picks: [...this.played], at })
      return false
    }
  }

  /** A choice that would go on for ever was stopped, as it should be: it says where, and has changed nothing. */
  private stopped({ reason: { params } }: EndlessFault): boolean {
    this.tally.endless++
    const fine = this.guard('endless', () => {
      if (!params?.step) throw new Violation('what would go on for ever does not say where')
      if (this.opened && hash(this.match.table.state) !== this.match.hash)
        throw new Violation(`the table does not stand where it stood after ${params.after}`)
    })
    return fine && this.opened !== undefined && this.tally.endless < MOST_ENDLESS
  }

  /** A check that has failed is not asked again in this game: the others may still have something to say. */
  private look(): boolean {
    const { match } = this
    for (const check of [...this.checks]) {
      const fate = this.fateFor(check.name)
      const chance = this.plan.only ? 1 : check.rate(match.line.length, this.played.length) * this.plan.thoroughness
      const atEnd = match.over && check.atEnd
      const isDue = atEnd || fate.below(PER_MILLE) < chance * PER_MILLE
      if (!isDue && !check.everyTime) continue
      const look = (context: CheckContext) => (isDue ? check.at(context) : check.everyTime?.(context))
      if (this.guard(check.name, () => look(this.context(fate)))) continue
      if (check.acts) return false
      this.checks.splice(this.checks.indexOf(check), 1)
    }
    return this.guard('pure', () => {
      if (hash(match.table.state) !== match.hash) throw new Violation('what only looks at the table has changed it')
    })
  }

  private fateFor(check: string): Fate {
    return seededFate(Number.parseInt(hash([this.plan.seed, this.played.length, check]).slice(0, 7), 16))
  }

  private context(fate: Fate): CheckContext {
    const { match, tracker, matchOptions, tally, coverage } = this
    const { game, options, thoroughness } = this.plan
    return {
      match,
      variant: match.variant,
      game,
      options,
      matchOptions,
      tracker,
      fate,
      thoroughness,
      tally,
      coverage,
    }
  }

  /** Does what the next pick says; at the end of the game or of the picks nothing. */
  private act(): void {
    const { match } = this
    const pick = match.over ? undefined : this.nextPick()
    this.done = pick === undefined
    if (pick === undefined) return
    this.played.push(pick)
    const act = actOf(match, pick, this.plan.policy)
    if (act.type === 'choose') {
      if ((match.space(act.seat)?.count(2) ?? 0) > 1) this.tally.decisions++
      match.choose(act.seat, act.choice)
    } else if (act.type === 'interrupt') match.interrupt(act.seat, act.choice)
    else if (act.type === 'undo') match.undo(act.seat)
    else match.goOn()
  }

  private nextPick(): number | undefined {
    const { picks } = this.plan
    if (picks) return picks[this.played.length]
    return 1 + this.fateFor('pick').below(LARGEST_PICK)
  }

  private withinBound(): void {
    const { bound } = this.plan.game
    // Cards of anybody may ask for more than a game lasts: such a game is left at its bound.
    if (this.plan.mayBeEndless) {
      this.done ||= this.tally.decisions > bound
      return
    }
    if (this.tally.decisions > bound && decisionsOf(this.match) > bound)
      throw new Violation(`more than ${bound} decisions in one game`)
    if (this.played.length > bound * WAITS_PER_DECISION + WAITS)
      throw new Violation(`the game does not end: ${this.played.length} times it waited for somebody`)
  }
}

/** How many real decisions a line holds; what was taken back is not among them. */
function decisionsOf({ variant, line }: Match): number {
  const position = Position.opening(variant, false)
  let decisions = 0
  for (const act of line) {
    const decision = act.interrupt || act.seat < 0 ? undefined : position.owed(act.seat)
    if (decision && position.space(decision).count(2) > 1) decisions++
    position.replay(act)
  }
  return decisions
}
