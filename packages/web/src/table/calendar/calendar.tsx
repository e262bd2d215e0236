import type { Seat } from '@nora/kernel'
import { type Calendar as CalendarData, whereIn } from '@nora/words'
import { useRef } from 'react'
import { Icon } from '../../art/icons/icon.tsx'
import { useTable } from '../context.tsx'
import { turnsAt } from '../model/turns.ts'
import { Glyph } from '../parts/glyphs.tsx'
import { useFit } from '../parts/use-fit.ts'
import { ActorMark } from '../player/actor-mark.tsx'
import { AUTOMA } from '../player/step.ts'
import style from './calendar.module.css'
import { PeriodPips } from './period-pips.tsx'

/** From everything down to the phase of now and the signs of who decides. */
const LEAST = 7

/** Where we are: the day or round of how many, its phases, whose turn it is and who comes then. */
export function Calendar({ calendar }: { readonly calendar: CalendarData }) {
  const { reader, speaker, voice, moment, parts } = useTable()
  const box = useRef<HTMLElement>(null)
  useFit(box, LEAST)
  const { period, of, phases, movers } = calendar
  const { now, next } = moment.view.over ? { now: [], next: [] } : turnsAt(moment.view.pending, movers)
  const nameOf = (seat: Seat) => (seat < 0 ? (parts.words.automa?.name(speaker) ?? '') : speaker.name(seat))
  const isYours = now.length === 1 && now[0] === reader
  const who = isYours ? 'you' : now.length > 0 ? 'some' : 'other'
  const heard = voice.format('webTable.calendar.sentence', {
    where: whereIn(calendar),
    who,
    names: { all: now.map(nameOf) },
  })
  const decides = () => {
    if (isYours) return voice.format('webTable.calendar.yours')
    return now.length > 1 ? voice.format('webTable.calendar.several') : now.map(nameOf)
  }
  return (
    <section ref={box} className={style.calendar} aria-label={heard} data-calendar="">
      <div className={style.when}>
        <p className={style.period}>
          <strong>{period}</strong> <span>{of}</span>
        </p>
        <PeriodPips calendar={calendar} />
      </div>
      <ol className={style.phases}>
        {phases.map(({ name, icon, state, detail }) => (
          // Where there is little room only its sign is left.
          <li key={name} title={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={style.link}>
              {state === 'done' ? <Glyph name="confirm" /> : <Icon name={icon} />}
              <span className={style.name}>{name}</span>
              {detail !== undefined && <span className={style.detail}>{detail}</span>}
            </span>
            {state === 'done' && <span className="unseen">{voice.format('webTable.calendar.done')}</span>}
          </li>
        ))}
      </ol>
      <span className={style.phasePips} aria-hidden="true">
        {phases.map(({ name, state }) => (
          <i key={name} data-state={state} />
        ))}
      </span>
      {now.length > 0 && (
        <p className={style.turns} data-whose="">
          {now.map((seat) => (
            <Sign key={seat} seat={seat} />
          ))}
          <strong className={style.who}>{decides()}</strong>
          {next.length > 0 && <span className={style.then}>{voice.format('webTable.calendar.then')}</span>}
          {next.map((seat, index) => (
            <span key={seat} className={style.later} data-first={index === 0 || undefined}>
              <span className={style.arrow} aria-hidden="true">
                ›
              </span>
              <Sign seat={seat} />
              <span className="unseen">{nameOf(seat)}</span>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

function Sign({ seat }: { readonly seat: Seat }) {
  return <ActorMark by={seat < 0 ? AUTOMA : seat} size="1.5rem" />
}
