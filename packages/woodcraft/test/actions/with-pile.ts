import { type Prepare, pile, Workbench } from '../workbench.ts'

/** A turn with this lumber pile. */
export function withPile(dice: readonly string[], prepare: Prepare = () => {}, setup = {}) {
  return new Workbench((state, player) => {
    pile(state, player, ...dice)
    prepare(state, player)
  }, setup)
}

export const sawn = (die: string, ...into: number[]) => ({ die, into })
