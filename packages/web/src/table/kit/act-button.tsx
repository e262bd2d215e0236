import type { Json } from '@nora/kernel'
import type { ReactNode } from 'react'
import button from '../../ui/button.module.css'
import { FinalSign, isFinal, useAhead } from '../tray/foresight.tsx'
import style from './act-button.module.css'

interface ActButtonProps {
  readonly act: Json
  /** It is done out of turn. */
  readonly interrupts?: boolean
  readonly children: ReactNode
  /** `told`: it says beside the button that there is no way back. */
  take(told: boolean): void
}

/** A choice that is made by one button, which says what cannot be taken back. */
export function ActButton({ act, interrupts = false, children, take }: ActButtonProps) {
  const ahead = useAhead(act, interrupts)
  return (
    <button type="button" className={`${button.quiet} ${style.act}`} onClick={() => take(isFinal(ahead))}>
      <span className={style.words}>{children}</span>
      <FinalSign ahead={ahead} />
    </button>
  )
}
