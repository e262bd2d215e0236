import { namesIn, type Offer } from '@nora/choosing'
import { canonical, type Json } from '@nora/kernel'
import { useCallback, useContext } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { useTable } from '../context.tsx'
import { foreseenKey } from '../table-state.ts'
import { FinalSign, Foreseeing, isFinal } from './foresight.tsx'
import style from './tray.module.css'
import type { Tray } from './use-picks.ts'

interface OffersProps {
  readonly tray: Tray
  readonly busy: boolean
}

/** The choices as a list: the same as on the board, in words. */
export function Offers({ tray, busy }: OffersProps) {
  const voice = useVoice()
  const { foreseen } = useContext(Foreseeing)
  const { light } = useTable()
  const say = useOfferWords(tray)
  const points = usePointsNow()
  const { offers, decision } = tray
  if (offers.length === 0) return null
  return (
    <>
      {tray.picking.picks.isSelecting && <p className={style.hint}>{voice.format('webTable.tray.several')}</p>}
      <ul className={style.offers}>
        {offers.map((offer) => {
          const interrupt = offer.role === 'anytime'
          const ahead =
            offer.choices.length === 1 ? foreseen.get(foreseenKey(offer.choices[0] as Json, interrupt)) : undefined
          const gain = ahead?.sheet && points !== undefined ? total(ahead.sheet) - points : 0
          const primary = offer.role === 'done' || decision?.kind === 'confirm'
          return (
            <li key={`${offer.role} ${canonical(offer.common)}`}>
              <button
                type="button"
                data-offer=""
                data-primary={primary || undefined}
                data-role={offer.role}
                className={style.offer}
                aria-pressed={offer.role === 'part' ? offer.picked === true : undefined}
                aria-disabled={busy}
                onClick={() => busy || tray.take(offer, isFinal(ahead))}
                onPointerEnter={() => light(namesIn(offer.common))}
                onPointerLeave={() => light([])}
                onFocus={() => light(namesIn(offer.common))}
                onBlur={() => light([])}
              >
                <span className={style.words}>{say(offer)}</span>
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
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** A line of the tray in words. */
export function useOfferWords({ decision }: Tray): (offer: Offer) => string {
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

function usePointsNow(): number | undefined {
  const { reader, sheet } = useTable()
  return reader < 0 ? undefined : total(sheet(reader))
}

function total(sheet: readonly { readonly points: number }[]): number {
  return sheet.reduce((sum, { points }) => sum + points, 0)
}
