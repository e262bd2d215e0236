import type { Decision, Json } from '@nora/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { foreseenKey } from '../table-state.ts'
import { type Foresight, isFinal } from './foresight.tsx'

/** Something somebody wants to do: an answer to a decision, or an act out of turn. */
interface Wanted {
  readonly decision: Decision | undefined
  readonly choice: Json
}

/** `told`: it stood beside the button that it cannot be taken back. */
export interface Deeds {
  choose(decision: Decision, choice: Json, told?: boolean): void
  interrupt(choice: Json, told?: boolean): void
}

interface Considered {
  /** The deeds, thought over first; the same ones as long as nothing else is asked, so that a board need not be drawn anew. */
  readonly deeds: Deeds & {
    /** Does what is in doubt. */
    insist(): void
    /** Does not; says whether there was anything. */
    desist(): boolean
  }
  /** What cannot be taken back, and waits to be asked for once more. */
  readonly doubt: Wanted | undefined
  /** Something is wanted, and it is not known yet whether there is a way back from it. */
  readonly ponders: boolean
}

/**
 * Whatever is chosen, on the board or in the tray, is first looked at: what cannot be taken back is said before it is done.
 * `asked` is what the reader decides about now; a doubt is gone with it.
 */
export function useConsidered(
  asked: object,
  { foreseen, foresee }: Foresight,
  { choose, interrupt }: Deeds,
): Considered {
  const [wanted, want] = useState<Wanted & { readonly asked: object }>()
  const current = wanted?.asked === asked ? wanted : undefined
  const now = useRef({ current, foreseen })
  now.current = { current, foreseen }
  const deeds = useMemo(() => {
    const carryOut = ({ decision, choice }: Wanted) => {
      want(undefined)
      if (decision) choose(decision, choice)
      else interrupt(choice)
    }
    const consider = (deed: Wanted, told: boolean) => {
      const { current: before, foreseen: known } = now.current
      // Who clicks once more before there is an answer wants nothing else.
      if (before && !known.has(keyOf(before))) return
      const ahead = known.get(keyOf(deed))
      // Whoever confirms a turn has been asked already.
      const isSure = told || deed.decision?.kind === 'confirm' || (ahead && !isFinal(ahead))
      if (isSure) carryOut(deed)
      else want({ asked, ...deed })
    }
    return {
      choose: (decision: Decision, choice: Json, told = false) => consider({ decision, choice }, told),
      interrupt: (choice: Json, told = false) => consider({ decision: undefined, choice }, told),
      insist: () => {
        if (now.current.current) carryOut(now.current.current)
      },
      desist: () => {
        want(undefined)
        return now.current.current !== undefined
      },
    }
  }, [asked, choose, interrupt])
  const ahead = current && foreseen.get(keyOf(current))
  useEffect(() => {
    if (!current) return
    if (!ahead) foresee(current.choice, current.decision === undefined)
    else if (!isFinal(ahead)) deeds.insist()
  }, [current, ahead, foresee, deeds])
  return { deeds, doubt: isFinal(ahead) ? current : undefined, ponders: current !== undefined && !ahead }
}

function keyOf({ decision, choice }: Wanted): string {
  return foreseenKey(choice, decision === undefined)
}
