import type { Decision, Reason } from '@nora/kernel'
import type { Permissions } from '@nora/protocol'
import { type ReactNode, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { useTable } from '../context.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import { useWide } from '../parts/use-wide.ts'
import { FirstTime } from '../rules/first-time.tsx'
import { Offers } from './choices/offers.tsx'
import { Refusals } from './choices/refusals.tsx'
import { EndButton } from './end-button.tsx'
import fixed from './fixed-button.module.css'
import { FixedButton } from './fixed-button.tsx'
import { type Main, MainButtonProvider } from './main-button.ts'
import { Picked } from './picked.tsx'
import { TakeBack } from './take-back.tsx'
import style from './tray.module.css'
import { useEnd } from './use-end.ts'
import type { TrayState } from './use-picks.ts'

interface TrayProps {
  readonly tray: TrayState
  /** What is asked, or who plays. */
  readonly question: ReactNode
  readonly permissions: Permissions | null
  readonly busy: boolean
  /** The game's own way to make this choice; the list stays within reach. */
  readonly own: ReactNode
  /** What is said instead of choices: that play pauses, and for whom. */
  readonly children?: ReactNode
  refuse(reason: Reason): void
  undo(): void
  undoTurn(): void
  redo(): void
}

/**
 * Where one decides. From its foot up everything has a fixed place: what ends the turn, the way back, the main button;
 * above them what is picked and what it would do, which is the one part that scrolls; on top the question.
 */
export function Tray({ tray, question, permissions, busy, own, children, refuse, undo, undoTurn, redo }: TrayProps) {
  const voice = useVoice()
  const wide = useWide()
  const { moment } = useTable()
  const { decision, confirmation, picking } = tray
  const [listed, setListed] = useState<Decision>()
  const [given, setMain] = useState<Main>()
  const end = useEnd(tray)
  const showList = !own || listed === decision
  const main = useMain(tray, given)
  // A phone has room for one: what ends the turn takes the main place only where nothing else is left.
  const endsInMain = !wide && end !== undefined && !given && !confirmation && tray.offers.length === 0
  return (
    <section className={style.tray} aria-label={voice.format('webTable.tray.title')} aria-busy={busy}>
      <header className={style.head}>
        {question}
        {decision && own && (
          <button
            type="button"
            className={style.sign}
            data-lists=""
            aria-expanded={showList}
            aria-label={voice.format('webTable.tray.all', { n: picking.picks.open.length })}
            title={voice.format('webTable.tray.all', { n: picking.picks.open.length })}
            onClick={() => setListed(showList ? undefined : decision)}
          >
            <Glyph name="list" />
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keys */}
      <div className={style.body} tabIndex={0}>
        <MainButtonProvider value={setMain}>
          {children}
          {own}
        </MainButtonProvider>
        {end?.lost && <Lost lost={end.lost} />}
        {confirmation && <Picked tray={tray} confirmation={confirmation} />}
        {!confirmation && picking.picks.isNarrowed && (
          <button type="button" className={`${button.quiet} ${button.small} ${style.back}`} onClick={picking.back}>
            <Glyph name="back" />
            {voice.format('webTable.tray.back')}
          </button>
        )}
        {showList && <Offers tray={tray} busy={busy} />}
        <Refusals />
        {/* Wider tables tell it beside the log: what is decided comes first, and needs the room. */}
        {!wide && <FirstTime />}
      </div>
      {!wide && !endsInMain && end && (
        <div className={style.aside}>
          <EndButton end={end} busy={busy} />
        </div>
      )}
      {permissions && (
        <div className={style.foot}>
          {endsInMain && end ? (
            <EndButton end={end} busy={busy} place="main" />
          ) : (
            <FixedButton
              place="main"
              meaning={`${tray.question}/${decision ? '' : moment.view.position}/${main.meaning}`}
              isReady={main.isReady}
              isBusy={busy}
              confirms={confirmation !== undefined}
              act={main.act}
            >
              {main.label}
            </FixedButton>
          )}
          <TakeBack permissions={permissions} busy={busy} refuse={refuse} undo={undo} undoTurn={undoTurn} redo={redo} />
          {wide && (end ? <EndButton end={end} busy={busy} /> : <NoEnd />)}
        </div>
      )}
    </section>
  )
}

interface Meaningful extends Main {
  readonly meaning: string
}

/** What the main button does now: what is picked, what the game's own tray says, what is gathered, or nothing yet. */
function useMain(tray: TrayState, given: Main | undefined): Meaningful {
  const voice = useVoice()
  const { speaker, moment, reader } = useTable()
  const { decision, confirmation, picking, end } = tray
  const { done, isSelecting, isNarrowed } = picking.picks
  const idle = (label: string): Meaningful => ({ label, isReady: false, act: () => {}, meaning: 'idle' })
  if (confirmation) return { label: voice.format('webTable.tray.do'), isReady: true, act: tray.confirm, meaning: 'do' }
  if (given) return { ...given, meaning: 'own' }
  if (decision?.kind === 'confirm') {
    const [only = null] = picking.picks.choices
    const act = () => picking.perform(decision, only, true)
    return { label: voice.format('webTable.tray.confirm'), isReady: true, act, meaning: 'confirm' }
  }
  if (decision) {
    const isReady = (isSelecting || isNarrowed) && done !== undefined && done !== end
    const act = () => done !== undefined && picking.perform(decision, done)
    return { label: voice.format('webTable.tray.do'), isReady, act, meaning: 'do' }
  }
  const other = moment.view.pending.find(({ seat }) => seat >= 0 && seat !== reader)
  if (other) return idle(voice.format('webTable.tray.plays', { name: speaker.name(other.seat) }))
  return idle(voice.format('webTable.tray.idle'))
}

/** So much of what would be gone is named: the rest is counted, so that what comes below stays in sight. */
const MOST_NAMED = 4

/** What would be gone by ending now. */
function Lost({ lost }: { readonly lost: readonly string[] }) {
  const voice = useVoice()
  return (
    <div className={style.lost} role="alert">
      <strong>{voice.format('webTable.tray.lost')}</strong>
      <ul>
        {lost.slice(0, MOST_NAMED).map((words) => (
          <li key={words}>
            <s>{words}</s>
          </li>
        ))}
        {lost.length > MOST_NAMED && <li>{voice.format('webTable.tray.lostMore', { n: lost.length - MOST_NAMED })}</li>}
      </ul>
    </div>
  )
}

/** The place of what ends the turn, while nothing does. */
function NoEnd() {
  const voice = useVoice()
  const { decision } = useTable()
  return (
    <p className={fixed.end}>
      {voice.format('webTable.tray.end')}{' '}
      {decision && decision.kind !== 'confirm' && <small>{voice.format('webTable.tray.endLater')}</small>}
    </p>
  )
}
