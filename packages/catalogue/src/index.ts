import { cats } from './cats.ts'
import type { Offered } from './offered.ts'
import { wistar } from './wistar.ts'
import { woodcraft } from './woodcraft.ts'

/** The finished games. */
export const catalogue: readonly Offered[] = [cats, wistar, woodcraft]

export function offeredGame(id: string): Offered | undefined {
  return catalogue.find(({ game }) => game.id === id)
}

// One by one, under their ids, for who wants one game and not the others with it.
export { cats, type Offered, wistar, woodcraft }
