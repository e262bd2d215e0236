import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { beside } from './beside.ts'
import style from './popover.module.css'

interface PopoverProps {
  /** What it belongs to. */
  readonly anchor: DOMRect
  readonly children: ReactNode
  onClose(): void
}

/**
 * Something to be looked at more closely, above everything else and beside what it belongs to. It takes no focus and no
 * clicks, and Escape closes it. Whoever does not see it has been told by the label of what it belongs to.
 */
export function Popover({ anchor, children, onClose }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const element = popover.current as HTMLDivElement
    element.showPopover()
    const { offsetWidth: width, offsetHeight: height } = element
    const { left, top } = beside(anchor, { width, height }, { width: innerWidth, height: innerHeight })
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close.current()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [anchor])
  return (
    <div ref={popover} popover="manual" className={style.popover} aria-hidden="true">
      {children}
    </div>
  )
}
