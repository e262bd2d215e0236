import { useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { useRulebook } from '../../rulebook/use-rulebook.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useTable } from '../context.tsx'
import { useLessonGuide } from '../lesson-guide.ts'
import { useReading } from './reading.ts'
import style from './rules.module.css'
import { TermText } from './term-text.tsx'

/** The first time a kind of decision comes up, one line about it; until one has understood it. */
export function FirstTime() {
  const { parts, decision } = useTable()
  const { explains, explained } = usePreferences()
  const isGuided = useLessonGuide() !== undefined
  const address = decision && parts.ruleIndex?.decisions[decision.kind]
  // Whoever is led through a table is told by their guide.
  if (!explains || isGuided || !decision || address === undefined) return null
  const kind = `${parts.game.id}.${decision.kind}`
  return explained.includes(kind) ? null : (
    <Explanation key={kind} kind={kind} decision={decision.kind} address={address} />
  )
}

interface ExplanationProps {
  /** As it is remembered: the game and the kind of decision. */
  readonly kind: string
  readonly decision: string
  readonly address: string
}

function Explanation({ kind, decision, address }: ExplanationProps) {
  const voice = useVoice()
  const read = useReading()
  const { parts } = useTable()
  const { explained, set } = usePreferences()
  const [isUnderstood, understand] = useState(false)
  const line = useRulebook(parts.game.id)?.firstTime(decision, address)
  if (line === undefined || isUnderstood) return null
  const done = () => {
    understand(true)
    set({ explained: [...explained, kind] })
  }
  return (
    <aside className={style.first} data-help="" aria-label={voice.format('webRules.how')}>
      <p>
        <TermText text={line} own={address} onRead={done} />
      </p>
      <p className={style.ways}>
        <button type="button" onClick={done}>
          {voice.format('webRules.understood')}
        </button>
        <button
          type="button"
          onClick={() => {
            done()
            read(address)
          }}
        >
          {voice.format('webRules.more')}
        </button>
        <button type="button" onClick={() => set({ explains: false })}>
          {voice.format('webRules.explainNoMore')}
        </button>
      </p>
    </aside>
  )
}
