import { type Outcome, type SheetLine, type Standing, totalOf } from '@nora/kernel'
import { type Check, seatsOf } from '../check-context.ts'
import { difference, shown } from '../difference.ts'
import { mustNotThrow, Violation } from '../violation.ts'

/** The game ends, everybody has a place, and the sheets say why. */
export const ending: Check = {
  name: 'ending',
  rate: () => 1,
  atEnd: true,
  at(context) {
    const { match, game } = context
    if (!match.over) {
      if (match.outcome !== undefined) throw new Violation('there is an outcome before the end')
      if (match.pending.length === 0) throw new Violation('nobody is asked, yet the game is not over')
      return
    }
    if (match.pending.length > 0) throw new Violation('somebody is asked after the end')
    const outcome = mustNotThrow('the outcome', () => match.outcome) as Outcome
    const { standings, automa } = outcome
    const seats = standings.map(({ seat }) => seat).sort((a, b) => a - b)
    if (difference(seats, seatsOf(context))) throw new Violation(`standings are for the seats ${shown(seats)}`)
    for (const standing of standings) {
      fairPlace(standing, standings)
      addsUp(`seat ${standing.seat}`, standing.sheet, standing.score)
      const differs = difference(game.sheet(match.table, standing.seat), standing.sheet)
      if (differs) throw new Violation(`the sheet of seat ${standing.seat} in the outcome differs: ${differs}`)
    }
    if (automa) addsUp('the automa', automa.sheet, automa.score)
  },
}

/** One place behind each who is ahead; who has more points is never behind. */
function fairPlace({ seat, place, score }: Standing, standings: readonly Standing[]): void {
  const ahead = standings.filter((other) => other.place < place)
  if (place !== ahead.length + 1) throw new Violation(`seat ${seat} has place ${place} behind ${ahead.length} others`)
  const beaten = ahead.find((other) => other.score < score)
  if (beaten) throw new Violation(`seat ${seat} is behind seat ${beaten.seat}, who has fewer points`)
}

function addsUp(name: string, sheet: readonly SheetLine[], score: number): void {
  const total = totalOf(sheet)
  if (total !== score || !Number.isFinite(score))
    throw new Violation(`the sheet of ${name} adds up to ${total}, not ${score}`)
}
