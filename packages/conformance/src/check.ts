import { everySetting, type Game, hash, type Options, type Policy, type Retelling } from '@nora/kernel'
import type { Coverage } from './check-context.ts'
import { everyCheck } from './checks/index.ts'
import { commandFor } from './command.ts'
import { policies as ownPolicies } from './policies.ts'
import { type Found, type Plan, run } from './run.ts'
import { shrink } from './shrink.ts'
import { addTally, emptyTally, type Tally } from './tally.ts'

export interface CheckRequest {
  /** What to play, in turn; everything that the game can be opened with if not given. */
  readonly settings?: readonly Options[]
  /** How many games in all; at least one for each setting, unless each has a pack of its own. */
  readonly games?: number
  /** The same game with other content, by the seed of the game to be played; such games may end in an `EndlessFault`. */
  readonly packed?: (seed: number) => Game
  /** The first game's seed; the next game has the next one. */
  readonly seed?: number
  /** Ways to play, in turn. */
  readonly policies?: { readonly [name: string]: Policy }
  /** One check alone, wherever the game waits. */
  readonly only?: string
  /** Exactly these picks instead of whole games. */
  readonly picks?: readonly number[]
  /** 1 costs about a millisecond for each decision; more samples more. */
  readonly thoroughness?: number
  /** Games are played until so many failures are found. */
  readonly mostFailures?: number
  /** How the game can be retold; without it nobody checks that everything is told. */
  readonly retelling?: Retelling
  /** Words that the command to reproduce a failure needs besides its own. */
  readonly flags?: readonly string[]
  readonly onGame?: (done: number, of: number) => void
}

export interface Failure {
  readonly seed: number
  /** The position of the line where it shows. */
  readonly at: number
  /** Which check failed, and how. */
  readonly what: string
  /** A command line that shows it again. */
  readonly reproduce: string
}

interface CoverageReport {
  readonly seen: readonly string[]
  readonly unseen: readonly string[]
}

export interface Report extends Readonly<Tally> {
  readonly games: number
  readonly failures: readonly Failure[]
  readonly coverage: { readonly reasons: CoverageReport; readonly kinds: CoverageReport }
}

/** The names that `only` takes. */
export const checkNames: readonly string[] = [
  ...everyCheck().map(({ name }) => name),
  'told',
  'opening',
  'pure',
  'bound',
  'endless',
]

/** So many failures of one check are made short; the others are reported as they are. */
const SHRUNK_PER_CHECK = 1
const MOST_FAILURES = 20

/** Plays games by the rules and against them, and reports every promise of the kernel's contract that they break. */
export function check(game: Game, request: CheckRequest = {}): Report {
  const settings = request.settings ?? [...everySetting(game)]
  const policies = Object.entries(request.policies ?? ownPolicies)
  const { seed = 1, thoroughness = 1, only, picks, retelling, flags = [], mostFailures = MOST_FAILURES } = request
  const games = request.packed ? (request.games ?? settings.length) : Math.max(request.games ?? 0, settings.length)
  const tally = emptyTally()
  const coverage: Coverage = { reasons: new Set(), kinds: new Set() }
  const failures: Failure[] = []
  const shrunk = new Map<string, number>()
  let played = 0
  while (played < games && failures.length < mostFailures) {
    const index = played++
    const place = request.packed ? anyPlace(seed + index) : index
    const options = settings[place % settings.length] as Options
    const [policyName, policy] = policies[index % policies.length] as [string, Policy]
    const packed = request.packed?.(seed + index)
    const plan: Plan = {
      ...{ game: packed ?? game, mayBeEndless: packed !== undefined },
      ...{ options, seed: seed + index, policy, picks, only, thoroughness, retelling },
    }
    const result = run(plan, coverage)
    addTally(tally, result.tally)
    for (const found of result.found) {
      const times = shrunk.get(found.check) ?? 0
      shrunk.set(found.check, times + 1)
      const short = picks ? found : times < SHRUNK_PER_CHECK ? shortest(plan, found) : undefined
      const { at, detail } = short ?? found
      const where = { game: game.id, options, seed: plan.seed, policy: policyName, flags }
      const reproduce = commandFor(short ? { ...where, only: short.check, picks: short.picks } : where)
      failures.push({ seed: plan.seed, at, what: `${found.check}: ${detail}`, reproduce })
    }
    request.onGame?.(played, games)
  }
  const kinds = game.kinds.map(({ name }) => name)
  const { decisions, ...counted } = tally
  return {
    games: played,
    decisions,
    ...counted,
    failures,
    coverage: { reasons: coverageOf(game.reasons ?? [], coverage.reasons), kinds: coverageOf(kinds, coverage.kinds) },
  }
}

/** The same failure after fewer and simpler picks; nothing if that check alone does not find it again. */
function shortest(plan: Plan, found: Found): Found | undefined {
  let last: Found | undefined
  const failing = (picks: readonly number[]) => {
    const alone = run({ ...plan, only: found.check, picks }, { reasons: new Set(), kinds: new Set() })
    const [again] = alone.found
    if (!again) return undefined
    last = again
    return again.picks
  }
  const first = failing(found.picks)
  if (!first) return undefined
  shrink(first, failing)
  return last
}

/** A few games with packs should not all be of the first settings. */
function anyPlace(seed: number): number {
  return Number.parseInt(hash(seed).slice(0, 7), 16)
}

function coverageOf(all: readonly string[], seen: ReadonlySet<string>): CoverageReport {
  return { seen: [...seen].sort(), unseen: all.filter((name) => !seen.has(name)).sort() }
}
