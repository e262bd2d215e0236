import { namesIn, type Offer } from '@nora/choosing'
import { equal, type Json, totalOf } from '@nora/kernel'
import { useCallback, useContext } from 'react'
import { useVoice } from '../../../app/voice.tsx'
import { useTable } from '../../context.tsx'
import { foreseenKey } from '../../model/table-state.ts'
import { Glyph } from '../../parts/glyphs.tsx'
import { FinalSign, Foreseeing } from '../foresight.tsx'
import type { TrayState } from '../use-picks.ts'
import { keyOf } from './done-lines.ts'
import style from './offers.module.css'

interface OffersProps {
  readonly tray: TrayState
  readonly busy: boolean
}

/** The choices as a list: the same as on the board, in words. */
export function Offers({ tray, busy }: OffersProps) {
  const voice = useVoice()
  const say = useOfferWords(tray)
  // Turns are confirmed, and what was gathered is taken, by the main button.
  const lines = tray.decision?.kind === 'confirm' ? [] : tray.lines.filter(({ offer }) => offer.role !== 'done')
  if (lines.length === 0) return null
  return (
    <>
      {tray.picking.picks.isSelecting && <HowMany choices={tray.picking.picks.choices} />}
      <ul className={style.offers}>
        {lines.map(({ offer, isDone }) => (
          <li key={keyOf(offer)}>
            {isDone ? (
              <span className={style.offer} data-done="">
                <span className={style.done}>
                  <Glyph name="confirm" />
                </span>
                <span className={style.words}>{say(offer)}</span>
                <span className="unseen">{voice.format('webTable.calendar.done')}</span>
              </span>
            ) : (
              <OfferButton tray={tray} offer={offer} busy={busy} words={say(offer)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many are to be gathered: so many, where every choice has as many. */
function HowMany({ choices }: { readonly choices: readonly Json[] }) {
  const voice = useVoice()
  const [n, ...others] = new Set(choices.map((choice) => (Array.isArray(choice) ? choice.length : 0)))
  return (
    <p className={style.hint}>
      {n === undefined || others.length > 0
        ? voice.format('webTable.tray.several')
        : voice.format('webTable.tray.exactly', { n })}
    </p>
  )
}

interface OfferButtonProps extends OffersProps {
  readonly offer: Offer
  readonly words: string
}

function OfferButton({ tray, offer, busy, words }: OfferButtonProps) {
  const voice = useVoice()
  const { foreseen } = useContext(Foreseeing)
  const { light } = useTable()
  const interrupt = offer.role === 'anytime'
  const ahead = offer.choices.length === 1 ? foreseen.get(foreseenKey(offer.choices[0] as Json, interrupt)) : undefined
  const gain = totalOf(ahead?.changes ?? [])
  return (
    <button
      type="button"
      data-offer=""
      data-role={offer.role}
      data-answers={namesIn(offer.common).join(' ')}
      className={style.offer}
      aria-pressed={offer.role === 'part' ? offer.picked === true : isConfirmed(tray, offer) || undefined}
      aria-disabled={busy}
      onClick={() => busy || tray.take(offer)}
      onPointerEnter={() => light(namesIn(offer.common))}
      onPointerLeave={() => light([])}
      onFocus={() => light(namesIn(offer.common))}
      onBlur={() => light([])}
    >
      <span className={style.words}>{words}</span>
      {offer.choices.length > 1 && (
        <span className={style.count}>{voice.format('webTable.tray.ways', { n: offer.choices.length })}</span>
      )}
      {gain !== 0 && (
        <span className={style.gain} data-loss={gain < 0 || undefined}>
          {voice.format('webTable.tray.gain', { points: voice.number(gain, { signDisplay: 'always' }) })}
        </span>
      )}
      {interrupt && <span className={style.count}>{voice.format('webTable.tray.outOfTurn')}</span>}
      <FinalSign ahead={ahead} />
    </button>
  )
}

/** Whether this line is what waits for the main button. */
function isConfirmed({ confirmation }: TrayState, { role, choices: [only, ...others] }: Offer): boolean {
  if (!confirmation || only === undefined || others.length > 0) return false
  return role === confirmation.offer.role && equal(only, confirmation.choice)
}

/** A line of the tray in words. */
export function useOfferWords({ decision }: TrayState): (offer: Offer) => string {
  const { parts, table, speaker, choice } = useTable()
  return useCallback(
    ({ role, common }) => {
      const { words } = parts
      if (role === 'anytime') return choice(undefined, common)
      if (!decision) return ''
      if (decision.kind === 'confirm') return speaker.voice.format('webTable.tray.confirm')
      if (role !== 'part') return choice(decision, common)
      const thing = String(common)
      return words.thing?.(table, decision, thing, speaker) ?? words.item(table, thing, speaker)
    },
    [parts, table, speaker, choice, decision],
  )
}
