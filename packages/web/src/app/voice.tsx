import { type Catalogue, load } from '@nora/messages'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { usePreferences } from '../state/preferences.ts'

const Voice = createContext<Catalogue | undefined>(undefined)

/** Says everything in the chosen language. Another language is fetched while the present one goes on speaking. */
export function Speaking({ children }: { readonly children: ReactNode }) {
  const language = usePreferences((preferences) => preferences.language)
  const [voice, setVoice] = useState<Catalogue>()
  useEffect(() => {
    let wanted = true
    const fetch = () =>
      load(language).then(
        (loaded) => wanted && setVoice(loaded),
        // Without a network a language that was never fetched stays away until there is one.
        () => addEventListener('online', fetch, { once: true }),
      )
    void fetch()
    return () => {
      wanted = false
      removeEventListener('online', fetch)
    }
  }, [language])
  useEffect(() => {
    if (voice) document.documentElement.lang = voice.language
  }, [voice])
  return voice && <Voice value={voice}>{children}</Voice>
}

export function useVoice(): Catalogue {
  const voice = useContext(Voice)
  if (!voice) throw new Error('nobody speaks here')
  return voice
}
