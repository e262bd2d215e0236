import type { ChatLine } from '@nora/protocol'
import { useVoice } from '../../app/voice.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import style from './last-line.module.css'

interface LastLineProps {
  readonly lines: readonly ChatLine[]
  onOpen(): void
}

/** What was said last, always in sight; it lights up when it comes in, and opens the talk. */
export function LastLine({ lines, onOpen }: LastLineProps) {
  const voice = useVoice()
  const last = lines.at(-1)
  return (
    <button type="button" className={style.line} data-said={last !== undefined || undefined} onClick={onOpen}>
      {last ? (
        <span key={last.id} className={style.said}>
          <strong>{last.name}</strong> {last.text}
        </span>
      ) : (
        <span>{voice.format('webTable.chat.write')}</span>
      )}
      <Glyph name="chat" />
    </button>
  )
}
