import type { Game, Options, Outcome } from '../game.ts'
import { equal, isRecord, type Json } from '../json.ts'
import { settle } from '../options.ts'
import { because, Refused } from '../reason.ts'
import { isJson } from '../why.ts'
import { type Recorded, recorded } from './line.ts'
import { Match } from './match.ts'

const FORMAT = 'nora-game'
const SCHEMA = 1

/** A whole game as one JSON file. */
export interface GameFile {
  readonly format: typeof FORMAT
  readonly schema: typeof SCHEMA
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
  readonly options: Options
  readonly line: readonly Recorded[]
  readonly result: Outcome | null
}

export function exportGame(match: Match): GameFile {
  const { game, options } = match.variant
  return {
    format: FORMAT,
    schema: SCHEMA,
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash,
    options,
    line: match.line.map(recorded),
    result: match.outcome ?? null,
  }
}

/** The match a file holds, every choice checked; or a refusal that says what is wrong with it and where. */
export function importGame(games: readonly Game[], file: unknown): Match {
  const { game: id, rulesVersion, contentHash, options, line, result } = readGameFile(file)
  const game = games.find((candidate) => candidate.id === id)
  if (!game) throw refused('unknownGame', { game: id })
  if (game.rulesVersion !== rulesVersion)
    throw refused('wrongVersion', { expected: game.rulesVersion, found: rulesVersion })
  if (game.contentHash !== contentHash)
    throw refused('contentMismatch', { expected: game.contentHash, found: contentHash })
  const match = Match.restore(
    game,
    settle(game, options),
    line.map((act) => ({ type: 'act' as const, ...act })),
  )
  // A game that was stored while it waited for nobody in particular goes on by itself: that is not the stored part.
  const outcome = match.line.length === line.length ? match.outcome : undefined
  if (!equal(bare(outcome), bare(result))) throw refused('resultDiffers')
  return match
}

/** Checks the form of a game file, not its moves. */
export function readGameFile(file: unknown): GameFile {
  if (!isRecord(file) || file.format !== FORMAT) throw refused('notAGameFile', { field: 'format' })
  if (file.schema !== SCHEMA) throw refused('unknownSchema', { found: (file.schema ?? null) as Json, known: SCHEMA })
  for (const field of ['game', 'rulesVersion', 'contentHash'] as const) {
    if (typeof file[field] !== 'string') throw refused('notAGameFile', { field })
  }
  if (!isOptions(file.options)) throw refused('notAGameFile', { field: 'options' })
  if (!Array.isArray(file.line)) throw refused('notAGameFile', { field: 'line' })
  file.line.forEach((act, at) => {
    if (!isAct(act)) throw refused('notAGameFile', { field: 'line', at })
  })
  if (file.result !== null && !isOutcome(file.result)) throw refused('notAGameFile', { field: 'result' })
  return file as unknown as GameFile
}

function isOptions(options: unknown): options is Options {
  return (
    isRecord(options) &&
    typeof options.mode === 'string' &&
    typeof options.seats === 'number' &&
    (options.level === null || typeof options.level === 'number') &&
    isRecord(options.options) &&
    Object.values(options.options).every((value) => typeof value === 'string')
  )
}

/** Whether it can be compared with how the game ended. */
function isOutcome(result: unknown): boolean {
  return isRecord(result) && Array.isArray(result.standings) && result.standings.every(isRecord)
}

function isAct(act: unknown): act is Recorded {
  return (
    isRecord(act) &&
    Number.isInteger(act.seat) &&
    typeof act.kind === 'string' &&
    typeof act.hash === 'string' &&
    (act.interrupt === undefined || (act.interrupt as unknown) === true) &&
    act.choice !== undefined &&
    isJson(act.choice)
  )
}

function refused(code: string, params?: { readonly [name: string]: Json }): Refused {
  return new Refused(because(code, params))
}

/** What broke ties was not always written down. */
function bare(outcome: Outcome | null | undefined): Json {
  const standings = outcome?.standings.map(({ tie: _, ...standing }) => standing)
  return (outcome ? { ...outcome, standings } : null) as Json
}
