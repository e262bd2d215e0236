import type { Reason } from '@nora/kernel'
import type { Permissions } from '@nora/protocol'
import { useId } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { useTable } from '../context.tsx'
import { Glyph, type GlyphName } from '../parts/glyphs.tsx'
import style from './take-back.module.css'

interface TakeBackProps {
  readonly permissions: Permissions
  readonly busy: boolean
  /** Says why not. */
  refuse(reason: Reason): void
  undo(): void
  undoTurn(): void
  redo(): void
}

/** The way back, and forth again. Where there is none, it says why. */
export function TakeBack({ permissions, busy, refuse, undo, undoTurn, redo }: TakeBackProps) {
  const voice = useVoice()
  const { explain } = useTable()
  const id = useId()
  const why = permissions.undo === true ? undefined : explain(permissions.undo)
  const back = (name: GlyphName, words: string, deed: () => void, isSeldom: boolean) => (
    <button
      type="button"
      className={`${button.quiet} ${button.small}`}
      data-seldom={isSeldom || undefined}
      aria-disabled={why !== undefined || busy}
      aria-describedby={why ? id : undefined}
      title={why}
      onClick={() => {
        if (permissions.undo !== true) refuse(permissions.undo)
        else if (!busy) deed()
      }}
    >
      <Glyph name={name} />
      <span>{words}</span>
    </button>
  )
  return (
    <div className={style.takeBack}>
      {back('undo', voice.format('webTable.tray.undo'), undo, false)}
      {back('turn', voice.format('webTable.tray.undoTurn'), undoTurn, true)}
      <button
        type="button"
        className={`${button.quiet} ${button.small}`}
        data-seldom=""
        aria-disabled={!permissions.redo || busy}
        title={voice.format('webTable.tray.redo')}
        onClick={() => permissions.redo && !busy && redo()}
      >
        <Glyph name="redo" />
        <span className="unseen">{voice.format('webTable.tray.redo')}</span>
      </button>
      {why && (
        <p id={id} className="unseen">
          {why}
        </p>
      )}
    </div>
  )
}
