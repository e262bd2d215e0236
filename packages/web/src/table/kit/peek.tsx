import { type ReactNode, useState } from 'react'
import { isMouse, isVisited } from '../parts/last-input.ts'
import { Popover } from './on-screen/popover.tsx'
import style from './peek.module.css'

interface PeekProps {
  /** The same, to be read: shown while the mouse or the focus is on it. */
  large(): ReactNode
  readonly children: ReactNode
}

/** Something small that is shown large while one looks at it. */
export function Peek({ large, children }: PeekProps) {
  const [anchor, look] = useState<DOMRect>()
  const away = () => look(undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, one only looks closer; the label says it all.
    <span
      className={style.peek}
      onPointerEnter={(event) => isMouse(event) && look(event.currentTarget.getBoundingClientRect())}
      onPointerLeave={away}
      // Where a question begins, the page itself goes to the first answer: nothing is to cover the others then.
      onFocus={({ currentTarget }) => {
        const box = currentTarget.getBoundingClientRect()
        if (isVisited(box)) look(box)
      }}
      onBlur={away}
    >
      {children}
      {anchor && (
        <Popover anchor={anchor} onClose={away}>
          {large()}
        </Popover>
      )}
    </span>
  )
}
