import { type Analysed, momentsOf, type Swing } from '@nora/bots'
import type { Seat } from '@nora/kernel'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { useWide } from '../../table/parts/use-wide.ts'
import style from './chart.module.css'
import kindSign from './kind-sign.module.css'

interface ChartProps {
  readonly analysed: Analysed
  readonly swings: readonly Swing[]
  readonly names: readonly string[]
  /** Whose fan is drawn. */
  readonly looker: Seat
  readonly winner: Seat
  /** By turn, the day or round. */
  readonly periods: readonly number[]
  readonly shows: 'margins' | 'own'
  readonly turn: number
  go(turn: number): void
}

/** A phone is as high and a third as wide, and its words are as large. */
const forms = {
  wide: { width: 1000, height: 250, left: 44, right: 66 },
  phone: { width: 400, height: 290, left: 46, right: 74 },
}
const TOP = 34
const BOTTOM = 30
/** So far apart are the discs of the moments at least. */
const APART = 26
const STEP = 5
/** Swings with a sign of their own. */
const SIGNS = 8

const shapes = [
  <circle key="a" r={4} />,
  <rect key="b" x={-4} y={-4} width={8} height={8} />,
  <path key="c" d="M0 -5 5 4H-5z" />,
  <path key="d" d="M0 -5 5 0 0 5 -5 0z" />,
]

