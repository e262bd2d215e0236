import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTable } from '../context.tsx'
import type { Box } from '../kit/on-screen/beside.ts'
import { useLessonGuide } from '../lesson-guide.ts'
import { ActorMark } from './actor-mark.tsx'
import { DottedWay, Tag } from './dotted-way.tsx'
import type { Played } from './event-player.ts'
import { bringIntoSight, type Found, findPlace, thingsInSight } from './find-place.ts'
import { Lens } from './lens.tsx'
import { type BubblePlace, placeBubble } from './place-bubble.ts'
import style from './shown-event.module.css'
import type { Step } from './step.ts'
import { StepPictures } from './step-pictures.tsx'

/** So much of a turn is said at once: more would cover the board. The tray and the log have all of it. */
const MOST_LINES = 6

interface ShownEventProps {
  /** The page, and what lies on it. */
  readonly frame: RefObject<HTMLElement | null>
  readonly played: Played
  /** All of a turn at once, and nothing moves. */
  readonly isReduced: boolean
}

/** What just happened, said where it happened: a bubble with its tail at the thing, and a ring round it. */
export function ShownEvent({ frame, played, isReduced }: ShownEventProps) {
  const { turns, at } = played
  const [turn] = turns
  const step = turn?.steps[at]
  if (!turn || !step || turn.isCeremony || !frame.current) return null
  const said = isReduced ? turn.steps.slice(-MOST_LINES) : [step]
  return (
    <Bubble
      frame={frame.current}
      step={step}
      before={isReduced ? undefined : turn.steps[at - 1]}
      by={turn.by}
      lines={said.map((one) => ({ text: one.text, number: turn.steps.indexOf(one) }))}
      number={turn.steps.length > 1 && !isReduced ? { at: at + 1, of: turn.steps.length } : undefined}
    />
  )
}

interface BubbleProps {
  readonly frame: HTMLElement
  readonly step: Step
  /** The step before it in the same turn, from whose place a way leads here. */
  readonly before: Step | undefined
  readonly by: number
  /** The same may be said twice in a turn: each line has its number in it. */
  readonly lines: readonly { readonly text: string; readonly number: number }[]
  readonly number: { readonly at: number; readonly of: number } | undefined
}

interface BubbleSpot extends BubblePlace {
  readonly about: Box
  readonly from: Box | undefined
}

/** What a bubble must not cover. */
const KEPT_FREE =
  '[data-side], [data-seats], [data-parts], [data-hand], [data-board] [data-open], [data-placing], [data-pointed]'

/** As long as pieces travel, and a little more. */
const TRAVEL_MS = 400

/** So many pieces are drawn beside a sentence. */
const MOST_PICTURES = 3

