import type { Seat } from '@nora/kernel'
import type { SeatInfo } from '@nora/protocol'
import { nameIn, type Speaker } from '@nora/words'
import { useMemo } from 'react'
import { useVoice } from '../app/voice.tsx'

/** How the seats are called: by the names of people, bots by what they are. */
export function useSpeaker(chairs: readonly SeatInfo[]): Speaker {
  const voice = useVoice()
  return useMemo(() => {
    const name = (seat: Seat): string => {
      const chair = chairs[seat]
      const n = seat + 1
      if (chair?.name) return chair.name
      // A name that its owner asked to be forgotten.
      if (chair?.name === '') return voice.format('common.formerPlayer')
      if (chair?.bot) {
        const mind = nameIn(voice, `common.mind.${chair.bot}`, chair.bot)
        // The sign at its seat says that it is a bot: a number is needed only to tell two of a kind apart.
        const isOnly = chairs.every((other) => other === chair || other.bot !== chair.bot)
        return isOnly ? mind : voice.format('webTable.seats.bot', { mind, n })
      }
      return voice.format('common.player', { n })
    }
    return { voice, name }
  }, [voice, chairs])
}
