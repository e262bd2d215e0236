import { languages } from '@nora/messages'
import type { Flag } from './command.ts'

/** Flags of every command. */
export const commonFlags: readonly Flag[] = [
  { name: 'lang', value: languages.join('|'), about: 'cli.option.language' },
  { name: 'help', short: 'h', about: 'cli.option.help' },
  { name: 'version', short: 'v', about: 'cli.option.version' },
  { name: 'practice', about: 'cli.option.practice', hidden: true },
]

export const jsonFlag: Flag = { name: 'json', about: 'cli.option.json' }

/** How a table is opened. */
export const tableFlags: readonly Flag[] = [
  { name: 'mode', value: 'M', about: 'cli.option.mode' },
  { name: 'seats', value: 'N', about: 'cli.option.seats' },
  { name: 'level', value: 'L', about: 'cli.option.level' },
  { name: 'option', value: 'K=V', about: 'cli.option.option', repeatable: true },
  { name: 'pack', value: 'FILE', about: 'cli.option.pack' },
]
