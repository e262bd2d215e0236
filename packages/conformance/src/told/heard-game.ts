import { type Game, Match, type Policy, type Retelling, seededFate, viewOf, WATCHER, type Wish } from '@nora/kernel'
import { difference } from '../difference.ts'
import { tellable } from './retold.ts'
import { retell } from './told.ts'

/** A whole game played by a policy, and where the books of a watcher who only heard it differ from its end. */
export function heardGame(
  game: Game,
  wish: Wish,
  { seed, policy, retelling }: { readonly seed: number; readonly policy: Policy; readonly retelling: Retelling },
): string | undefined {
  const match = Match.open(game, wish, { seed, confirming: [] })
  const fate = seededFate(seed)
  while (!match.over) {
    const position = match.currentPosition()
    const decision = position.pending.find(({ seat }) => seat >= 0)
    if (!decision) match.goOn()
    else match.choose(decision.seat, policy.choose(position, decision, position.space(decision), fate))
  }
  const { variant } = match
  const heard = retell(match, retelling, WATCHER, { acts: 0, seen: viewOf(variant, variant.opening(), WATCHER) })
  return difference(tellable(heard, retelling), tellable(match.view(WATCHER).state, retelling))
}
