import type { Decision, Json } from '@nora/kernel'
import type { Barrier } from '@nora/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import { foreseenKey } from '../table-state.ts'
import { type Foresight, isFinal } from './foresight.tsx'

/** What a reader can do; `sure`: although it may be impossible to take back. Says whether it was asked for at all. */
export interface Actions {
  choose(decision: Decision, choice: Json, sure?: boolean): boolean
  interrupt(choice: Json, sure?: boolean): boolean
}

/** An answer to a decision or an act out of turn that cannot be taken back, and waits to be confirmed. */
export interface Confirmation {
  readonly decision: Decision | undefined
  readonly choice: Json
  readonly barrier: Barrier
}

interface Confirming {
  /** The same ones as long as nothing else is asked, so that a board need not be drawn anew. */
  readonly actions: Actions & {
    /** Does what waits to be confirmed. */
    confirm(): void
    /** Does not; says whether there was anything. */
    cancel(): boolean
  }
  readonly confirmation: Confirmation | undefined
}

type Wanted = Omit<Confirmation, 'barrier'> & { readonly barrier?: Barrier | undefined; readonly asked: object }

/**
 * Whatever is chosen, on the board or in the tray, is done at once if it can be taken back; if not, the table says so
 * and the reader is asked once more. `asked` is what the reader decides about now; with it goes what was to be confirmed.
 */
export function useConfirmation(asked: object, { foreseen }: Foresight, { choose, interrupt }: Actions): Confirming {
  const [wanted, want] = useState<Wanted>()
  const current = wanted?.asked === asked ? wanted : undefined
  const now = useRef({ current, foreseen })
  now.current = { current, foreseen }
  const actions = useMemo(() => {
    const send = ({ decision, choice }: Omit<Wanted, 'asked'>, sure: boolean) =>
      decision ? choose(decision, choice, sure) : interrupt(choice, sure)
    const act = (wish: Omit<Wanted, 'asked'>, told: boolean) => {
      const ahead = now.current.foreseen.get(keyOf(wish))
      // Whoever confirms a turn has been asked already.
      const sure = told || wish.decision?.kind === 'confirm'
      // What is known to be final is not even sent before it is confirmed.
      const sent = sure || !isFinal(ahead) ? send(wish, sure) : true
      if (sent) want(sure ? undefined : { ...wish, asked })
      return sent
    }
    return {
      choose: (decision: Decision, choice: Json, sure = false) => act({ decision, choice }, sure),
      interrupt: (choice: Json, sure = false) => act({ decision: undefined, choice }, sure),
      confirm: () => {
        const { current: wish } = now.current
        if (wish && send(wish, true)) want(undefined)
      },
      cancel: () => {
        want(undefined)
        return now.current.current?.barrier !== undefined
      },
    }
  }, [asked, choose, interrupt])
  const barrier = current && foreseen.get(keyOf(current))?.barrier
  useEffect(() => {
    if (!current || current.barrier || !barrier) return
    // That a turn ends by it is no news to anybody.
    if (isFinal({ barrier })) want({ ...current, barrier })
    else actions.confirm()
  }, [current, barrier, actions])
  const confirmation = current?.barrier && { ...current, barrier: current.barrier }
  return { actions, confirmation }
}

function keyOf({ decision, choice }: Omit<Wanted, 'asked'>): string {
  return foreseenKey(choice, decision === undefined)
}
