import { useVoice } from '../app/voice.tsx'
import style from './frame.module.css'
import { Glyph, type GlyphName } from './parts/glyphs.tsx'

interface ToolProps {
  readonly name: GlyphName
  readonly label: string
  /** Something new waits behind it. */
  readonly news?: boolean
  onClick(): void
}

/** On a phone the tools lie behind one button, and go away when one of them was taken. */
export const TOOLS = 'tools'

export function Tool({ name, label, news, onClick }: ToolProps) {
  const voice = useVoice()
  return (
    <button
      type="button"
      className={style.tool}
      data-news={news || undefined}
      title={label}
      popoverTarget={TOOLS}
      popoverTargetAction="hide"
      onClick={onClick}
    >
      <Glyph name={name} />
      <span>
        {label}
        {news && <span className="unseen">{voice.format('webTable.chat.news')}</span>}
      </span>
    </button>
  )
}
