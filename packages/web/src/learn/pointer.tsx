import { useEffect } from 'react'
import { seenPart } from '../table/kit/seen-part.ts'
import { useBoxes } from '../table/kit/use-boxes.ts'
import { useLessonGuide } from '../table/lesson-guide.ts'
import style from './pointer.module.css'

const MARGIN = 6
/** The arrow stands above what it points at, or below where there is no room above. */
const ARROW = 44
/** Rooms turn and pieces travel first. */
const SETTLED_MS = 350

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
  const [first] = boxes
  if (!first) return null
  const isAbove = first.top > ARROW + 56
  const x = Math.min(Math.max(first.left + first.width / 2, ARROW), innerWidth - ARROW)
  const y = isAbove ? Math.max(first.top - MARGIN, 0) : Math.min(first.top + first.height + MARGIN, innerHeight)
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
      <g transform={`translate(${x} ${y}) scale(1 ${isAbove ? 1 : -1})`}>
        <path className={style.arrow} d="M0 -2 L15 -20 H6 V-38 H-6 V-20 H-15 Z" />
      </g>
    </svg>
  )
}

/** The first of what is pointed at, unless all of it can be seen. What sticks to the edge of a board may lie over it, so it comes to the middle. */
function bringIntoSight(selector: string): void {
  const shown = [...document.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().width > 0)
  if (!shown || isWhole(shown)) return
  const isLarge = shown.getBoundingClientRect().height > innerHeight / 3
  shown.scrollIntoView({ block: isLarge ? 'nearest' : 'center', inline: 'nearest' })
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
