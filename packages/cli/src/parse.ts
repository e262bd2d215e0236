import { cac } from 'cac'
import type { Command, Flag } from './command.ts'
import { commonFlags } from './common-flags.ts'

export interface Parsed {
  readonly words: readonly string[]
  readonly given: Readonly<Record<string, unknown>>
}

/** Splits a command line into words and flags; what they mean is for the command to say. */
export function parse(commands: readonly Command[], line: readonly string[]): Parsed {
  const parser = cac('nora')
  for (const flag of commonFlags) parser.option(written(flag), '')
  for (const command of commands) {
    const known = parser.command(command.name, '')
    for (const flag of command.flags) known.option(written(flag), '')
  }
  const { args, options } = parser.parse(['node', 'nora', ...line], { run: false })
  const { '--': _rest, ...given } = options
  const words = parser.matchedCommandName ? [parser.matchedCommandName, ...args] : args
  return { words: words.map(String), given }
}

function written({ name, short, value }: Flag): string {
  return (short ? `-${short}, ` : '') + (value === undefined ? `--${name}` : `--${name} <value>`)
}
