import { useEffect, useLayoutEffect, useState } from 'react'
import type { Box } from '../table/kit/on-screen/beside.ts'
import { seenPart } from '../table/kit/on-screen/seen-part.ts'
import { type NamedBox, useBoxes } from '../table/kit/on-screen/use-boxes.ts'
import { type Pointed, useLessonGuide } from '../table/lesson-guide.ts'
import style from './pointer.module.css'

const MARGIN = 6
const ARROW = 44
/** Rooms turn and pieces travel first. */
const SETTLED_MS = 350
const LOOKS_MS = 400

/** A halo round what a lesson speaks of, and an arrow at it. */
export function Pointer() {
  const points = useLessonGuide()?.points
  const boxes = useBoxes(points?.at, { isClipped: true, again: points })
  useEffect(() => {
    if (!points) return
    const timer = setTimeout(() => bringIntoSight(points.at), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [points])
  useEffect(() => {
    if (!points || boxes.length === 0) return
    const pointed = [...document.querySelectorAll(points.at)]
    for (const element of pointed) element.setAttribute('data-pointed', '')
    return () => {
      for (const element of pointed) element.removeAttribute('data-pointed')
    }
  }, [points, boxes])
  const arrow = useArrow(points, boxes[0])
  if (!arrow) return null
  return (
    <svg className={style.pointer} aria-hidden="true" data-pointer="">
      {boxes.map(({ left, top, width, height }) => {
        const box = {
          x: left - MARGIN,
          y: top - MARGIN,
          width: width + 2 * MARGIN,
          height: height + 2 * MARGIN,
          rx: 14,
        }
        return (
          <g key={`${left} ${top}`}>
            <rect className={style.halo} {...box} />
            <rect className={style.edge} {...box} />
            <rect className={style.ring} {...box} />
          </g>
        )
      })}
      <g transform={`translate(${arrow.x} ${arrow.y}) rotate(${arrow.turn})`}>
        <path className={style.arrow} d="M0 -2 L15 -20 H6 V-38 H-6 V-20 H-15 Z" />
      </g>
    </svg>
  )
}

/** Where the arrow stands; the words beside which it does change where nothing moves, so one looks again. */
function useArrow(points: Pointed | undefined, box: NamedBox | undefined): Arrow | undefined {
  const [arrow, set] = useState<Arrow>()
  useLayoutEffect(() => {
    const look = () => {
      const there = points && box && arrowAt(box, points.at)
      set((before) => (JSON.stringify(before) === JSON.stringify(there) ? before : there))
    }
    look()
    const later = setInterval(look, LOOKS_MS)
    return () => clearInterval(later)
  }, [points, box])
  return arrow
}

interface Arrow {
  readonly x: number
  readonly y: number
  /** Degrees; 0 points down. */
  readonly turn: number
}

/** The arrow stands above what it points at, or below where there is no room above. Where one decides, words stand above: there it is beside. */
function arrowAt(box: Box, selector: string): Arrow {
  const element = [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0)
  const beside = element?.closest('[data-side]') ? besideAt(box, element) : undefined
  if (beside) return beside
  const isAbove = box.top > ARROW + 56
  const x = Math.min(Math.max(box.left + box.width / 2, ARROW), innerWidth - ARROW)
  return isAbove
    ? { x, y: Math.max(box.top - MARGIN, 0), turn: 0 }
    : { x, y: Math.min(box.top + box.height + MARGIN, innerHeight), turn: 180 }
}

/** In front of the words of a broad button, behind something small, or before a button that its words fill; nothing where there is no room for it. */
function besideAt({ left, top, width, height }: Box, element: Element): Arrow | undefined {
  const y = top + height / 2
  const words = wordsFrom(element)
  if (words !== undefined && words - left > ARROW) return { x: words - MARGIN, y, turn: -90 }
  const behind = left + width + MARGIN
  if (behind + ARROW < innerWidth && isFree(behind + ARROW / 2, y)) return { x: behind, y, turn: 90 }
  const before = left - MARGIN
  return before > ARROW && isFree(before - ARROW / 2, y) ? { x: before, y, turn: -90 } : undefined
}

/** No button lies here. */
function isFree(x: number, y: number): boolean {
  return !document.elementFromPoint(x, y)?.closest('button')
}

/** Where the words of an element begin, from the left of the page. */
function wordsFrom(element: Element): number | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let from: number | undefined
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    const { left, width } = range.getBoundingClientRect()
    if (width > 0) from = Math.min(from ?? left, left)
  }
  return from
}

/** The first of what is pointed at, unless all of it can be seen. What sticks to the edge of a board may lie over it, so it comes to the middle. */
function bringIntoSight(selector: string): void {
  const shown = [...document.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().width > 0)
  if (!shown || isWhole(shown)) return
  const isLarge = shown.getBoundingClientRect().height > innerHeight / 3
  const where = isLarge ? 'nearest' : 'center'
  shown.scrollIntoView({ block: where, inline: where })
}

/** Neither scrolled away nor covered at its upper or lower edge. */
function isWhole(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const seen = seenPart(element)
  if (!seen || seen.height < height - 1 || seen.width < width - 1) return false
  return [top + 2, top + height - 2].every((y) => {
    const there = document.elementFromPoint(left + width / 2, y)
    return there !== null && (there.contains(element) || element.contains(there))
  })
}
