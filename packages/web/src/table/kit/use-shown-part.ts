import { type RefObject, useEffect, useRef } from 'react'
import { useTable } from '../context.tsx'
import { whereItLies } from '../player/find-place.ts'
import { useShownStep } from '../player/shown-turn.ts'

/**
 * Where one part of a table is shown at a time: turns to the part in which something happens while it is shown, and back. Each
 * part says in `data-in-part` which it is; of parts that are drawn only when they are shown, the table says what they hold.
 * Whoever is asked something is not led away.
 */
export function useShownPart<P extends string>(
  space: RefObject<HTMLElement | null>,
  part: P,
  turnTo: (part: P) => void,
  partWith?: (thing: string) => P | undefined,
): void {
  const { decision } = useTable()
  const shown = useShownStep()
  const before = useRef<P>(undefined)
  const isAsked = decision !== undefined
  const step = shown?.step
  const by = shown?.by
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step leads there once; one may look elsewhere meanwhile
  useEffect(() => {
    if (isAsked) before.current = undefined
    else if (!step || by === undefined) {
      if (before.current !== undefined) turnTo(before.current)
      before.current = undefined
    } else {
      const element = space.current && whereItLies(space.current, step, by)
      const told = partWith && step.things.map(partWith).find((one) => one !== undefined)
      const there = told ?? element?.closest('[data-in-part]')?.getAttribute('data-in-part')
      if (!there || there === part) return
      before.current ??= part
      turnTo(there as P)
    }
  }, [step, by, isAsked])
}
