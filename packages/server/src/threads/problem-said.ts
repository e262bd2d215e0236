import { Problem, problemOf } from '../problem.ts'

/** A problem between threads, which pass no classes on. */
export interface ProblemSaid {
  readonly status: number
  readonly code: string
  readonly params: Problem['reason']['params']
}

/** What went wrong, as far as it is a refusal. */
export function sayProblem(error: unknown): ProblemSaid | undefined {
  const problem = problemOf(error)
  return problem && { status: problem.status, code: problem.reason.code, params: problem.reason.params }
}

/** The same in the other thread. */
export function problemSaid({ status, code, params }: ProblemSaid): Problem {
  return new Problem(status, code, params)
}
