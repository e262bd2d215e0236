import { useVoice } from '../app/voice.tsx'
import frame from '../table/frame.module.css'
import { TOOLS } from '../table/tool.tsx'
import style from './hint.module.css'
import { Lantern } from './lantern.tsx'

interface HintToolProps {
  readonly isOn: boolean
  onClick(): void
}

/** The lantern in the header. */
export function HintTool({ isOn, onClick }: HintToolProps) {
  const voice = useVoice()
  return (
    <button
      type="button"
      className={`${frame.tool} ${style.tool}`}
      aria-pressed={isOn}
      aria-keyshortcuts="h"
      title={`${voice.format('advice.tool')} (H)`}
      popoverTarget={TOOLS}
      popoverTargetAction="hide"
      onClick={onClick}
    >
      <Lantern />
      <span>{voice.format('advice.tool')}</span>
    </button>
  )
}
