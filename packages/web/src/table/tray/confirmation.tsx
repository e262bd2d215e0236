import { useEffect, useRef } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { Glyph } from '../parts/glyphs.tsx'
import { FinalSign } from './foresight.tsx'
import { useOfferWords } from './offers.tsx'
import style from './tray.module.css'
import type { Tray } from './use-picks.ts'

interface ConfirmationProps {
  readonly tray: Tray
  readonly confirmation: NonNullable<Tray['confirmation']>
  readonly busy: boolean
}

/** A choice made on the board that cannot be taken back: it is asked for once more. */
export function Confirmation({ tray, confirmation, busy }: ConfirmationProps) {
  const voice = useVoice()
  const say = useOfferWords(tray)
  const yes = useRef<HTMLButtonElement>(null)
  // Whoever plays with the keys is where the answer is given.
  useEffect(() => yes.current?.focus({ preventScroll: true }), [])
  return (
    <section className={style.tray} aria-label={voice.format('webTable.tray.title')} aria-busy={busy}>
      <header className={style.head}>
        <h2>{say(confirmation.offer)}</h2>
      </header>
      <p className={style.confirmation} role="alert">
        <FinalSign ahead={confirmation} />
      </p>
      <div className={style.row}>
        <button
          ref={yes}
          type="button"
          data-offer=""
          data-confirmation=""
          className={`${button.quiet} ${button.primary}`}
          aria-disabled={busy}
          onClick={() => busy || tray.confirm()}
        >
          {voice.format('webTable.tray.confirmFinal')}
        </button>
        <button type="button" className={button.quiet} onClick={tray.picking.back}>
          <Glyph name="back" />
          {voice.format('webTable.tray.cancel')}
        </button>
      </div>
    </section>
  )
}
