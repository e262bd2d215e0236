import { type Decision, hash, type Position, type Space } from '@nora/kernel'
import { type Check, type CheckContext, oneAsked, oneSeat } from '../check-context.ts'
import { shown } from '../difference.ts'
import { mustNotThrow, Violation } from '../violation.ts'
import { everythingInPlace } from './conservation.ts'
import { someOf } from './spaces.ts'

/** An offered choice applies, leaves the books in order and does not touch the position it was tried from. */
export const offered: Check = {
  name: 'offered',
  rate: () => 0.5,
  at(context) {
    const { match } = context
    const decision = oneAsked(context)
    if (decision) tryChoices(context, decision)
    const seat = oneSeat(context)
    const anytime = match.anytime(seat)
    for (const choice of anytime ? someOf(anytime, context, 1) : []) {
      attempt(
        context,
        () => `the interrupt ${shown(choice)} of seat ${seat}`,
        (fork) => fork.interrupt(seat, choice),
      )
    }
    if (hash(match.table.state) !== match.hash) throw new Violation('a choice tried on a copy changed the original')
  },
}

function tryChoices(context: CheckContext, { seat, kind }: Decision): void {
  for (const choice of someOf(context.match.space(seat) as Space, context, 3)) {
    attempt(
      context,
      () => `${kind} ${shown(choice)} of seat ${seat}`,
      (fork) => {
        const decision = fork.owed(seat)
        if (decision?.kind !== kind) throw new Violation(`a fork does not ask seat ${seat} for ${kind}`)
        fork.answer(decision, choice)
      },
    )
  }
}

function attempt({ match, variant, tally }: CheckContext, name: () => string, apply: (fork: Position) => void): void {
  const fork = match.currentPosition()
  mustNotThrow(name, () => apply(fork))
  everythingInPlace(variant, fork.table)
  tally.offeredApplied++
}
