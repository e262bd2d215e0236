import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { Icon } from '../../art/icons/icon.tsx'
import { Scene } from '../../games/scene.tsx'
import button from '../../ui/button.module.css'
import { PeriodPips } from '../calendar/period-pips.tsx'
import { useTable } from '../context.tsx'
import { type Moment, situationAt } from '../model/moment.ts'
import { Glyph } from '../parts/glyphs.tsx'
import style from './ceremony.module.css'
import type { EventPlayer, Played } from './event-player.ts'
import type { Step } from './step.ts'

interface CeremonyProps {
  readonly player: EventPlayer
  readonly played: Played
  /** The game as it was at a position, as far as that is known. */
  readonly momentAt: ((position: number) => Moment | undefined) | undefined
}

/** So many things stand in one row. */
const ROW = 6

/**
 * A new day or round, over the board only: which it is of how many, and what changes, one thing after the other. Any key or
 * tap ends it; whoever is asked something answers in the tray meanwhile.
 */
export function Ceremony({ player, played, momentAt }: CeremonyProps) {
  const voice = useVoice()
  const { calendar: now, parts, reader, speaker } = useTable()
  const { turns, at } = played
  const [turn] = turns
  const position = turn?.steps.at(-1)?.position
  // The game may have gone on meanwhile.
  const calendar = useMemo(() => {
    const then = position === undefined ? undefined : momentAt?.(position)
    return then ? parts.words.calendar?.(situationAt(parts, then, false).table, reader, speaker) : now
  }, [position, momentAt, now, parts, reader, speaker])
  const isOn = turn?.isCeremony === true
  useEffect(() => {
    if (!isOn) return
    const end = () => player.skip()
    const events = ['keydown', 'pointerdown'] as const
    for (const type of events) addEventListener(type, end, { once: true })
    return () => {
      for (const type of events) removeEventListener(type, end)
    }
  }, [isOn, player])
  if (!isOn || !calendar) return null
  const { period, of } = calendar
  const Moved = parts.own?.NewPeriod
  const perRow = Math.ceil(turn.steps.length / Math.ceil(turn.steps.length / ROW))
  return (
    <div className={style.over} data-ceremony="">
      <section className={style.panel} aria-label={period}>
        <div className={style.scene} aria-hidden="true">
          <Scene game={parts.game.id} />
        </div>
        <div className={style.what}>
          <h2 className={style.period}>{period}</h2>
          <p className={style.of}>{of}</p>
          <PeriodPips calendar={calendar} />
          {Moved && (
            <div className={style.moved}>
              <Moved period={calendar.number} />
            </div>
          )}
          <button type="button" className={`${button.quiet} ${style.goOn}`} onClick={() => player.skip()}>
            {voice.format('webTable.player.goOn')}
          </button>
        </div>
        <ol className={style.steps} style={{ '--row': perRow } as CSSProperties}>
          {turn.steps.map((step, index) => (
            <CeremonyStep
              key={`${turn.steps.indexOf(step)} ${step.text}`}
              step={step}
              state={index < at ? 'done' : index === at ? 'now' : 'later'}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}

/** So many of the pieces that come or go are drawn; the words say how many there are. */
const MOST_PICTURES = 3

interface CeremonyStepProps {
  readonly step: Step
  readonly state: 'done' | 'now' | 'later'
}

/** One thing that changes: its pieces or its sign, and shortly what it is. All of it is said to whoever points at it. */
function CeremonyStep({ step, state }: CeremonyStepProps) {
  const { parts, voice } = useTable()
  const { icon, short } = parts.words.ceremony?.(step.event) ?? {}
  const { items = [] } = step.event
  const Picture = parts.own?.ThingPicture
  const isDrawn = short !== undefined && Picture && items.length > 0
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (state === 'now') line.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <li ref={line} data-state={state} title={step.text}>
      {isDrawn ? (
        <span className={style.pieces} aria-hidden="true">
          {items.slice(0, MOST_PICTURES).map((item) => (
            <Picture key={item} thing={item} />
          ))}
        </span>
      ) : (
        icon && <Icon name={icon} size={30} />
      )}
      <b>{short === undefined ? step.text : voice.say({ id: short, params: { n: items.length } })}</b>
      <i aria-hidden="true">{state === 'done' && <Glyph name="confirm" />}</i>
    </li>
  )
}
