import { orientationOf } from '@nora/cats'
import { shallow } from 'zustand/shallow'
import { boardPoint } from '../../table/kit/boards/zoomable-board.tsx'
import { lastDown } from '../../table/parts/last-input.ts'
import { DEAD_MS } from '../../table/tray/dead-time.ts'
import { CELL } from '../art/outline.ts'
import { type Aim, middleOf } from '../placing/placing.ts'
import type { Hand } from '../placing/store.ts'

/** A tile in hand over the picture of a ship. */
export interface Handling {
  readonly hand: Hand
  readonly picture: SVGSVGElement
  /** Lets it go where it is. */
  put(): void
}

type Leave = () => void

/** So near to the tile a finger means the tile and not the water, in cells. */
const NEAR = 0.6
/** So far a finger goes before it is no tap any more, and a mouse before a click is meant here, in pixels. */
const STILL = 6
/** Two fingers turn the tile by a quarter when they have turned by this much, in degrees. */
const TWIST = 40
/** A turn of the wheel's worth of scrolling, and how soon the next one may come. */
const WHEEL = { least: 24, pause: 130 } as const

/** A mouse carries the tile and lets it go with a click; a finger moves it, and a button lets it go. */
export function handlePointers({ hand, picture, put }: Handling): Leave {
  const fingers = new Map<number, PointerEvent>()
  let twist = 0
  let wheeled = { far: 0, at: 0 }

  /** What the one finger does: it has the tile, exactly where it took it, or moves the water, or has only tapped so far. */
  let held: { readonly at: Aim; readonly from: Aim } | undefined
  let begun: PointerEvent | undefined
  /** Where the mouse took the tile, and when: a second click there was meant for what was there before. */
  const taken = { ...lastDown(), at: performance.now() }

  const aim = (event: PointerEvent) => {
    hand.say({ type: 'aim', at: placeOf(picture, event.clientX, event.clientY) })
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return
    picture.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, event)
    twist = angleOf(fingers)
    begun = fingers.size === 1 ? event : undefined
    const from = placeOf(picture, event.clientX, event.clientY)
    held = fingers.size === 1 && isNear(hand, from) ? { at: hand.store.getState().aim, from } : undefined
  }
  const move = (event: PointerEvent) => {
    event.stopPropagation()
    if (event.pointerType !== 'touch') return aim(event)
    const before = fingers.get(event.pointerId)
    if (!before) return
    fingers.set(event.pointerId, event)
    if (fingers.size === 1) {
      if (held) {
        const now = placeOf(picture, event.clientX, event.clientY)
        const { at, from } = held
        hand.say({ type: 'aim', at: { x: at.x + now.x - from.x, y: at.y + now.y - from.y } })
        return scrollAtEdge(picture, event.clientX)
      }
      picture.closest('[data-sea]')?.scrollBy(before.clientX - event.clientX, before.clientY - event.clientY)
      return
    }
    const turned = ((angleOf(fingers) - twist + 540) % 360) - 180
    if (Math.abs(turned) < TWIST) return
    hand.say({ type: 'turn', quarters: Math.sign(turned) })
    twist = angleOf(fingers)
  }
  // Nobody else has to hear of every step.
  const still = (event: Event) => event.stopPropagation()
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (event.pointerType === 'touch') return lift(event)
    if (event.type !== 'pointerup') return
    const isMeant =
      event.timeStamp - taken.at > DEAD_MS || Math.hypot(event.clientX - taken.x, event.clientY - taken.y) >= STILL
    if (event.button === 0 && isMeant) put()
  }
  const lift = (event: PointerEvent) => {
    // A tap brings the tile.
    const isTap = begun && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) < STILL
    if (event.type === 'pointerup' && isTap && !held) aim(event)
    // It followed the finger; let go, it lies exactly where the button would lay it. Who only moved the water left it as it was.
    if (fingers.size === 0 && (isTap || held)) hand.say({ type: 'lie', at: hand.store.getState().at })
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    wheeled = { ...wheeled, far: wheeled.far + event.deltaY }
    if (Math.abs(wheeled.far) < WHEEL.least || event.timeStamp - wheeled.at < WHEEL.pause) return
    hand.say({ type: 'turn', quarters: Math.sign(wheeled.far) })
    wheeled = { far: 0, at: event.timeStamp }
  }
  picture.addEventListener('pointerdown', down)
  picture.addEventListener('pointermove', move)
  picture.addEventListener('mousemove', still)
  picture.addEventListener('pointerup', up)
  picture.addEventListener('pointercancel', up)
  picture.addEventListener('wheel', wheel, { passive: false })
  return () => {
    picture.removeEventListener('pointerdown', down)
    picture.removeEventListener('pointermove', move)
    picture.removeEventListener('mousemove', still)
    picture.removeEventListener('pointerup', up)
    picture.removeEventListener('pointercancel', up)
    picture.removeEventListener('wheel', wheel)
  }
}

