import type { Decision, Json } from '@nora/kernel'
import type { Barrier } from '@nora/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import { foreseenKey } from '../model/table-state.ts'
import { isTap } from '../parts/last-input.ts'
import { type Foresight, isFinal } from './foresight.tsx'

/** What a reader can do; `sure`: although it may be impossible to take back. Says whether it was asked for at all. */
export interface Actions {
  choose(decision: Decision, choice: Json, sure?: boolean): boolean
  interrupt(choice: Json, sure?: boolean): boolean
}

/** An answer to a decision or an act out of turn that is picked, and waits for the main button. */
export interface Confirmation {
  readonly decision: Decision | undefined
  readonly choice: Json
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

type Wish = Omit<Confirmation, 'barrier'>

/** `waits`: for the main button; otherwise only for the table to say whether it can be taken back. */
type Wanted = Wish & { readonly asked: object; readonly waits: boolean; readonly byButton: boolean }

/**
 * Whatever is chosen with the mouse, on the board or in the list, is done at once if it can be taken back; if not, and
 * whatever a finger taps, is picked first and done by the main button. `asked` is what the reader decides about now;
 * with it goes what was to be confirmed.
 */
export function useConfirmation(asked: object, { foreseen }: Foresight, { choose, interrupt }: Actions): Confirming {
  const [wanted, want] = useState<Wanted>()
  const current = wanted?.asked === asked ? wanted : undefined
  const now = useRef({ current, foreseen })
  now.current = { current, foreseen }
  const actions = useMemo(() => {
    const send = ({ decision, choice }: Wish, sure: boolean) =>
      decision ? choose(decision, choice, sure) : interrupt(choice, sure)
    const act = (wish: Wish, told: boolean, byButton: boolean) => {
      const barrier = now.current.foreseen.get(keyOf(wish))?.barrier ?? null
      // Whoever confirms a turn has been asked already, and that a turn ends by its own button is no news.
      const sure = told || wish.decision?.kind === 'confirm' || (byButton && barrier === 'other')
      // What is known to be for good is not even sent before it is confirmed.
      const waits = (!byButton && isTap()) || (!sure && barrier !== null)
      const sent = waits || send(wish, sure)
      if (sent) want(sure && !waits ? undefined : { ...wish, asked, waits, byButton })
      return sent
    }
    return {
      choose: (decision: Decision, choice: Json, sure = false) => act({ decision, choice }, sure, false),
      interrupt: (choice: Json, sure = false) => act({ decision: undefined, choice }, sure, false),
      perform: (decision: Decision, choice: Json, sure = false) => act({ decision, choice }, sure, true),
      pick: (decision: Decision, choice: Json) => want({ decision, choice, asked, waits: true, byButton: false }),
      confirm: () => {
        const { current: wish, foreseen: known } = now.current
        if (wish) act(wish, known.get(keyOf(wish))?.barrier != null, true)
      },
      cancel: () => {
        want(undefined)
        return now.current.current?.waits === true
      },
    }
  }, [asked, choose, interrupt])
  const barrier = current && foreseen.get(keyOf(current))?.barrier
  useEffect(() => {
    if (!current || current.waits || !barrier) return
    if (current.byButton && !isFinal({ barrier })) actions.confirm()
    else want({ ...current, waits: true })
  }, [current, barrier, actions])
  const confirmation = current?.waits ? { ...current, barrier: barrier ?? null } : undefined
  return { actions, confirmation }
}

function keyOf({ decision, choice }: Wish): string {
  return foreseenKey(choice, decision === undefined)
}
