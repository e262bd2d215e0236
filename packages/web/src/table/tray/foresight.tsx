import { canonical, type Json } from '@nora/kernel'
import type { Foreseen } from '@nora/protocol'
import { createContext, useContext, useEffect } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { foreseenKey } from '../model/table-state.ts'
import { Glyph } from '../parts/glyphs.tsx'
import { isFinal } from './confirming.ts'
import style from './foresight.module.css'

/** What the table has told about choices before they are made, and the way to ask it. */
export interface Foresight {
  readonly foreseen: ReadonlyMap<string, Foreseen>
  foresee(choice: Json, interrupt: boolean): void
}

/** Whoever still turns a tile about has not made up their mind. */
const RESTS = 120

/** At a table where nothing can be chosen there is nothing to be foreseen. */
export const Foreseeing = createContext<Foresight>({ foreseen: new Map(), foresee: () => {} })

/** What a choice that lies ready would lead to; nothing until the table has said so. */
export function useAhead(choice: Json | undefined, interrupt = false): Foreseen | undefined {
  const { foreseen, foresee } = useContext(Foreseeing)
  const key = choice === undefined ? undefined : canonical(choice)
  const ahead = choice === undefined ? undefined : foreseen.get(foreseenKey(choice, interrupt))
  useEffect(() => {
    if (key === undefined || ahead) return
    const timer = setTimeout(() => foresee(JSON.parse(key), interrupt), RESTS)
    return () => clearTimeout(timer)
  }, [key, ahead, interrupt, foresee])
  return ahead
}

/** Says of a choice that it cannot be taken back, where that is so. */
export function FinalSign({ ahead }: { readonly ahead: Pick<Foreseen, 'barrier'> | undefined }) {
  const voice = useVoice()
  if (!isFinal(ahead)) return null
  return (
    <span className={style.final}>
      <Glyph name="lock" />
      {voice.format(ahead?.barrier === 'fate' ? 'webTable.tray.finalFate' : 'webTable.tray.finalLearned')}
    </span>
  )
}
