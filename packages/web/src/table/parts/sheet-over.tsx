import { type ReactNode, useEffect, useId, useRef } from 'react'
import { SheetHead } from './sheet-head.tsx'
import style from './sheet-over.module.css'

interface SheetOverProps {
  readonly title: string
  readonly children: ReactNode
  onClose(): void
}

/** A sheet over board and seats; where one decides stays free beside it. A phone has room for nothing else. Escape closes it. */
export function SheetOver({ title, children, onClose }: SheetOverProps) {
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog:modal')) onClose()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <dialog ref={sheet} open tabIndex={-1} className={style.over} aria-labelledby={id}>
      <SheetHead id={id} title={title} className={style.head} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keys */}
      <div className={style.body} tabIndex={0}>
        {children}
      </div>
    </dialog>
  )
}
