/** A promise that a game has broken, found by one of the checks. The detail is for the one who writes the game. */
export class Breach extends Error {
  constructor(detail: string) {
    super(detail)
    this.name = 'Breach'
  }
}

/** What went wrong, whatever was thrown. */
export function detailOf(error: unknown): string {
  if (error instanceof Breach) return error.message
  return error instanceof Error ? `${error.name} ${error.message}` : String(error)
}

/** Runs what must not throw; if it does, the detail says during what. Long names are made only when they are needed. */
export function survives<T>(what: string | (() => string), run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof Breach) throw error
    throw new Breach(`${typeof what === 'string' ? what : what()} throws: ${detailOf(error)}`)
  }
}
