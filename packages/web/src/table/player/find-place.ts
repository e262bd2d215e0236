import type { Seat } from '@nora/kernel'
import { AUTOMA, type Step } from './step.ts'

/** Where on the page a step happens. */
export interface Found {
  readonly element: Element
  /** The part of the board it lies in, where that is drawn too small to be seen well. */
  readonly lens: Element | undefined
}

/** What is drawn narrower or lower than this is looked at through a lens. */
const LENS_WIDTH = 320

/** The element that a step is about, in sight or not. */
export function whereItLies(board: Element, { things }: Step, by: Seat): Element | null {
  for (const thing of things) {
    const name = CSS.escape(thing)
    const element = board.querySelector(`[data-thing="${name}"], [data-place="${name}"]`)
    if (element) return element
  }
  return board.querySelector(`[data-owner="${ownerOf(by)}"]`)
}

function ownerOf(by: Seat): string {
  return by === AUTOMA ? 'automa' : String(by)
}

/** Brings what a step is about into sight, where one part of the board scrolls. */
export function bringIntoSight(frame: Element, { things }: Step): void {
  for (const thing of things) {
    const element = frame.querySelector(`[data-thing="${CSS.escape(thing)}"], [data-place="${CSS.escape(thing)}"]`)
    if (!element || element.getBoundingClientRect().width === 0) continue
    if (!isInSight(element)) element.scrollIntoView({ block: 'center', inline: 'nearest' })
    return
  }
}

/**
 * Where a step is shown: at the first thing it names that is in sight, at a place of that name, in the part of the board
 * that belongs to who did it, or at their seat.
 */
export function findPlace(frame: Element, { things }: Step, by: Seat): Found | undefined {
  for (const thing of things) {
    const name = CSS.escape(thing)
    const element = inSight(frame, `[data-thing="${name}"]`) ?? inSight(frame, `[data-place="${name}"]`)
    if (element) return { element, lens: lensOf(element) }
  }
  const owner = ownerOf(by)
  const element = inSight(frame, `[data-owner="${owner}"]`) ?? inSight(frame, `[data-seat="${owner}"]`)
  return element && { element, lens: undefined }
}

/** Everything on the page that a step is about and that is in sight. */
export function thingsInSight(frame: Element, { things }: Step): readonly Element[] {
  return things.flatMap((thing) => inSight(frame, `[data-thing="${CSS.escape(thing)}"]`) ?? [])
}

function lensOf(element: Element): Element | undefined {
  const lens = element.closest('[data-lens]') ?? undefined
  return lens && lens.getBoundingClientRect().width < LENS_WIDTH ? lens : undefined
}

function inSight(frame: Element, selector: string): Element | undefined {
  return [...frame.querySelectorAll(selector)].find(isInSight)
}

/** It has a box, and the parts of the page around it that scroll show at least its middle. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  const x = left + width / 2
  const y = top + height / 2
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue
    const box = around.getBoundingClientRect()
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false
  }
  return true
}
