import type { Seat } from '@nora/kernel'
import type { SeatInfo } from '@nora/protocol'
import { nameIn, type Speaker } from '@nora/words'
import { useMemo } from 'react'
import { useVoice } from '../app/voice.tsx'

/** How the seats are called: by the names of people, bots by what they are. */
export function useSpeaker(seats: readonly SeatInfo[]): Speaker {
  const voice = useVoice()
  return useMemo(() => {
    const name = (seat: Seat): string => {
      const seatInfo = seats[seat]
      const n = seat + 1
      if (seatInfo?.name) return seatInfo.name
      // A name that its owner asked to be forgotten.
      if (seatInfo?.name === '') return voice.format('common.formerPlayer')
      if (seatInfo?.bot) {
        const mind = nameIn(voice, `common.mind.${seatInfo.bot}`, seatInfo.bot)
        // The sign at its seat says that it is a bot: a number is needed only to tell two of a kind apart.
        const isOnly = seats.every((other) => other === seatInfo || other.bot !== seatInfo.bot)
        return isOnly ? mind : voice.format('webTable.seats.bot', { mind, n })
      }
      return voice.format('common.player', { n })
    }
    return { voice, name }
  }, [voice, seats])
}
