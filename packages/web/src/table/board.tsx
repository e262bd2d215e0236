import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { Travelling } from '../animation/travelling.tsx'
import { useDuration } from '../animation/use-duration.ts'
import { useVoice } from '../app/voice.tsx'
import { nearest } from './arrow-keys.ts'
import style from './frame.module.css'

const LONG_PRESS = 550

interface BoardProps {
  /** Whenever this changes, pieces travel. */
  readonly shown: unknown
  /** What stays where it is even then. */
  readonly still: ReadonlySet<string>
  readonly children: ReactNode
  help(thing: string): void
}

/** Where the game lies. What all boards have in common: arrows move, `?` and a right click or long press explain. */
export function Board({ shown, still, children, help }: BoardProps) {
  const voice = useVoice()
  const duration = useDuration()
  const press = useRef<ReturnType<typeof setTimeout>>(undefined)
  const explain = (event: MouseEvent | KeyboardEvent) => {
    const thing = thingAt(event.target)
    if (thing === undefined) return
    event.preventDefault()
    help(thing)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === '?') explain(event)
    else if (event.key.startsWith('Arrow') && event.target instanceof Element) {
      const next = nearest(event.currentTarget, event.target, event.key)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
  }
  const onPointerDown = (event: PointerEvent) => {
    const thing = thingAt(event.target)
    clearTimeout(press.current)
    if (thing !== undefined && event.pointerType === 'touch') press.current = setTimeout(() => help(thing), LONG_PRESS)
  }
  const release = () => clearTimeout(press.current)
  return (
    <Travelling
      shown={shown}
      duration={duration}
      still={still}
      data-board=""
      className={style.board}
      role="region"
      aria-label={voice.format('webTable.board')}
      onContextMenu={explain}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerMove={(event) => Math.abs(event.movementX) + Math.abs(event.movementY) > 6 && release()}
    >
      {children}
    </Travelling>
  )
}

/** What is pointed at: a thing, or a part of the drawing that is none but can be asked about. */
function thingAt(target: EventTarget): string | undefined {
  const place = target instanceof Element ? target.closest('[data-thing], [data-explains]') : null
  return place?.getAttribute('data-thing') ?? place?.getAttribute('data-explains') ?? undefined
}
