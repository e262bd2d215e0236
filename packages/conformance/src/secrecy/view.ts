import { viewOf, WATCHER } from '@nora/kernel'
import { Breach, survives } from '../breach.ts'
import { difference } from '../difference.ts'
import { type Check, oneAsked, oneSeat, seatsOf } from '../moment.ts'
import { fromView, sightOf } from './sight.ts'

/** Choices, refusals and score sheets are functions of what a seat sees, so a browser can reckon them from its view. */
export const view: Check = {
  name: 'view',
  rate: () => 0.12,
  at(moment) {
    const { match, variant, game, tally } = moment
    const { state } = match.table
    const position = match.currentPosition()
    const seats = seatsOf(moment)
    const readers = [oneSeat(moment), oneAsked(moment)?.seat ?? WATCHER]
    for (const seat of readers) {
      const seen = fromView(position, viewOf(variant, state, seat))
      const sight = survives(`choosing from the view of seat ${seat}`, () => sightOf(seen, seat))
      const differs = difference(sightOf(position, seat), sight)
      if (differs) throw new Breach(`seat ${seat} would choose otherwise from its view: ${differs}`)
      for (const other of seats) survives(`the sheet of seat ${other} for ${seat}`, () => game.sheet(seen.table, other))
      tally.secrecyChecks++
    }
  },
}
