import { totalOf } from '@nora/kernel'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { useTable } from '../context.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import { useOfferWords } from './choices/offers.tsx'
import { FinalSign, useAhead } from './foresight.tsx'
import style from './picked.module.css'
import { ThreeFigures } from './three-figures.tsx'
import type { TrayState } from './use-picks.ts'

interface PickedProps {
  readonly tray: TrayState
  readonly confirmation: NonNullable<TrayState['confirmation']>
}

/** What is picked, and waits for the main button; whether it could be taken back. */
export function Picked({ tray, confirmation }: PickedProps) {
  const voice = useVoice()
  const { reader } = useTable()
  const say = useOfferWords(tray)
  const ahead = useAhead(confirmation.choice, confirmation.offer.role === 'anytime')
  return (
    <div className={style.picked} role="status">
      <p className={style.deed}>{say(confirmation.offer)}</p>
      <FinalSign ahead={confirmation} />
      {ahead?.sheet && ahead.changes && ahead.earned !== null && (
        <ThreeFigures
          seat={Math.max(reader, 0)}
          changes={ahead.changes}
          then={{ soFar: ahead.earned, ifEnded: totalOf(ahead.sheet) }}
        />
      )}
      <button type="button" className={`${button.quiet} ${button.small}`} onClick={tray.picking.back}>
        <Glyph name="back" />
        {voice.format('webTable.tray.cancel')}
      </button>
    </div>
  )
}
