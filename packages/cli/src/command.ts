import type { Catalogue, MessageId } from '@nora/messages'
import type { Entry } from './catalogue.ts'
import type { Console } from './console.ts'
import type { Flags } from './flags.ts'

/** A flag of a command. */
export interface Flag {
  readonly name: string
  /** One letter that stands for it. */
  readonly short?: string
  /** What stands for its value in the help; a flag without one is a switch. */
  readonly value?: string
  /** Its value may be empty: `--name=`. */
  readonly mayBeEmpty?: boolean
  readonly about: MessageId
  readonly repeatable?: boolean
  readonly default?: string
  /** Left out of the help. */
  readonly hidden?: boolean
}

/** What a command is called with. */
export interface Call {
  readonly argument: string
  /** What else was said, where a command takes more. */
  readonly more: readonly string[]
  readonly flags: Flags
  readonly voice: Catalogue
  readonly console: Console
  readonly catalogue: readonly Entry[]
}

export interface Command {
  readonly name: string
  /** What it is about, where it must be told. */
  readonly argument?: 'game' | 'file' | 'task'
  /** How many words may follow the argument. */
  readonly more?: number
  readonly about: MessageId
  readonly flags: readonly Flag[]
  readonly examples: readonly string[]
  /** Returns the exit code. */
  run(call: Call): number | Promise<number>
}