/** What was expected after each turn, a line for each seat; a slider over the turns. */
export function Chart({ analysed, swings, names, looker, winner, periods, shows, turn, go }: ChartProps) {
  const voice = useVoice()
  const picture = useRef<SVGSVGElement>(null)
  const { start, turns, slips } = analysed
  const points = useMemo(() => [start, ...turns], [start, turns])
  const { width, height, left, right } = forms[useWide() ? 'wide' : 'phone']
  const seats = names.map((_, seat) => seat)
  const { low, high } = useMemo(() => rangeOf(points.flatMap((one) => one[shows])), [points, shows])
  const x = (place: number) => (place / Math.max(1, turns.length)) * width
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM)
  const path = (values: readonly number[]) =>
    values.map((value, place) => `${place ? 'L' : 'M'}${x(place).toFixed(1)} ${y(value).toFixed(1)}`).join('')
  const fan = shows === 'margins' && points.every(({ spread }) => spread !== null) ? points : []
  const edge = (sign: 1 | -1) =>
    fan.map(({ margins, spread }) => clamp((margins[looker] as number) + sign * (spread ?? 0), low, high))
  const moments = useMemo(() => momentsOf(analysed, winner), [analysed, winner])
  const signed = swings.filter(({ kind }) => kind !== 'unforeseen').slice(0, SIGNS)
  const number = (value: number) =>
    voice.number(value, { maximumFractionDigits: 1, signDisplay: shows === 'margins' ? 'exceptZero' : 'auto' })
  const goTo = (next: number) => go(clamp(next, 0, turns.length - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    const swingTurns = [...new Set(signed.map((swing) => swing.turn))].sort((a, b) => a - b)
    const near = event.shiftKey
      ? { ArrowLeft: swingTurns.findLast((one) => one < turn), ArrowRight: swingTurns.find((one) => one > turn) }
      : { ArrowLeft: turn - 1, ArrowRight: turn + 1 }
    const next = { ...near, Home: 0, End: turns.length - 1 }[event.key as 'Home']
    if (next === undefined) return
    event.preventDefault()
    goTo(next)
  }
  const onPointer = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = picture.current?.getBoundingClientRect()
    if (!box) return
    const place = ((event.clientX - box.left) / box.width) * (width + left + right) - left
    goTo(Math.round((place / width) * turns.length) - 1)
  }
  const discs = apart(moments.map((at) => x(at + 1)))
  const changes = periods.flatMap((period, place) => (place === 0 || period !== periods[place - 1] ? [place] : []))
  return (
    <div
      className={style.slider}
      role="slider"
      tabIndex={0}
      aria-label={voice.format('analysis.chart', {
        name: names[looker] ?? '',
        from: number(start[shows][looker] ?? 0),
        to: number((turns.at(-1) ?? start)[shows][looker] ?? 0),
      })}
      aria-valuemin={1}
      aria-valuemax={turns.length}
      aria-valuenow={turn + 1}
      aria-valuetext={`${voice.format('analysis.turn', { n: turn + 1 })}: ${seats.map((seat) => `${names[seat]} ${number(turns[turn]?.[shows][seat] ?? 0)}`).join(', ')}`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      <svg
        ref={picture}
        viewBox={`${-left} 0 ${width + left + right} ${height}`}
        className={style.chart}
        aria-hidden="true"
      >
        <defs>
          <pattern id="not-yet" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V8" className={style.hatch} />
          </pattern>
        </defs>
        {changes.map((from, index) => {
          const to = changes[index + 1] ?? turns.length
          return (
            <g key={from}>
              {index % 2 === 1 && (
                <rect
                  className={style.band}
                  x={x(from)}
                  y={TOP}
                  width={x(to) - x(from)}
                  height={height - TOP - BOTTOM}
                />
              )}
              <text className={style.period} x={(x(from) + x(to)) / 2} y={18}>
                {periods[from] || ''}
              </text>
            </g>
          )
        })}
        {ticks(low, high).map((value) => (
          <g key={value}>
            <path className={style.grid} data-zero={value === 0 || undefined} d={`M0 ${y(value)}H${width}`} />
            <text className={style.tick} x={-8} y={y(value) + 4}>
              {number(value)}
            </text>
          </g>
        ))}
        {fan.length > 0 && (
          <path
            className={style.fan}
            data-seat={looker}
            d={`${path(edge(1))}${edge(-1)
              .map((value, place) => ({ value, place }))
              .reverse()
              .map(({ value, place }) => `L${x(place).toFixed(1)} ${y(value).toFixed(1)}`)
              .join('')}Z`}
          />
        )}
        {slips.length < turns.length && (
          <rect
            fill="url(#not-yet)"
            x={x(slips.length)}
            y={TOP}
            width={width - x(slips.length)}
            height={height - TOP - BOTTOM}
          />
        )}
        {seats.map((seat) => (
          <path
            key={seat}
            className={style.course}
            data-seat={seat}
            d={path(points.map((one) => one[shows][seat] as number))}
          />
        ))}
        {signed.map(({ turn: at, seat, kind }) => (
          <g
            key={`${at} ${kind}`}
            className={kindSign.kind}
            data-kind={kind}
            transform={`translate(${x(at + 1)} ${y(turns[at]?.[shows][seat] ?? 0)})`}
          >
            <path d={kind === 'slip' ? 'M-7 -6H7L0 7z' : 'M0 -8 8 0 0 8 -8 0z'} />
          </g>
        ))}
        <path className={style.now} d={`M${x(turn + 1)} ${TOP}V${height - BOTTOM}`} />
        {moments.map((at, index) => (
          <g key={at} className={style.moment} transform={`translate(${discs[index]} ${TOP + 12})`}>
            <circle r={11} />
            <text dy="0.35em">{index + 1}</text>
          </g>
        ))}
        {turns.map(({ seat }, place) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
            key={place}
            className={style.mover}
            data-seat={seat}
            data-now={place === turn || undefined}
            transform={`translate(${x(place + 1)} ${height - 12}) scale(${Math.min(1, 45 / turns.length)})`}
          >
            {shapes[seat % shapes.length]}
          </g>
        ))}
        {seats.map((seat) => (
          <text
            key={seat}
            className={style.endLabel}
            data-seat={seat}
            x={width + 8}
            y={y((turns.at(-1) ?? start)[shows][seat] as number) + 5}
          >
            {'ABCDEFGH'[seat]} {number((turns.at(-1) ?? start)[shows][seat] as number)}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** From the lowest to the highest, rounded outwards. */
function rangeOf(values: readonly number[]): { low: number; high: number } {
  const low = Math.floor(Math.min(0, ...values) / STEP) * STEP
  const high = Math.ceil(Math.max(0, ...values) / STEP) * STEP
  return { low: low - STEP, high: high + STEP }
}

/** Moments that follow each other closely stand side by side; they are in the order of the game. */
function apart(places: readonly number[]): number[] {
  const moved: number[] = []
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? Number.NEGATIVE_INFINITY) + APART))
  return moved
}

const MOST_TICKS = 7

function ticks(low: number, high: number): number[] {
  const step = STEP * Math.ceil((high - low) / STEP / MOST_TICKS)
  const found: number[] = []
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value)
  return found
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
