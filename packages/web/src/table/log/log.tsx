import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { useTable } from '../context.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import { SeatSign } from '../parts/seat-sign.tsx'
import style from './log.module.css'
import { type LogLine, lastTurnEnd, logLines, type Said } from './log-lines.ts'

interface LogProps {
  /** Shows the game as it was then. */
  jump?: ((position: number) => void) | undefined
  /** Plays again what others did since the reader's last turn. */
  since?: ((position: number) => void) | undefined
}

/** What happened: pointing at a line points at its piece, a click shows the game as it was then. */
export function Log({ jump, since }: LogProps) {
  const voice = useVoice()
  const { moment, event, reader, speaker, light } = useTable()
  const { log } = moment
  // In another language everything is said anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to who says it
  const said = useMemo((): Said => new WeakMap(), [speaker])
  const lines = useMemo(() => logLines(log, event, said), [log, event, said])
  const turnEnd = lastTurnEnd(log, reader)
  const end = useRef<HTMLOListElement>(null)
  const count = lines.length
  useEffect(() => {
    const list = end.current
    if (list && count >= 0) list.scrollTop = list.scrollHeight
  }, [count])
  return (
    <div className={style.log}>
      {since && turnEnd !== undefined && (
        <button
          type="button"
          className={`${button.quiet} ${button.small} ${style.since}`}
          onClick={() => since(turnEnd)}
        >
          <Glyph name="replay" />
          {voice.format('webTable.log.since')}
        </button>
      )}
      <ol
        ref={end}
        className={style.lines}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable to be scrolled by keys
        tabIndex={0}
        aria-label={voice.format('webTable.log.title')}
        onKeyDown={walk}
      >
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            fresh={turnEnd !== undefined && line.position > turnEnd}
            jump={jump}
            light={light}
          />
        ))}
      </ol>
    </div>
  )
}

/** Hundreds of lines are one stop of the Tab key: the arrows go from line to line, the latest first. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (step === 0) return
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const now = lines.indexOf(document.activeElement as HTMLElement)
  const next = now < 0 ? lines.at(-1) : lines[now + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface LineProps {
  readonly line: LogLine
  readonly fresh: boolean
  readonly jump: LogProps['jump']
  light(things: readonly string[]): void
}

const Line = memo(function Line({ line, fresh, jump, light }: LineProps) {
  const { position, seat, text, things } = line
  const inside = (
    <>
      {seat >= 0 ? <SeatSign seat={seat} size="1.2rem" /> : <span className={style.nobody} />}
      <span>{text}</span>
    </>
  )
  const point = { onPointerEnter: () => light(things), onPointerLeave: () => light([]) }
  return (
    <li data-fresh={fresh || undefined}>
      {jump ? (
        <button
          type="button"
          className={style.line}
          tabIndex={-1}
          onClick={() => jump(position)}
          onFocus={point.onPointerEnter}
          onBlur={point.onPointerLeave}
          {...point}
        >
          {inside}
        </button>
      ) : (
        <span className={style.line} {...point}>
          {inside}
        </span>
      )}
    </li>
  )
})
