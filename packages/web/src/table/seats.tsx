import type { Seat } from '@nora/kernel'
import type { ClockFace, Onlookers } from '@nora/protocol'
import { useEffect, useMemo, useState } from 'react'
import { useVoice } from '../app/voice.tsx'
import button from '../ui/button.module.css'
import { remaining } from './clock.ts'
import { useTable } from './context.tsx'
import { Glyph } from './parts/glyphs.tsx'
import { SeatSign } from './parts/seat-sign.tsx'
import style from './seats.module.css'

interface SeatsProps {
  readonly clocks: readonly ClockFace[] | null
  readonly clocksPaused: boolean
  readonly lag: number
  /** Who is connected; nothing where all sit at one device, or a game is watched again. */
  readonly onlookers: Onlookers | undefined
  /** Takes over a bot's seat, where whoever comes may do so. */
  readonly sit?: ((seat: Seat) => void) | undefined
  onScore(): void
}

/** Who sits here: sign, name, whose turn it is, points if the game ended now, clock and presence. */
export function Seats({ clocks, clocksPaused, lag, onlookers, sit, onScore }: SeatsProps) {
  const voice = useVoice()
  const { parts, table, reader, chairs, speaker, moment } = useTable()
  const scores = useMemo(
    () => chairs.map((_, seat) => parts.game.sheet(table, seat).reduce((sum, { points }) => sum + points, 0)),
    [parts, table, chairs],
  )
  const final = moment.outcome
  const automa = parts.words.automa
  const automaSheet = final?.automa?.sheet ?? automa?.sheet(table, reader)
  const watchers = onlookers?.watchers ?? 0
  const owing = new Set(moment.view.pending.map(({ seat }) => seat))
  return (
    <ul className={style.seats} aria-label={voice.format('webTable.seats.title')}>
      {chairs.map((chair, seat) => {
        const score = final?.standings.find((standing) => standing.seat === seat)?.score ?? scores[seat] ?? 0
        const away =
          onlookers && chair.person !== null && !onlookers.present.some(({ person }) => person === chair.person)
        const clock = clocks?.[seat]
        const isFree = sit && chair.person === null && chair.bot !== null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-free={isFree || undefined}>
            <button
              type="button"
              className={style.seat}
              data-seat={seat}
              data-owes={owing.has(seat) || undefined}
              data-own={seat === reader || undefined}
              onClick={onScore}
            >
              <SeatSign seat={seat} />
              <span className={style.name}>
                {speaker.name(seat)}
                {chair.bot && chair.name && <Glyph name="bot" />}
              </span>
              <span className={style.score}>{voice.number(score)}</span>
              <span className={style.state}>
                {owing.has(seat) && <span className={style.turn}>{voice.format('webTable.seats.decides')}</span>}
                {clock && <Clock face={clock} paused={clocksPaused} lag={lag} />}
                {away && <span>{voice.format('webTable.seats.away')}</span>}
                {chair.absence && <span>{voice.format(`webTable.seats.absence.${chair.absence}`)}</span>}
              </span>
            </button>
            {isFree && (
              <button
                type="button"
                className={`${button.quiet} ${button.small} ${style.sit}`}
                aria-label={voice.format('webTable.seats.sit', { name: speaker.name(seat) })}
                title={voice.format('webTable.seats.sit', { name: speaker.name(seat) })}
                onClick={() => sit(seat)}
              >
                {voice.format('webTable.room.sit')}
              </button>
            )}
          </li>
        )
      })}
      {automa && automaSheet && (
        <li>
          <button type="button" className={style.seat} onClick={onScore}>
            <span className={style.automa} />
            <span className={style.name}>{automa.name(speaker)}</span>
            <span className={style.score}>
              {voice.number(automaSheet.reduce((sum, { points }) => sum + points, 0))}
            </span>
            <span className={style.state} />
          </button>
        </li>
      )}
      {watchers > 0 && (
        <li className={style.watchers}>
          <Glyph name="eye" />
          <span className={style.few} aria-hidden="true">
            {voice.number(watchers)}
          </span>
          <span className={style.words}>{voice.format('webTable.seats.watchers', { n: watchers })}</span>
        </li>
      )}
    </ul>
  )
}

interface ClockProps {
  readonly face: ClockFace
  readonly paused: boolean
  readonly lag: number
}

function Clock({ face, paused, lag }: ClockProps) {
  const voice = useVoice()
  const runs = face.since !== null && !paused
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!runs) return
    const tick = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(tick)
  }, [runs])
  const left = remaining(face, runs ? now + lag : undefined)
  return (
    <span className={style.clock} data-runs={runs || undefined} data-short={left.total < 30_000 || undefined}>
      <span className="unseen">{voice.format('webTable.seats.clock')}</span>
      {left.days > 0 ? voice.format('webTable.seats.clockDays', { days: left.days, hours: left.hours }) : left.text}
    </span>
  )
}
