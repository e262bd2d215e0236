import style from './choices/offers.module.css'
import { FixedButton } from './fixed-button.tsx'
import type { End } from './use-end.ts'

interface EndButtonProps {
  readonly end: End
  readonly busy: boolean
  readonly place?: 'main' | 'end'
}

/** Ends the turn, or takes nothing more. Nobody presses it for anybody. */
export function EndButton({ end, busy, place = 'end' }: EndButtonProps) {
  return (
    <FixedButton place={place} meaning={end.meaning} isReady isBusy={busy} act={end.act}>
      <span className={style.words}>{end.label}</span>
    </FixedButton>
  )
}
