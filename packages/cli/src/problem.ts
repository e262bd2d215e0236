import type { Reason } from '@nora/kernel'
import type { MessageRef } from '@nora/messages'

/** Exit codes of every command. */
export const exitCode = { good: 0, problem: 1, usage: 2 } as const

/** What went wrong, to be said in the language of whoever runs the command. */
export type Complaint = MessageRef | { readonly area: string; readonly reason: Reason; readonly file?: string }

/** The command line is wrong, or names a file that cannot be read. */
export class WrongUsage extends Error {
  readonly complaint: Complaint
  constructor(complaint: Complaint) {
    super(JSON.stringify(complaint))
    this.name = 'WrongUsage'
    this.complaint = complaint
  }
}

/** The command was understood, and found something wrong with what it was given. */
export class Problem extends Error {
  readonly complaints: readonly Complaint[]
  constructor(...complaints: readonly Complaint[]) {
    super(JSON.stringify(complaints))
    this.name = 'Problem'
    this.complaints = complaints
  }
}
