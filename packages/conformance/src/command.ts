import type { Options } from '@nora/kernel'

export interface Reproduction {
  readonly game: string
  readonly options: Options
  readonly seed: number
  readonly policy: string
  readonly only?: string | undefined
  readonly picks?: readonly number[] | undefined
  readonly flags: readonly string[]
}

/** The command line that shows a failure again. */
export function commandFor({ game, options, seed, policy, only, picks, flags }: Reproduction): string {
  const { mode, seats, level } = options
  const words = ['npx', 'nora', 'check', game, ...flags, '--mode', mode, '--seats', seats]
  if (level !== null) words.push('--level', level)
  for (const [key, value] of Object.entries(options.options)) words.push('--option', `${key}=${value}`)
  words.push('--games', 1, '--seed', seed, '--policy', policy)
  if (only) words.push('--only', only)
  if (picks) words.push(`--picks=${picks.join(',')}`)
  return words.join(' ')
}
