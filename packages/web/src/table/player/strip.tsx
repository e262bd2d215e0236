import { type ReactNode, useMemo } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { type Pace, usePreferences } from '../../state/preferences.ts'
import { useTable } from '../context.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import { ActorMark } from './actor-mark.tsx'
import type { EventPlayer, Played } from './event-player.ts'
import { sinceLastTurn } from './step.ts'
import { StepPictures } from './step-pictures.tsx'
import style from './strip.module.css'
import { tellingOf } from './use-event-player.ts'

interface StripProps {
  readonly player: EventPlayer
  readonly played: Played
  /** Watched again: a slider stands in the place of the dots. */
  readonly slider?: ReactNode
  /** Nothing is heard of the table. */
  readonly isLost?: boolean | undefined
  /** Where the board can be shown as it was since one's last turn. */
  again?: (() => void) | undefined
}

const paces: readonly Pace[] = ['calm', 'quick', 'none']
/** More dots than these are not counted by anybody. */
const MOST_DOTS = 10
/** So many pieces have room beside their sentence. */
const MOST_PICTURES = 1

/** The player of what happened, between tray and log: who plays, how far, pause, skip and pace; or what there is to be shown again. */
export function Strip({ player, played, slider, again, isLost }: StripProps) {
  const voice = useVoice()
  const { decision } = useTable()
  const { turns, at, isPaused } = played
  const [turn] = turns
  if (isLost)
    return (
      <p className={style.strip} data-lost="">
        <Glyph name="replay" />
        {voice.format('webTable.notice.lost')}
      </p>
    )
  if (!turn) return <Quiet player={player} again={again} slider={slider} />
  const step = turn.steps[at]
  const dots = <Dots at={at} of={turn.steps.length} />
  return (
    <fieldset className={style.strip} data-runs={turns.length - 1} aria-label={voice.format('webTable.player.title')}>
      <ActorMark by={turn.by} />
      {/* Whoever decides meanwhile has no eyes for the board: the sentence stands here as well. */}
      {slider ?? (decision ? <p className={style.told}>{step?.text}</p> : dots)}
      {!slider && decision && step && <StepPictures step={step} most={MOST_PICTURES} />}
      <span className={style.buttons}>
        <Button
          name={isPaused ? 'play' : 'pause'}
          label={voice.format(isPaused ? 'webTable.player.goOn' : 'webTable.player.pause')}
          onClick={() => player.togglePause()}
        />
        <button type="button" className={style.button} onClick={() => player.skip()}>
          <Glyph name="skip" />
          <span className={style.word}>{voice.format('webTable.player.skip')}</span>
        </button>
        <PaceButton />
      </span>
    </fieldset>
  )
}

/** Nothing is being shown. */
function Quiet({ player, again, slider }: Pick<StripProps, 'player' | 'again' | 'slider'>) {
  const voice = useVoice()
  const table = useTable()
  const { moment, event, parts, reader } = table
  const since = useMemo(
    () => (reader < 0 ? [] : sinceLastTurn(moment.log, tellingOf({ event, parts, reader }))),
    [moment.log, event, parts, reader],
  )
  const n = since.reduce((sum, { steps }) => sum + steps.length, 0)
  return (
    <fieldset className={style.strip} aria-label={voice.format('webTable.player.title')}>
      {slider ?? (
        <>
          <Glyph name="replay" />
          <p className={style.since}>
            <span>{voice.format('webTable.log.since')}</span>{' '}
            <small>{voice.format('webTable.player.steps', { n })}</small>
          </p>
        </>
      )}
      <span className={style.buttons}>
        {!slider && n > 0 && (
          <button
            type="button"
            className={style.button}
            onClick={() => {
              again?.()
              player.again(since)
            }}
          >
            <Glyph name="play" />
            <span className={style.word}>{voice.format('webTable.player.show')}</span>
          </button>
        )}
        <PaceButton />
      </span>
    </fieldset>
  )
}

/** How far it is: what was shown is full, what is shown is long. */
function Dots({ at, of }: { readonly at: number; readonly of: number }) {
  const voice = useVoice()
  const first = Math.max(0, Math.min(at - MOST_DOTS + 3, of - MOST_DOTS))
  const shown = Array.from({ length: Math.min(of, MOST_DOTS) }, (_, index) => first + index)
  return (
    <>
      <span className={style.dots} aria-hidden="true">
        {shown.map((dot) => (
          <i key={dot} data-state={dot < at ? 'done' : dot === at ? 'now' : 'later'} />
        ))}
      </span>
      <span className="unseen">{voice.format('webTable.player.step', { at: at + 1, of })}</span>
    </>
  )
}

/** Each press is the next pace. */
function PaceButton() {
  const voice = useVoice()
  const { pace, set } = usePreferences()
  const next = paces[(paces.indexOf(pace) + 1) % paces.length] as Pace
  return (
    <button
      type="button"
      className={`${style.button} ${style.pace}`}
      title={voice.format('webTable.player.pace.title')}
      onClick={() => set({ pace: next })}
    >
      <span className="unseen">{voice.format('webTable.player.pace.title')} </span>
      {voice.format(`webTable.player.pace.${pace}`)}
    </button>
  )
}

interface ButtonProps {
  readonly name: 'play' | 'pause'
  readonly label: string
  onClick(): void
}

function Button({ name, label, onClick }: ButtonProps) {
  return (
    <button type="button" className={style.button} aria-label={label} title={label} onClick={onClick}>
      <Glyph name={name} />
    </button>
  )
}
