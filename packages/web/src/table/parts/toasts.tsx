import { useVoice } from '../../app/voice.tsx'
import type { Toast } from '../model/table-state.ts'
import style from './toasts.module.css'

interface ToastsProps {
  readonly toasts: readonly Toast[]
  say(what: Toast['what']): string
  dismiss(id: number): void
}

/** Labelled in passing: a refusal, a lost line, a line found again. */
export function Toasts({ toasts, say, dismiss }: ToastsProps) {
  const voice = useVoice()
  return (
    <div className={style.toasts} role="status" aria-live="polite">
      {toasts.map(({ id, what }) => (
        <button
          key={id}
          type="button"
          className={style.toast}
          title={voice.format('webTable.close')}
          onClick={() => dismiss(id)}
        >
          {say(what)}
        </button>
      ))}
    </div>
  )
}
