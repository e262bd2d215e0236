import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fitting, movedBy, type Point, type Viewport, zoomedAt } from './viewport.ts'
import style from './zoomable-board.module.css'

interface ZoomableBoardProps {
  /** The board's own coordinate system. */
  readonly viewBox: string
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** How much larger one turn of the wheel or one press of a key makes it. */
const STEP = 1.25
const WHEEL = 0.0016
/** So far an arrow key moves it, in shares of the window. */
const NUDGE = 0.15
/** A press that goes further than this, in pixels, moves the board. */
const DRAG = 8

const arrows: { readonly [key: string]: Point } = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
}

/**
 * A drawing with its own coordinates that can be looked at closely: by wheel, two fingers, `+` and `-`; it is moved by a
 * finger, the mouse or the arrows. As long as it fits its window it leaves all of these to the page.
 */
export function ZoomableBoard({ viewBox, label, className = '', children }: ZoomableBoardProps) {
  const [view, look] = useState(fitting)
  const window = useRef<HTMLDivElement>(null)
  useEffect(() => handle(window.current as HTMLDivElement, look), [])
  const isLarge = view.scale > 1
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const size = sizeOf(event.currentTarget)
    const next = afterKey(view, event.key, size)
    if (!next) return
    event.preventDefault()
    look(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture that can be moved about is no fieldset.
    <div
      ref={window}
      className={`${style.window} ${className}`}
      data-large={isLarge || undefined}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved must be reached with the keys.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onDoubleClick={({ currentTarget, clientX, clientY }) =>
        look((now) =>
          now.scale > 1
            ? fitting
            : zoomedAt(now, inside(currentTarget, clientX, clientY), STEP ** 4, sizeOf(currentTarget)),
        )
      }
    >
      <svg
        className={style.board}
        viewBox={viewBox}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        role="presentation"
      >
        {children}
      </svg>
    </div>
  )
}

/** A place on the screen in the coordinates of a drawing, however large it is shown. */
export function boardPoint(board: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const matrix = board.getScreenCTM()
  if (!matrix) return { x: 0, y: 0 }
  return { x: (clientX - matrix.e) / matrix.a, y: (clientY - matrix.f) / matrix.d }
}

function afterKey(view: Viewport, key: string, window: Point): Viewport | undefined {
  const middle = { x: window.x / 2, y: window.y / 2 }
  if (key === '+' || key === '=') return zoomedAt(view, middle, STEP, window)
  if (view.scale <= 1) return undefined
  if (key === '-') return zoomedAt(view, middle, 1 / STEP, window)
  if (key === '0') return fitting
  const arrow = arrows[key]
  return arrow && movedBy(view, { x: arrow.x * window.x, y: arrow.y * window.y }, window)
}

/** Wheel, mouse and fingers. A wheel must be listened to by hand: React's listeners cannot keep the page from scrolling. */
function handle(element: HTMLDivElement, look: (change: (now: Viewport) => Viewport) => void): () => void {
  const fingers = new Map<number, Point>()
  let far = 0
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const at = inside(element, event.clientX, event.clientY)
    look((now) => zoomedAt(now, at, Math.exp(-event.deltaY * WHEEL), sizeOf(element)))
  }
  const down = ({ pointerId, clientX, clientY }: PointerEvent) => {
    far = 0
    fingers.set(pointerId, inside(element, clientX, clientY))
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const before = fingers.get(pointerId)
    if (!before) return
    const now = inside(element, clientX, clientY)
    const other = [...fingers].find(([id]) => id !== pointerId)?.[1]
    fingers.set(pointerId, now)
    const by = { x: now.x - before.x, y: now.y - before.y }
    far += Math.hypot(by.x, by.y)
    const size = sizeOf(element)
    if (!other) return look((view) => movedBy(view, by, size))
    const factor = distance(now, other) / Math.max(1, distance(before, other))
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    look((view) => movedBy(zoomedAt(view, middle, factor, size), { x: by.x / 2, y: by.y / 2 }, size))
  }
  const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)
  // Whoever has moved the board did not mean the piece under the pointer.
  const click = (event: MouseEvent) => far > DRAG && event.stopPropagation()
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('pointerdown', down)
  element.addEventListener('click', click, { capture: true })
  element.addEventListener('pointermove', move)
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.addEventListener(end, up)
  return () => {
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('click', click, { capture: true })
    element.removeEventListener('pointermove', move)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.removeEventListener(end, up)
  }
}

function inside(element: Element, x: number, y: number): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: x - left, y: y - top }
}

function sizeOf({ clientWidth, clientHeight }: Element): Point {
  return { x: clientWidth, y: clientHeight }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
