import { parseArgs } from 'node:util'
import type { Command } from './command.ts'
import { commonFlags } from './common-flags.ts'

export interface Parsed {
  readonly words: readonly string[]
  readonly given: GivenFlags
}

/** By the name of a flag, what followed it each time it was given; `true` where nothing did. */
export type GivenFlags = ReadonlyMap<string, readonly (string | true)[]>

/** Splits a command line into words and flags; what they mean is for the command to say. */
export function parse(commands: readonly Command[], line: readonly string[]): Parsed {
  const flags = [...commonFlags, ...commands.flatMap((command) => command.flags)]
  const options = flags.map(({ name, short, value }) => {
    const type: 'boolean' | 'string' = value === undefined ? 'boolean' : 'string'
    return [name, short === undefined ? { type } : { type, short }] as const
  })
  const { tokens, positionals } = parseArgs({
    args: [...line],
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given = new Map<string, (string | true)[]>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, value, inlineValue } = token
    // `--save --auto` asks for two things and names no file; `--save=--auto` does.
    const isMissing = value === undefined || (!inlineValue && value.startsWith('-'))
    given.set(name, [...(given.get(name) ?? []), isMissing ? true : value])
  }
  return { words: positionals, given }
}
