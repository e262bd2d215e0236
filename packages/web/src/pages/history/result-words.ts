import type { Outcome } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { Summary } from '@nora/protocol'
import { seatName } from '../parts/game-name.ts'

interface Ended {
  readonly room: Summary
  readonly outcome: Outcome | null
}

/** How a game ended, in a sentence: who won and with how many points, or that it was left. */
export function resultWords(voice: Catalogue, { room, outcome }: Ended): string {
  if (!outcome) return voice.format('webHouse.history.unfinished')
  const winners = outcome.standings.filter(({ place }) => place === 1)
  const points = winners[0]?.score ?? 0
  if (room.seats.length === 1) {
    if (!outcome.automa) return voice.format('webHouse.history.score', { points })
    const { won, score } = outcome.automa
    return voice.format(won ? 'webHouse.history.soloLost' : 'webHouse.history.soloWon', { points, theirs: score })
  }
  const names = winners.flatMap(({ seat }) => {
    const seatInfo = room.seats[seat]
    return seatInfo ? [seatName(voice, seatInfo, seat)] : []
  })
  return voice.format('webHouse.history.won', { names: { all: names }, n: names.length, points })
}
