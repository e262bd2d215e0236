import { type Json, type Policy, type Position, randomPolicy, type Seat, totalOf } from '@nora/kernel'

/** How many choices greedy play tries before it takes the best. */
const TRIED = 6

/** Takes what is worth most on its own score sheet right after it. It reads the truth: it is a tester, not a player. */
export const greedyPolicy: Policy = {
  choose(position, decision, space, fate) {
    const count = space.count(TRIED + 1)
    let best: Json | undefined
    let most = Number.NEGATIVE_INFINITY
    for (let tried = 0; tried < Math.min(count, TRIED); tried++) {
      const choice = count <= TRIED ? space.at(tried) : (space.sample(fate) as Json)
      const points = worthAfter(position, decision.seat, choice)
      if (points <= most) continue
      most = points
      best = choice
    }
    return best ?? null
  },
  interrupt: (position, seat, fate) => randomPolicy.interrupt?.(position, seat, fate),
}

function worthAfter(position: Position, seat: Seat, choice: Json): number {
  const trial = position.fork()
  const decision = trial.owed(seat)
  if (!decision) return 0
  trial.answer(decision, choice)
  return totalOf(trial.table.variant.game.sheet(trial.table, seat))
}

/** The ways of play that the suite brings along. */
export const policies: { readonly [name: string]: Policy } = { random: randomPolicy, greedy: greedyPolicy }
