import { type Analysed, waterfallOf } from '@nora/bots'
import type { Seat, Standing } from '@nora/kernel'
import { useVoice } from '../../app/voice.tsx'
import { SeatSign } from '../../table/parts/seat-sign.tsx'
import style from './seat-card.module.css'

interface SeatCardProps {
  readonly analysed: Analysed | undefined
  readonly standing: Standing
  readonly name: string
  readonly isLooker: boolean
  look(seat: Seat): void
}

const parts = ['luck', 'slips', 'others', 'unforeseen'] as const
const LEAST = 1

/** One seat: its points, and where its margin comes from. A click draws its fan. */
export function SeatCard({ analysed, standing: { seat, place, score }, name, isLooker, look }: SeatCardProps) {
  const voice = useVoice()
  const isWhole = analysed && analysed.slips.length === analysed.turns.length
  return (
    <button type="button" className={style.seat} aria-pressed={isLooker} onClick={() => look(seat)}>
      <span className={style.seatHead}>
        <SeatSign seat={seat} size="1.5rem" />
        <b>{name}</b>
        {place === 1 && <small>{voice.format('analysis.won')}</small>}
        <strong>{voice.number(score)}</strong>
      </span>
      {isWhole ? <Parts analysed={analysed} seat={seat} /> : <small>{voice.format('analysis.afterLast')}</small>}
    </button>
  )
}

function Parts({ analysed, seat }: { readonly analysed: Analysed; readonly seat: Seat }) {
  const voice = useVoice()
  const fall = waterfallOf(analysed, seat)
  const signed = (points: number) =>
    voice.number(Math.round(points * 10) / 10, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  const shown = parts.filter((part) => part !== 'unforeseen' || Math.abs(fall[part]) >= LEAST)
  const steps: { part: string; from: number; to: number }[] = []
  let at = fall.start
  for (const part of shown) {
    steps.push({ part, from: at, to: at + fall[part] })
    at += fall[part]
  }
  const all = [0, fall.start, ...steps.map(({ to }) => to)]
  const low = Math.min(...all)
  const width = Math.max(1, Math.max(...all) - low)
  const own = analysed.turns.filter((turn) => turn.seat === seat).length
  return (
    <>
      <span className={style.fallWords}>
        {shown.map((part) => (
          <span key={part}>
            <i className={style.swatch} data-part={part} aria-hidden="true" /> {voice.format(`analysis.${part}`)}{' '}
            <b>{signed(fall[part])}</b>
          </span>
        ))}
      </span>
      <svg className={style.fall} viewBox={`0 0 100 ${shown.length * 6}`} preserveAspectRatio="none" aria-hidden="true">
        {steps.map(({ part, from, to }, row) => (
          <rect
            key={part}
            data-part={part}
            x={((Math.min(from, to) - low) / width) * 100}
            width={Math.max(0.6, (Math.abs(to - from) / width) * 100)}
            y={row * 6 + 0.5}
            height={5}
          />
        ))}
        <path d={`M${((0 - low) / width) * 100} 0V${shown.length * 6}`} />
      </svg>
      <small>
        {voice.format('analysis.perTurn', {
          n: voice.number(own > 0 ? -fall.slips / own : 0, { maximumFractionDigits: 2 }),
        })}
      </small>
    </>
  )
}
