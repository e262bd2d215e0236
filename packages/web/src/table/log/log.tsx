import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { useTable } from '../context.tsx'
import type { OwnTable } from '../kit/own-table.ts'
import { SeatSign } from '../parts/seat-sign.tsx'
import style from './log.module.css'
import { type LogLine, lastTurnEnd, logLines, type Said } from './log-lines.ts'

interface LogProps {
  /** Shows the game as it was then. */
  jump?: ((position: number) => void) | undefined
}

/** What happened: pointing at a line points at its piece, a click shows the game as it was then. */
export function Log({ jump }: LogProps) {
  const voice = useVoice()
  const { moment, event, reader, speaker, light, parts } = useTable()
  const { log } = moment
  // In another language everything is said anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to who says it
  const said = useMemo((): Said => new WeakMap(), [speaker])
  const lines = useMemo(() => logLines(log, event, said), [log, event, said])
  const turnEnd = lastTurnEnd(log, reader)
  const { list, isBelow, toEnd } = useEnd(lines.length)
  return (
    <div className={style.log}>
      <ol
        ref={list}
        className={style.lines}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable to be scrolled by keys
        tabIndex={0}
        aria-label={voice.format('webTable.log.title')}
        onKeyDown={walk}
      >
        {lines.map((line) => (
          <LogRow
            key={line.key}
            line={line}
            fresh={turnEnd !== undefined && line.position > turnEnd}
            jump={jump}
            light={light}
            Picture={parts.own?.ThingPicture}
          />
        ))}
      </ol>
      {isBelow && (
        <button type="button" className={style.below} onClick={toEnd}>
          {voice.format('webTable.log.below')}
        </button>
      )}
    </div>
  )
}

/** So near the end one has not scrolled away from it. */
const NEAR_END = 30

/**
 * The list is at its end whenever something is added and whenever its size changes, unless somebody has scrolled up to read;
 * then it says that there is more.
 */
function useEnd(count: number) {
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const [isBelow, setBelow] = useState(false)
  const toEnd = useCallback(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: something was added
  useEffect(() => {
    if (isAtEnd.current) toEnd()
    else setBelow(true)
  }, [count, toEnd])
  useEffect(() => {
    const element = list.current as HTMLOListElement
    let height = element.clientHeight
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = element
      // What makes the list lower scrolls it too, and is nobody's wish.
      if (clientHeight !== height) return
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END
      if (isAtEnd.current) setBelow(false)
    }
    const size = new ResizeObserver(() => {
      height = element.clientHeight
      if (isAtEnd.current) toEnd()
    })
    size.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [toEnd])
  return { list, isBelow, toEnd }
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

interface LogRowProps {
  readonly line: LogLine
  readonly fresh: boolean
  readonly jump: LogProps['jump']
  readonly Picture: OwnTable['ThingPicture'] | undefined
  light(things: readonly string[]): void
}

/** More pictures than these say no more than the words. */
const MOST_PICTURES = 4

const LogRow = memo(function LogRow({ line, fresh, jump, Picture, light }: LogRowProps) {
  const { position, seat, text, things } = line
  const inside = (
    <>
      {seat >= 0 ? <SeatSign seat={seat} size="1.2rem" /> : <span className={style.nobody} />}
      <span>
        <span data-told="">{text}</span>
        {Picture && things.length <= MOST_PICTURES && (
          <span className={style.pictures} aria-hidden="true">
            {things.map((thing) => (
              <Picture key={thing} thing={thing} />
            ))}
          </span>
        )}
      </span>
    </>
  )
  const point = { onPointerEnter: () => light(things), onPointerLeave: () => light([]) }
  return (
    <li data-fresh={fresh || undefined} data-by={seat}>
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
