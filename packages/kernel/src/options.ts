import type { Game, Mode, Options } from './game.ts'
import { because, Refused } from './reason.ts'

/** What a person asked for; everything left out takes its default. */
export interface Wish {
  readonly mode?: string | undefined
  readonly seats?: number | undefined
  readonly level?: number | null | undefined
  readonly options?: { readonly [key: string]: string } | undefined
}

/** The full options of a table, or a refusal that names what is wrong and what would be right. */
export function settle(game: Game, wish: Wish): Options {
  const first = game.modes[0] as Mode
  const mode = game.modes.find((candidate) => candidate.id === (wish.mode ?? first.id))
  if (!mode) throw refused('unknownMode', { mode: String(wish.mode), known: game.modes.map(({ id }) => id) })
  const { min, max } = mode.seats
  const seats = wish.seats ?? min
  if (!Number.isInteger(seats) || seats < min || seats > max) throw refused('wrongSeats', { seats, min, max })
  return { mode: mode.id, seats, level: level(mode, wish.level ?? null), options: values(mode, wish.options ?? {}) }
}

/** Every combination of mode, seat count, level and option that a game can be opened with. */
export function* everySetting(game: Game): Generator<Options> {
  for (const mode of game.modes) {
    for (let seats = mode.seats.min; seats <= mode.seats.max; seats++) {
      for (const level of mode.levels.length > 0 ? mode.levels : [null]) {
        for (const options of combinations(Object.entries(mode.options))) {
          yield { mode: mode.id, seats, level, options }
        }
      }
    }
  }
}

function level(mode: Mode, wished: number | null): number | null {
  if (wished === null) return mode.levels[0] ?? null
  if (!mode.levels.includes(wished)) throw refused('unknownLevel', { level: wished, known: mode.levels })
  return wished
}

function values(mode: Mode, wished: Record<string, string>): Record<string, string> {
  for (const [key, value] of Object.entries(wished)) {
    const known = Object.hasOwn(mode.options, key) ? mode.options[key] : undefined
    if (!known) throw refused('unknownOption', { option: key, known: Object.keys(mode.options) })
    if (!known.includes(value)) throw refused('unknownValue', { option: key, value, known })
  }
  const defaults = Object.entries(mode.options).map(([key, known]) => [key, known[0] as string])
  return { ...Object.fromEntries(defaults), ...wished }
}

function* combinations(entries: readonly [string, readonly string[]][]): Generator<Record<string, string>> {
  const [first, ...rest] = entries
  if (!first) return yield {}
  for (const others of combinations(rest)) for (const value of first[1]) yield { [first[0]]: value, ...others }
}

function refused(code: string, params: Parameters<typeof because>[1]): Refused {
  return new Refused(because(code, params))
}
