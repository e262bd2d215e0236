import { type ReactNode, useEffect, useId } from 'react'
import { useVoice } from '../../app/voice.tsx'
import style from './beside.module.css'
import { Glyph } from './glyphs.tsx'

interface BesideProps {
  readonly title: string
  readonly children: ReactNode
  onClose(): void
}

/** Something to be read or written while one plays: it lies beside the tray, and the table stays as usable as it was. */
export function Beside({ title, children, onClose }: BesideProps) {
  const voice = useVoice()
  const id = useId()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('[data-beside]')) onClose()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <section className={style.beside} aria-labelledby={id} data-beside="">
      <header className={style.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={style.close} aria-label={voice.format('webTable.close')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </header>
      <div className={style.body}>{children}</div>
    </section>
  )
}
