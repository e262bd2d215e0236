import { type Decision, hash, type Position, type Space } from '@nora/kernel'
import { Breach, survives } from '../breach.ts'
import { shown } from '../difference.ts'
import { type Check, type Moment, oneAsked, oneSeat } from '../moment.ts'
import { everythingInPlace } from './conservation.ts'
import { someOf } from './spaces.ts'

/** An offered choice applies, leaves the books in order and does not touch the position it was tried from. */
export const offered: Check = {
  name: 'offered',
  rate: () => 0.5,
  at(moment) {
    const { match } = moment
    const decision = oneAsked(moment)
    if (decision) tryChoices(moment, decision)
    const seat = oneSeat(moment)
    const anytime = match.anytime(seat)
    for (const choice of anytime ? someOf(anytime, moment, 1) : []) {
      attempt(
        moment,
        () => `the interrupt ${shown(choice)} of seat ${seat}`,
        (fork) => fork.interrupt(seat, choice),
      )
    }
    if (hash(match.table.state) !== match.hash) throw new Breach('a choice tried on a copy changed the original')
  },
}

function tryChoices(moment: Moment, { seat, kind }: Decision): void {
  for (const choice of someOf(moment.match.space(seat) as Space, moment, 3)) {
    attempt(
      moment,
      () => `${kind} ${shown(choice)} of seat ${seat}`,
      (fork) => {
        const decision = fork.owed(seat)
        if (decision?.kind !== kind) throw new Breach(`a fork does not ask seat ${seat} for ${kind}`)
        fork.answer(decision, choice)
      },
    )
  }
}

function attempt({ match, variant, tally }: Moment, name: () => string, apply: (fork: Position) => void): void {
  const fork = match.currentPosition()
  survives(name, () => apply(fork))
  everythingInPlace(variant, fork.table)
  tally.offeredApplied++
}
