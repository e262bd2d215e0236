import { type Seat, type SheetLine, totalOf } from '@nora/kernel'
import type { ClockFace, Onlookers, SeatInfo } from '@nora/protocol'
import type { Mark as Good } from '@nora/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { Icon } from '../../art/icons/icon.tsx'
import button from '../../ui/button.module.css'
import { useTable } from '../context.tsx'
import { remaining } from '../model/clock.ts'
import { figuresOf } from '../model/figures.ts'
import { Glyph } from '../parts/glyphs.tsx'
import { SeatSign } from '../parts/seat-sign.tsx'
import { fitsWidth, useFit } from '../parts/use-fit.ts'
import { ActorMark } from '../player/actor-mark.tsx'
import { AUTOMA } from '../player/step.ts'
import { Away } from './away.tsx'
import { type Gone, goneNow } from './gone.ts'
import style from './seats.module.css'

/** So many parts of an automa's sheet fit into its place. */
const MOST_PARTS = 3

/** From all the words down to signs and figures. */
const SHORTEST = 3
/** From here on no figure has words beside it. */
const WORDLESS = 2

/** Each line for itself: a seat is as wide as the others, whatever stands in it. */
function linesFit(list: HTMLElement): boolean {
  // What the figures mean is heard anyway and gives way to a name; a name longer than that is cut.
  const isWordy = Number(list.dataset.fit) < WORDLESS
  const lines = isWordy ? `.${style.line}, .${style.name}` : `.${style.line}`
  return [...list.querySelectorAll<HTMLElement>(lines)].every(fitsWidth)
}

const nobody: Gone = new Map()

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

