import { useVoice } from '../app/voice.tsx'
import toolbar from '../table/toolbar/toolbar.module.css'
import { TOOLBAR } from '../table/toolbar/toolbar.tsx'
import style from './hint.module.css'
import { HintIcon } from './hint-icon.tsx'

interface HintButtonProps {
  readonly isOn: boolean
  onClick(): void
}

/** The lantern in the header. */
export function HintButton({ isOn, onClick }: HintButtonProps) {
  const voice = useVoice()
  return (
    <button
      type="button"
      className={`${toolbar.tool} ${style.tool}`}
      aria-pressed={isOn}
      aria-keyshortcuts="h"
      title={`${voice.format('advice.tool')} (H)`}
      popoverTarget={TOOLBAR}
      popoverTargetAction="hide"
      onClick={onClick}
    >
      <HintIcon />
      <span>{voice.format('advice.tool')}</span>
    </button>
  )
}
