import { useVoice } from '../../app/voice.tsx'
import { useTable } from '../context.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import { useWide } from '../parts/use-wide.ts'
import { useReading } from './reading.ts'
import style from './rules.module.css'

/** Beside a question: opens the paragraph that answers how this works. */
export function HowButton() {
  const voice = useVoice()
  const wide = useWide()
  const read = useReading()
  const { parts, decision } = useTable()
  const address = decision && parts.ruleIndex?.decisions[decision.kind]
  if (address === undefined) return null
  return (
    <button type="button" className={style.how} data-help="" onClick={() => read(address)}>
      <Glyph name="question" />
      <span className={wide ? undefined : 'unseen'}>{voice.format('webRules.how')}</span>
    </button>
  )
}
