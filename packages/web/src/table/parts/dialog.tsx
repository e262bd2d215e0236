import { type ReactNode, useEffect, useId, useRef } from 'react'
import style from './dialog.module.css'
import { SheetHead } from './sheet-head.tsx'

interface DialogProps {
  readonly title: string
  readonly wide?: boolean
  readonly children: ReactNode
  onClose(): void
}

/** A sheet over the table. Escape, the cross and a click beside it close it. */
export function Dialog({ title, wide, children, onClose }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={style.dialog}
      data-wide={wide || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={style.sheet}>
        <SheetHead id={id} title={title} className={style.head} onClose={onClose} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keys */}
        <div className={style.body} tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  )
}