const steps: { readonly [key: string]: readonly [rows: number, columns: number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Everything can be done with the keys alone. */
export function followKeys({ hand, picture, put }: Handling): Leave {
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !obey(event)) return
    event.preventDefault()
  }
  const obey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const step = steps[key]
    if (step) hand.say({ type: 'nudge', rows: step[0], columns: step[1] })
    else if (key === 'r' || key === 'R') hand.say({ type: 'turn', quarters: shiftKey ? -1 : 1 })
    else if (key === 'f' || key === 'F') hand.say({ type: 'flip' })
    else if (key === 'n' || key === 'N') hand.say({ type: 'seek', step: shiftKey ? -1 : 1 })
    else if (key === 'Enter' || key === ' ') put()
    else return false
    return true
  }
  picture.addEventListener('keydown', press)
  return () => picture.removeEventListener('keydown', press)
}

/** Where the ship is wider than its window, the tile stays in sight. */
export function reveal({ hand, picture }: Handling): Leave {
  const sea = picture.closest('[data-sea]')
  if (!sea) return () => undefined
  const show = () => {
    const matrix = picture.getScreenCTM()
    if (!matrix || sea.scrollWidth <= sea.clientWidth) return
    const { shape, at } = hand.store.getState()
    const x = middleOf(shape, at).x * CELL * matrix.a + matrix.e - picture.getBoundingClientRect().left
    const seen = x - sea.scrollLeft
    if (seen < sea.clientWidth * 0.2 || seen > sea.clientWidth * 0.8) sea.scrollLeft = x - sea.clientWidth / 2
  }
  // Where one part is shown at a time, the ship comes into sight only now.
  const resized = new ResizeObserver(() => {
    show()
    if (document.activeElement === document.body) picture.focus({ preventScroll: true })
  })
  resized.observe(sea)
  const forget = hand.store.subscribe(({ shape, at, aim }, before) => {
    // A finger scrolls by going to the edge, and nothing moves when it lets go; keys and buttons leave the tile exactly on its cells.
    const { x, y } = middleOf(shape, at)
    if (x === aim.x && y === aim.y && !shallow(at, before.at)) show()
  })
  return () => {
    resized.disconnect()
    forget()
  }
}

function scrollAtEdge(picture: SVGSVGElement, x: number): void {
  const sea = picture.closest('[data-sea]')
  if (!sea) return
  const { left, right } = sea.getBoundingClientRect()
  if (x < left + 36) sea.scrollLeft -= 10
  else if (x > right - 36) sea.scrollLeft += 10
}

/** Whether a place is on the tile, or so near that a finger means it. */
function isNear(hand: Hand, { x, y }: Aim): boolean {
  const { shape, at } = hand.store.getState()
  const { downs, rights } = orientationOf(shape, at.turn, at.flip)
  return Array.from(downs).some((down, square) => {
    const across = x - (at.col + (rights[square] as number) + 0.5)
    return Math.abs(across) <= 0.5 + NEAR && Math.abs(y - (at.row + down + 0.5)) <= 0.5 + NEAR
  })
}

function placeOf(picture: SVGSVGElement, x: number, y: number): Aim {
  const at = boardPoint(picture, { clientX: x, clientY: y })
  return { x: at.x / CELL, y: at.y / CELL }
}

/** The direction from one finger to the other, in degrees. */
function angleOf(fingers: ReadonlyMap<number, PointerEvent>): number {
  const [one, other] = [...fingers.values()]
  if (!one || !other) return 0
  return (Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) * 180) / Math.PI
}
