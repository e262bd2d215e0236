import { useVoice } from '../../app/voice.tsx'
import { Glyph } from './glyphs.tsx'
import style from './sheet-head.module.css'

interface SheetHeadProps {
  /** By which the sheet names its title. */
  readonly id: string
  readonly title: string
  readonly className: string | undefined
  onClose(): void
}

/** What every sheet at a table begins with: its title, and the cross that closes it. */
export function SheetHead({ id, title, className, onClose }: SheetHeadProps) {
  const voice = useVoice()
  return (
    <header className={`${style.head} ${className}`}>
      <h2 id={id}>{title}</h2>
      <button type="button" className={style.close} aria-label={voice.format('webTable.close')} onClick={onClose}>
        <Glyph name="close" />
      </button>
    </header>
  )
}
