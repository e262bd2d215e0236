import { type Catalogue, type Language, load, loadHouse } from '@nora/messages'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { usePreferences } from '../state/preferences.ts'
import { speakInHead } from './head.ts'

const Voice = createContext<Catalogue | undefined>(undefined)

interface SpeakingProps {
  /** Pages need a small part of a language, a table needs all of it. */
  readonly from?: (language: Language) => Promise<Catalogue>
  /** Stands here while the first language is on its way. */
  readonly meanwhile?: ReactNode
  readonly children: ReactNode
}

/** Says everything in the chosen language. Another language is fetched while the present one goes on speaking. */
export function Speaking({ from = loadHouse, meanwhile, children }: SpeakingProps) {
  const language = usePreferences((preferences) => preferences.language)
  const [voice, setVoice] = useState<Catalogue>()
  useEffect(() => {
    let wanted = true
    const fetch = () =>
      from(language).then(
        (loaded) => wanted && setVoice(loaded),
        // Without a network a language that was never fetched stays away until there is one.
        () => addEventListener('online', fetch, { once: true }),
      )
    void fetch()
    return () => {
      wanted = false
      removeEventListener('online', fetch)
    }
  }, [from, language])
  useEffect(() => {
    if (voice) speakInHead(voice)
  }, [voice])
  return voice ? <Voice value={voice}>{children}</Voice> : meanwhile
}

/** Speaks also of what is in the games' boxes. */
export function SpeakingOfGames({ meanwhile, children }: Omit<SpeakingProps, 'from'>) {
  return (
    <Speaking from={load} meanwhile={meanwhile}>
      {children}
    </Speaking>
  )
}

export function useVoice(): Catalogue {
  const voice = useContext(Voice)
  if (!voice) throw new Error('nobody speaks here')
  return voice
}
