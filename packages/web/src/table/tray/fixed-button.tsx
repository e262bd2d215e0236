import { type ReactNode, useState } from 'react'
import style from './fixed-button.module.css'
import { useJustChanged } from './use-just-changed.ts'

interface FixedButtonProps {
  readonly place: 'main' | 'end'
  /** What pressing it means, for whoever must not press it by mistake: another one makes it dead for a moment. */
  readonly meaning: string
  /** It may be pressed. */
  readonly isReady: boolean
  readonly isBusy: boolean
  /** It does what waits to be confirmed. */
  readonly confirms?: boolean
  readonly children: ReactNode
  act(): void
}

/** A button with a place of its own in the tray. It is always there, and where it cannot be pressed it says so. */
export function FixedButton({ place, meaning, isReady, isBusy, confirms, children, act }: FixedButtonProps) {
  // Pressed it may mean the next thing of the same sort, or that what was pressed is asked about once more.
  const [presses, count] = useState(0)
  const isFresh = useJustChanged(`${meaning}/${presses}`)
  const isDead = !isReady || isFresh || isBusy
  const press = () => {
    if (isDead) return
    count(presses + 1)
    act()
  }
  return (
    <button
      type="button"
      className={style[place]}
      data-button={place}
      data-ready={isReady || undefined}
      data-fresh={(isReady && isFresh) || undefined}
      data-confirmation={confirms || undefined}
      data-offer={isReady || undefined}
      aria-disabled={isDead}
      onClick={press}
    >
      {children}
    </button>
  )
}
