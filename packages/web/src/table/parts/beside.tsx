import { type ReactNode, useEffect, useId } from 'react'
import style from './beside.module.css'
import { SheetHead } from './sheet-head.tsx'

interface BesideProps {
  readonly title: string
  readonly children: ReactNode
  onClose(): void
}

/** Something to be read or written while one plays: it lies beside the tray, and the table stays as usable as it was. */
export function Beside({ title, children, onClose }: BesideProps) {
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
      <SheetHead id={id} title={title} className={style.head} onClose={onClose} />
      <div className={style.body}>{children}</div>
    </section>
  )
}