function Bubble({ frame, step, before, by, lines, number }: BubbleProps) {
  const { voice, decision } = useTable()
  const box = useRef<HTMLDivElement>(null)
  const [found, find] = useState<Found>()
  const [spot, setSpot] = useState<BubbleSpot>()
  const isAsked = decision !== undefined
  const pointed = useLessonGuide()?.points
  // Without its lens it may have room where with it, it would cover what is asked about.
  const [small, makeSmall] = useState<Step>()
  const isSmall = small === step
  const lens = isSmall ? undefined : found?.lens
  useLayoutEffect(() => {
    if (!isAsked) bringIntoSight(frame, step)
    find(findPlace(frame, step, by))
    const marked = thingsInSight(frame, step)
    for (const element of marked) element.setAttribute('data-played', '')
    return () => {
      for (const element of marked) element.removeAttribute('data-played')
    }
  }, [frame, step, by, isAsked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a lesson points at from now on is kept free as well
  useLayoutEffect(() => {
    const from = before && findPlace(frame, before, by)?.element
    const place = () => {
      const bubble = box.current as HTMLDivElement
      const about = boxOf(found?.lens ?? found?.element) ?? fallback(frame)
      const size = { width: bubble.offsetWidth, height: bubble.offsetHeight }
      const kept = [...frame.querySelectorAll(KEPT_FREE)].map((element) => element.getBoundingClientRect())
      const next = { ...placeBubble(about, size, freeBox(frame), kept), about, from: boxOf(from) }
      if (isAsked && next.covers && !isSmall) makeSmall(step)
      setSpot((now) => (now && isSame(now, next) ? now : next))
    }
    return whileMoving(place)
  }, [frame, found, before, by, isAsked, isSmall, step, pointed])
  return (
    <>
      {spot?.from && <DottedWay from={spot.from} to={spot.about} />}
      {spot?.from && number && <Tag at={spot.from} number={number.at - 1} />}
      <div
        ref={box}
        className={style.bubble}
        data-event={step.event.type}
        data-side-of={spot?.side}
        data-lens-open={lens !== undefined || undefined}
        data-small={isSmall || undefined}
        // Whoever is asked sees what they are asked about, and what is too long for the board lies over nothing else: then the strip
        // alone tells it.
        data-gives-way={(spot && ((isAsked && spot.covers) || !spot.fits)) || undefined}
        aria-hidden="true"
        style={spot && bubbleStyle(spot)}
      >
        <p className={style.head}>
          <ActorMark by={by} />
          <span data-lines="" data-step={`${step.position}/${number?.at ?? 1}`}>
            {lines.map(({ text, number }) => (
              <span key={number} className={style.line}>
                {text}
              </span>
            ))}
          </span>
          <StepPictures step={step} most={MOST_PICTURES} />
          {number && <small className={style.number}>{voice.format('webTable.player.step', number)}</small>}
        </p>
        {lens && <Lens of={lens} step={step} />}
      </div>
    </>
  )
}

/** Things travel to their places, and later boards scroll under one's fingers. */
function whileMoving(place: () => void): () => void {
  const begun = performance.now()
  let next = 0
  const follow = () => {
    place()
    if (performance.now() - begun < TRAVEL_MS) next = requestAnimationFrame(follow)
  }
  follow()
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  return () => {
    cancelAnimationFrame(next)
    removeEventListener('scroll', place, { capture: true })
    removeEventListener('resize', place)
  }
}

function boxOf(element: Element | undefined): Box | undefined {
  if (!element?.isConnected) return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  return width > 0 ? { left, top, width, height } : undefined
}

/** Where nothing on the table tells, it is said at the calendar. */
function fallback(frame: HTMLElement): Box {
  const { left, top, width, height } = (frame.querySelector('[data-calendar]') ?? frame).getBoundingClientRect()
  return { left, top, width, height: Math.min(height, 56) }
}

/** The window without its header and without where one decides, which lies beside the board or below it. */
function freeBox(frame: HTMLElement): Box {
  const top = frame.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const side = frame.querySelector('[data-side]')?.getBoundingClientRect()
  if (!side) return { left: 0, top, width: innerWidth, height: innerHeight - top }
  if (side.width > innerWidth / 2) return { left: 0, top, width: innerWidth, height: side.top - top }
  const isLeft = side.left < innerWidth / 2
  const left = isLeft ? side.right : 0
  return { left, top, width: isLeft ? innerWidth - left : side.left, height: innerHeight - top }
}

function bubbleStyle({ left, top, tail }: BubblePlace): CSSProperties {
  return { left, top, '--tail': `${tail}px` } as CSSProperties
}

function isSame(one: BubbleSpot, other: BubbleSpot): boolean {
  const close = (a: number, b: number) => Math.abs(a - b) < 0.5
  return (
    one.side === other.side &&
    close(one.left, other.left) &&
    close(one.top, other.top) &&
    one.covers === other.covers &&
    one.fits === other.fits &&
    close(one.tail, other.tail) &&
    close(one.about.left, other.about.left) &&
    close(one.about.top, other.about.top)
  )
}
