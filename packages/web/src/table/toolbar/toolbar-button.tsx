import { useVoice } from '../../app/voice.tsx'
import { Glyph, type GlyphName } from '../parts/glyphs.tsx'
import style from './toolbar.module.css'
import { TOOLBAR } from './toolbar.tsx'

interface ToolbarButtonProps {
  readonly name: GlyphName
  readonly label: string
  /** Something new waits behind it. */
  readonly news?: boolean
  onClick(): void
}

/** It closes the bar where that has popped up. */
export function ToolbarButton({ name, label, news, onClick }: ToolbarButtonProps) {
  const voice = useVoice()
  return (
    <button
      type="button"
      className={style.tool}
      data-news={news || undefined}
      title={label}
      popoverTarget={TOOLBAR}
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
