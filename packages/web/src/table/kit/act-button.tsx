import type { Json } from '@nora/kernel'
import type { ReactNode } from 'react'
import button from '../../ui/button.module.css'
import { FinalSign, useAhead } from '../tray/foresight.tsx'
import style from './act-button.module.css'

interface ActButtonProps {
  readonly act: Json
  /** It is done out of turn. */
  readonly interrupts?: boolean
  readonly children: ReactNode
  take(): void
}

/** A choice that is made by one button, which says what cannot be taken back; that is picked by it, and done by the main one. */
export function ActButton({ act, interrupts = false, children, take }: ActButtonProps) {
  const ahead = useAhead(act, interrupts)
  return (
    <button type="button" className={`${button.quiet} ${style.act}`} data-offer="" onClick={take}>
      <span className={style.words}>{children}</span>
      <FinalSign ahead={ahead} />
    </button>
  )
}
