import { viewOf, WATCHER } from '@nora/kernel'
import { type Check, oneAsked, oneSeat, seatsOf } from '../check-context.ts'
import { difference } from '../difference.ts'
import { mustNotThrow, Violation } from '../violation.ts'
import { fromView, seatChoicesOf } from './seat-choices.ts'

/** Choices, refusals and score sheets are functions of what a seat sees, so a browser can reckon them from its view. */
export const view: Check = {
  name: 'view',
  rate: () => 0.12,
  at(context) {
    const { match, variant, game, tally } = context
    const { state } = match.table
    const position = match.currentPosition()
    const seats = seatsOf(context)
    const readers = [oneSeat(context), oneAsked(context)?.seat ?? WATCHER]
    for (const seat of readers) {
      const seen = fromView(position, viewOf(variant, state, seat))
      const choices = mustNotThrow(`choosing from the view of seat ${seat}`, () => seatChoicesOf(seen, seat))
      const differs = difference(seatChoicesOf(position, seat), choices)
      if (differs) throw new Violation(`seat ${seat} would choose otherwise from its view: ${differs}`)
      for (const other of seats)
        mustNotThrow(`the sheet of seat ${other} for ${seat}`, () => game.sheet(seen.table, other))
      tally.secrecyChecks++
    }
  },
}
