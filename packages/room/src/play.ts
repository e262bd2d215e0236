import type { Match } from '@nora/kernel'
import type { Command } from '@nora/protocol'
import type { HostCommand } from './command.ts'

/** What the match is to do for a command. In a room that follows stored entries the log says it. */
export type Play = ((match: Match) => void) | undefined

export function playOf(command: Command | HostCommand): Play {
  switch (command.type) {
    case 'choose':
      return (match) => match.choose(command.seat, command.choice)
    case 'interrupt':
      return (match) => match.interrupt(command.seat, command.choice)
    case 'undo':
    case 'undoTurn':
    case 'redo':
      return (match) => match[command.type](command.seat)
    default:
      return undefined
  }
}
