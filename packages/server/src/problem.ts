import { because, type Json, type Reason } from '@nora/kernel'

/** Something asked for over HTTP that cannot be: a status for machines, a reason for people. */
export class Problem extends Error {
  readonly status: number
  readonly reason: Reason

  constructor(status: number, code: string, params?: { readonly [name: string]: Json }) {
    super(code)
    this.name = 'Problem'
    this.status = status
    this.reason = because(code, params)
  }
}
