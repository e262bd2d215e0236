import { loadRulebook, type Rulebook } from '@nora/messages'
import { useEffect, useState } from 'react'
import { useVoice } from '../app/voice.tsx'

/** The rulebook of a game in the reader's language, as soon as it is here; nothing as long as nobody wants it. */
export function useRulebook(game: string, isWanted = true): Rulebook | undefined {
  const { language } = useVoice()
  const [book, setBook] = useState<Rulebook>()
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    // Without a network a book that was never fetched stays away.
    loadRulebook(game, language).then(
      (loaded) => isHere && setBook(loaded),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [game, language, isWanted])
  return book
}