/** Who sits here: sign, name, whose turn it is, what one has, points so far and if it ended now, clock and presence. */
export function Seats({ clocks, clocksPaused, lag, onlookers, sit, onScore }: SeatsProps) {
  const voice = useVoice()
  const { parts, table, reader, seats, speaker, moment } = useTable()
  const figures = useMemo(
    () =>
      seats.map((_, seat) => ({
        ...figuresOf(parts, table, seat),
        goods: parts.words.goods?.(table, seat, speaker) ?? [],
      })),
    [parts, table, seats, speaker],
  )
  const final = moment.outcome
  const automa = parts.words.automa
  const automaSheet = final?.automa?.sheet ?? automa?.sheet(table, reader)
  const watchers = onlookers?.watchers ?? 0
  const gone = useGone(seats, onlookers)
  const owing = new Set(moment.view.pending.map(({ seat }) => seat))
  const list = useRef<HTMLUListElement>(null)
  useFit(list, SHORTEST, linesFit)
  return (
    <ul ref={list} className={style.seats} aria-label={voice.format('webTable.seats.title')}>
      {seats.map((seatInfo, seat) => {
        const figure = figures[seat]
        const score = final?.standings.find((standing) => standing.seat === seat)?.score
        const away = seatInfo.person !== null && gone.has(seatInfo.person)
        const clock = clocks?.[seat]
        const isFree = sit && seatInfo.person === null && seatInfo.bot !== null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-free={isFree || undefined}>
            <button
              type="button"
              className={style.seat}
              data-seat={seat}
              data-owes={owing.has(seat) || undefined}
              data-own={seat === reader || undefined}
              data-away={away || undefined}
              // What one has is told there too where it has no place of its own.
              title={figure?.goods.map(({ label }) => label).join(' · ') || undefined}
              onClick={onScore}
            >
              <span className={style.line}>
                <span className={style.who}>
                  <SeatSign seat={seat} size="1.45rem" />
                  <span className={style.name}>{speaker.name(seat)}</span>
                  {seatInfo.bot && <Glyph name="bot" />}
                  <span className={style.state}>
                    {owing.has(seat) && (
                      <span className={style.turn}>
                        {voice.format(seat === reader ? 'webTable.seats.yourTurn' : 'webTable.seats.decides')}
                      </span>
                    )}
                    {clock && <Clock face={clock} paused={clocksPaused} lag={lag} />}
                    {seatInfo.person !== null && away && <Away since={gone.get(seatInfo.person)} />}
                    {seatInfo.absence && <span>{voice.format(`webTable.seats.absence.${seatInfo.absence}`)}</span>}
                  </span>
                </span>
                <Figure
                  className={style.soFar}
                  points={score ?? figure?.soFar ?? 0}
                  words={voice.format(score === undefined ? 'webTable.figures.soFar' : 'webTable.figures.total')}
                  isOpen={score === undefined && figure?.isOpen}
                />
              </span>
              <span className={style.line}>
                <span className={style.goods}>
                  <Goods goods={figure?.goods ?? []} />
                </span>
                {score === undefined && figure && (
                  <Figure
                    className={style.now}
                    points={figure.ifEnded}
                    words={voice.format('webTable.figures.ifEnded')}
                    short={voice.format('webTable.figures.now')}
                  />
                )}
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
          <button type="button" className={style.seat} data-seat="automa" onClick={onScore}>
            <span className={style.line}>
              <span className={style.who}>
                <ActorMark by={AUTOMA} />
                <span className={style.name}>{automa.name(speaker)}</span>
              </span>
              {final?.automa && (
                <Figure
                  className={style.soFar}
                  points={final.automa.score}
                  words={voice.format('webTable.figures.total')}
                />
              )}
            </span>
            {!final && automa.goods && (
              <span className={style.line}>
                <span className={style.goods}>
                  <Goods goods={automa.goods(table, speaker)} />
                </span>
                <Figure
                  className={style.now}
                  points={totalOf(automaSheet)}
                  words={voice.format('webTable.figures.ifEnded')}
                  short={voice.format('webTable.figures.now')}
                />
              </span>
            )}
            {/* What swings with every card is told by its parts: one number would only frighten. */}
            {!final && !automa.goods && <Parts sheet={automaSheet} />}
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

/** Who is away, and since when: nobody where it is not known who is here. */
function useGone(seats: readonly SeatInfo[], onlookers: Onlookers | undefined): Gone {
  const [gone, setGone] = useState<Gone>()
  useEffect(() => {
    if (!onlookers) return
    const here = new Set(onlookers.present.map(({ person }) => person))
    setGone((before) => goneNow(before, seats, here, Date.now()))
  }, [seats, onlookers])
  return (onlookers && gone) ?? nobody
}

function Goods({ goods }: { readonly goods: readonly Good[] }) {
  return goods.map(({ icon, value, label }) => (
    <span key={icon} title={label}>
      <Icon name={icon} size={18} />
      <span aria-hidden="true">{value}</span>
      <span className="unseen">{label}</span>
    </span>
  ))
}

interface FigureProps {
  readonly className: string | undefined
  readonly points: number
  readonly words: string
  /** The same where there is little room. */
  readonly short?: string
  /** There may be more that the reader cannot see. */
  readonly isOpen?: boolean | undefined
}

function Figure({ className, points, words, short, isOpen = false }: FigureProps) {
  const voice = useVoice()
  return (
    <span className={className}>
      {short !== undefined && <span className={style.short}>{short} </span>}
      <b>{voice.number(points)}</b>
      {isOpen && <span className={style.open}> +?</span>} <span className={style.long}>{words}</span>
    </span>
  )
}

/** The largest parts of a sheet, each with its points. */
function Parts({ sheet }: { readonly sheet: readonly SheetLine[] }) {
  const { voice, parts: game, speaker, sheetLine } = useTable()
  const groups = new Map<string, { readonly name: string; points: number }>()
  for (const { id, points } of sheet) {
    const group = groups.get(id) ?? { name: game.words.automa?.part?.(id, speaker) ?? sheetLine({ id }), points: 0 }
    group.points += points
    groups.set(id, group)
  }
  const parts = [...groups.values()].sort((one, other) => other.points - one.points).slice(0, MOST_PARTS)
  return (
    <span className={style.parts}>
      {parts.map(({ name, points }) => (
        <span key={name}>
          {name} <b>{voice.number(points)}</b>
        </span>
      ))}
    </span>
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
