import type { Json } from './json.ts'

/** Why something may not be: a code with parameters, turned into a sentence by `messages`. */
export interface Reason {
  readonly code: string
  readonly params?: { readonly [name: string]: Json }
}

/** A choice that a person would look for but may not take. */
export interface Refusal extends Reason {
  readonly choice: Json
}

export function because(code: string, params?: Reason['params']): Reason {
  return params ? { code, params } : { code }
}

/** Bad input: nothing was changed. */
export class Refused extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason.params ? `${reason.code} ${JSON.stringify(reason.params)}` : reason.code)
    this.name = 'Refused'
    this.reason = reason
  }
}

/** A rule of the kernel was broken by a game: a programmer's mistake, never a player's. */
export class Fault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Fault'
  }
}
