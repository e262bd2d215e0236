import { CELL } from '../../art/cats/outline.ts'
import { boardPoint } from '../../table/kit/zoomable-board.tsx'
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

/** So far above the finger the lower edge of the tile is, in pixels: nothing is ever hidden under it. */
const LIFT = 46
/** Two fingers turn the tile by a quarter when they have turned by this much, in degrees. */
const TWIST = 40
/** A turn of the wheel's worth of scrolling, and how soon the next one may come. */
const WHEEL = { least: 24, pause: 130 } as const

/** A mouse carries the tile and lets it go with a click; a finger moves it, and a button lets it go. */
export function handlePointers({ hand, picture, put }: Handling): Leave {
  const fingers = new Map<number, PointerEvent>()
  let twist = 0
  let wheeled = { far: 0, at: 0 }

  const aim = (event: PointerEvent) => {
    const lifted = event.pointerType === 'touch' ? LIFT + halfHeight() : 0
    hand.say({ type: 'aim', at: placeOf(picture, event.clientX, event.clientY - lifted) })
  }
  const halfHeight = () => {
    const { shape, at } = hand.store.getState()
    return ((middleOf(shape, at).y - at.row) * CELL * scaleOf(picture)) | 0
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return
    picture.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, event)
    twist = angleOf(fingers)
    if (fingers.size === 1) aim(event)
  }
  const move = (event: PointerEvent) => {
    event.stopPropagation()
    if (event.pointerType !== 'touch') return aim(event)
    if (!fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, event)
    if (fingers.size === 1) {
      aim(event)
      return scrollAtEdge(picture, event.clientX)
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
    if (event.type === 'pointerup' && event.pointerType !== 'touch' && event.button === 0) put()
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
  const forget = hand.store.subscribe(({ shape, at, aim }) => {
    // A finger scrolls by going to the edge; keys and buttons leave the tile exactly on its cells.
    const { x, y } = middleOf(shape, at)
    if (x === aim.x && y === aim.y) show()
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

function placeOf(picture: SVGSVGElement, x: number, y: number): Aim {
  const at = boardPoint(picture, { clientX: x, clientY: y })
  return { x: at.x / CELL, y: at.y / CELL }
}

function scaleOf(picture: SVGSVGElement): number {
  return picture.getScreenCTM()?.a ?? 1
}

/** The direction from one finger to the other, in degrees. */
function angleOf(fingers: ReadonlyMap<number, PointerEvent>): number {
  const [one, other] = [...fingers.values()]
  if (!one || !other) return 0
  return (Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) * 180) / Math.PI
}
