import type { Decision, Json } from '@nora/kernel'
import type { Barrier } from '@nora/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import { foreseenKey } from '../model/table-state.ts'
import { isTap } from '../parts/last-input.ts'
import { byMainButton, type How, onceTold, stillAsked, take, type Wanted, type Wish } from './confirming.ts'
import type { Foresight } from './foresight.tsx'

/** What a reader can do; `sure`: although it may be impossible to take back. Says whether it was asked for at all. */
export interface Actions {
  choose(decision: Decision, choice: Json, sure?: boolean): boolean
  interrupt(choice: Json, sure?: boolean): boolean
}

/** What is picked, and waits for the main button. */
export interface Confirmation extends Wish {
  /** Nothing where the table has not said so yet, or where it can be taken back. */
  readonly barrier: Barrier | null
}

interface Confirming {
  /** The same ones as long as nothing else is asked, so that a board need not be drawn anew. */
  readonly actions: Actions & {
    /** What the main button does: nobody has to pick it once more, but what cannot be taken back is told first. */
    perform: Actions['choose']
    /** Picks an answer, and does nothing: it waits for the main button. */
    pick(decision: Decision, choice: Json): void
    /** Does what waits to be confirmed. */
    confirm(): void
    /** Does not; says whether there was anything. */
    cancel(): boolean
  }
  readonly confirmation: Confirmation | undefined
}

/**
 * Whatever is chosen with the mouse, on the board or in the list, is done at once if it can be taken back; if not, and
 * whatever a finger taps, is picked first and done by the main button. `asked` is what the reader decides about now;
 * with it goes what was to be confirmed.
 */
export function useConfirmation(asked: object, { foreseen }: Foresight, { choose, interrupt }: Actions): Confirming {
  const [wanted, want] = useState<Wanted & { readonly asked: object }>()
  const current = stillAsked(wanted, asked)
  const now = useRef({ current, foreseen })
  now.current = { current, foreseen }
  const actions = useMemo(() => {
    const send = ({ decision, choice }: Wish, sure: boolean) =>
      decision ? choose(decision, choice, sure) : interrupt(choice, sure)
    const known = (wish: Wish) => now.current.foreseen.get(keyOf(wish))?.barrier ?? null
    const act = (wish: Wish, how: How) => {
      const taken = take(wish, how, send)
      if (taken.isTaken) want(taken.wanted && { ...taken.wanted, asked })
      return taken.isTaken
    }
    const onBoard = (wish: Wish, told: boolean) =>
      act(wish, { told, byButton: false, isTap: isTap(), barrier: known(wish) })
    return {
      choose: (decision: Decision, choice: Json, sure = false) => onBoard({ decision, choice }, sure),
      interrupt: (choice: Json, sure = false) => onBoard({ decision: undefined, choice }, sure),
      perform: (decision: Decision, choice: Json, sure = false) => {
        const wish = { decision, choice }
        return act(wish, { ...byMainButton(known(wish)), told: sure })
      },
      pick: (decision: Decision, choice: Json) => want({ decision, choice, asked, waits: true, byButton: false }),
      confirm: () => {
        const { current: wish } = now.current
        if (wish) act(wish, byMainButton(known(wish)))
      },
      cancel: () => {
        want(undefined)
        return now.current.current?.waits === true
      },
    }
  }, [asked, choose, interrupt])
  const barrier = (current && foreseen.get(keyOf(current))?.barrier) ?? null
  useEffect(() => {
    const then = onceTold(current, barrier)
    if (then === 'confirm') actions.confirm()
    else if (then && current) want({ ...current, waits: true })
  }, [current, barrier, actions])
  const confirmation = current?.waits ? { ...current, barrier } : undefined
  return { actions, confirmation }
}

function keyOf({ decision, choice }: Wish): string {
  return foreseenKey(choice, decision === undefined)
}
