import type { Decision, Reason } from '@nora/kernel'
import type { Permissions } from '@nora/protocol'
import { type ReactNode, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { Glyph } from '../parts/glyphs.tsx'
import { Confirmation } from './confirmation.tsx'
import { Offers } from './offers.tsx'
import { Refusals } from './refusals.tsx'
import { TakeBack } from './take-back.tsx'
import style from './tray.module.css'
import type { Tray as TrayState } from './use-picks.ts'

interface TrayProps {
  readonly tray: TrayState
  readonly permissions: Permissions | null
  readonly busy: boolean
  /** The game's own way to make this choice; the list stays within reach. */
  readonly own: ReactNode
  /** What is said instead of choices: whom play waits for, or that it pauses. */
  readonly children?: ReactNode
  refuse(reason: Reason): void
  undo(): void
  undoTurn(): void
  redo(): void
}

/** Where one decides: the choices and the way back. It never scrolls away. */
export function Tray({ tray, permissions, busy, own, children, refuse, undo, undoTurn, redo }: TrayProps) {
  const voice = useVoice()
  const { decision } = tray
  const { picks } = tray.picking
  const [listed, setListed] = useState<Decision>()
  const showList = !own || listed === decision
  if (tray.confirmation) return <Confirmation tray={tray} confirmation={tray.confirmation} busy={busy} />
  return (
    <section className={style.tray} aria-label={voice.format('webTable.tray.title')} aria-busy={busy}>
      {picks.isNarrowed && (
        <button
          type="button"
          className={`${button.quiet} ${button.small} ${style.back}`}
          aria-label={voice.format('webTable.tray.back')}
          onClick={tray.picking.back}
        >
          <Glyph name="back" />
        </button>
      )}
      {children}
      {!decision && tray.offers.length === 0 && !children && <Idle watching={permissions === null} />}
      {own}
      {decision && own && (
        <button
          type="button"
          className={`${button.quiet} ${button.small}`}
          aria-expanded={showList}
          onClick={() => setListed(showList ? undefined : decision)}
        >
          {voice.format('webTable.tray.all', { n: picks.open.length })}
        </button>
      )}
      {showList && <Offers tray={tray} busy={busy} />}
      <Refusals />
      {permissions && (
        <TakeBack permissions={permissions} busy={busy} refuse={refuse} undo={undo} undoTurn={undoTurn} redo={redo} />
      )}
    </section>
  )
}

/** Nothing to be decided: that is said too, so that nobody looks for it. */
function Idle({ watching }: { readonly watching: boolean }) {
  const voice = useVoice()
  return <p className={style.waiting}>{voice.format(watching ? 'webTable.tray.watching' : 'webTable.tray.idle')}</p>
}
