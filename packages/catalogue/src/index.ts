import { cats } from './cats.ts'
import type { Offered } from './offered.ts'

/** The finished games. */
export const catalogue: readonly Offered[] = [cats]

export function offeredGame(id: string): Offered | undefined {
  return catalogue.find(({ game }) => game.id === id)
}

export type { Offered }
