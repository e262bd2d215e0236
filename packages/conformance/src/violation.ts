import { EndlessFault } from '@nora/kernel'

/** A promise that a game has broken, found by one of the checks. The detail is for the one who writes the game. */
export class Violation extends Error {
  constructor(detail: string) {
    super(detail)
    this.name = 'Violation'
  }
}

/** What went wrong, whatever was thrown. */
export function detailOf(error: unknown): string {
  if (error instanceof Violation) return error.message
  return error instanceof Error ? `${error.name} ${error.message}` : String(error)
}

/** Runs what must not throw; if it does, the detail says during what. Long names are made only when they are needed. */
export function mustNotThrow<T>(what: string | (() => string), run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof Violation || error instanceof EndlessFault) throw error
    throw new Violation(`${typeof what === 'string' ? what : what()} throws: ${detailOf(error)}`)
  }
}
