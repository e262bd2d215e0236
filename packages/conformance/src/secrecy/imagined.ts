import { FATE, type Fate, HOST, hash, type Position, type Seat, viewOf, WATCHER } from '@nora/kernel'
import { type Check, oneOf, samples, seatsOf } from '../check-context.ts'
import { everythingInPlace } from '../checks/conservation.ts'
import { difference } from '../difference.ts'
import { mustNotThrow, Violation } from '../violation.ts'
import { seatChoicesOf } from './seat-choices.ts'

const ACTS_ON = 8

/**
 * What a seat cannot see may be dealt anew in the middle of a step, only as it can be, and play goes on: no flow remembers a hidden item,
 * and the seat may choose what it may choose in truth.
 */
export const imagined: Check = {
  name: 'imagined',
  rate: () => 0.1,
  at(context) {
    const { match, variant, fate, tally } = context
    if (match.over) return
    const seat = oneOf([WATCHER, ...seatsOf(context)], fate) as Seat
    const truth = match.currentPosition()
    const dealtAnew = truth.imagined(seat, fate)
    const same = (what: string, one: unknown, other: unknown) => {
      const differs = difference(one, other)
      if (differs) throw new Violation(`what seat ${seat} imagines ${what}: ${differs}`)
    }
    same('looks otherwise', viewOf(variant, truth.table.state, seat), viewOf(variant, dealtAnew.table.state, seat))
    same('asks otherwise', truth.pending, dealtAnew.pending)
    if (seat !== WATCHER) same('offers otherwise', seatChoicesOf(truth, seat), seatChoicesOf(dealtAnew, seat))
    everythingInPlace(variant, dealtAnew.table)
    mustNotThrow(`playing on from what seat ${seat} imagines`, () => playOn(dealtAnew, fate, samples(context, ACTS_ON)))
    everythingInPlace(variant, dealtAnew.table)
    if (hash(dealtAnew.fork().table.state) !== hash(dealtAnew.table.state))
      throw new Violation('a fork of an imagined position stands elsewhere')
    tally.secrecyChecks++
  },
}

function playOn(position: Position, fate: Fate, acts: number): void {
  for (let left = acts; left > 0; left--) {
    const decision = position.owed(FATE) ?? oneOf(position.pending, fate)
    if (!decision) return
    const { table } = position
    const seat = fate.below(table.options.seats)
    const anytime = decision.seat === HOST ? table.variant.game.anytime?.(table, seat)?.sample(fate) : undefined
    if (anytime !== undefined) {
      position.interrupt(seat, anytime)
      continue
    }
    const choice = position.space(decision).sample(fate)
    if (choice === undefined) throw new Violation(`${decision.kind} offers nothing to choose`)
    position.answer(decision, choice)
  }
}
