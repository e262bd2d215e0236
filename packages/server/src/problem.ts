import { ContentError } from '@nora/effects'
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

const refusals = ['Refused', 'ContentError', 'EndlessFault']
/** Most problems of a pack that one answer tells. */
const MOST_PROBLEMS = 50

/** The reason in what rules throw. Older ones bring a kernel of their own, so its class is known by its name. */
export function refusalOf(error: unknown): Reason | undefined {
  if (error instanceof Problem) return error.reason
  return error instanceof Error && refusals.includes(error.name) && 'reason' in error
    ? (error.reason as Reason)
    : undefined
}

/** What rules throw, as it is answered; nothing if it is no refusal. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof ContentError) {
    const problems = error.problems.slice(0, MOST_PROBLEMS).map((problem) => ({ ...problem }))
    return new Problem(422, 'badPack', { problems: JSON.parse(JSON.stringify(problems)) })
  }
  const refusal = refusalOf(error)
  return refusal && new Problem(409, refusal.code, refusal.params)
}
