import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Thing } from '../../table/kit/answers.ts'
import { usePicking } from '../../table/picking.tsx'
import { useTable } from '../use-table.ts'
import { type Carried, dropped } from './dropped.ts'
import { carryDie } from './held-die.ts'

/** How far a press goes before it is a drag, in pixels. */
const DRAG = 8

/** A thing in the hand, and where the hand is. */
export interface InHand extends Carried {
  readonly x: number
  readonly y: number
}

/** With the mouse things can be carried to where they are wanted; what that means is clicked, question by question. */
export function useCarry() {
  const [inHand, hold] = useState<InHand>()
  const [wanted, want] = useState<readonly Thing[]>([])
  const start = useRef<Carried & { readonly x: number; readonly y: number }>(undefined)
  useClicks(wanted, want)
  useEffect(() => {
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const from = start.current
      if (!from || Math.hypot(clientX - from.x, clientY - from.y) < DRAG) return
      hold({ ...from, x: clientX, y: clientY })
      if (from.sort === 'die') carryDie(from.thing)
    }
    const release = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const from = start.current
      start.current = undefined
      hold(undefined)
      carryDie(undefined)
      if (!from || Math.hypot(clientX - from.x, clientY - from.y) < DRAG) return
      want(dropped(from, carriedAt(document.elementFromPoint(clientX, clientY))))
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', release)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', release)
    }
  }, [])
  const onPointerDown = ({ target, clientX, clientY, pointerType, button }: PointerEvent) => {
    if (pointerType !== 'mouse' || button !== 0 || !(target instanceof Element)) return
    start.current = { ...carriedAt(target), x: clientX, y: clientY }
  }
  return { inHand, onPointerDown }
}

function carriedAt(element: Element | null): Carried {
  const piece = element?.closest('[data-sort]')
  return {
    sort: piece?.getAttribute('data-sort') ?? undefined,
    thing: piece?.getAttribute('data-thing') ?? undefined,
    place: element?.closest('[data-place]')?.getAttribute('data-place') ?? undefined,
  }
}

/** Clicks the first of these that can be, then what is left when the next question comes. */
function useClicks(wanted: readonly Thing[], want: (rest: readonly Thing[]) => void): void {
  const { decision, moment } = useTable()
  const { stateOf, click } = usePicking()
  const { position } = moment.view
  const clicked = useRef(-1)
  useEffect(() => {
    if (!decision || wanted.length === 0) return
    const at = wanted.findIndex((thing) => stateOf(thing).isOpen)
    const thing = wanted[at]
    if (!thing) {
      // What was clicked last may not have come back yet.
      if (clicked.current !== position) want([])
      return
    }
    const nth = stateOf(thing).times
    clicked.current = position
    click(nth > 0 ? { ...thing, nth } : thing)
    want(wanted.slice(at + 1))
  }, [decision, wanted, stateOf, click, want, position])
}
