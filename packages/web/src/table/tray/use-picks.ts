import { type Decision, each, equal, type Json, type Table } from '@nora/kernel'
import { useMemo, useRef, useState } from 'react'
import { type Offer, Picks } from '../picking.ts'
import type { Scene } from '../scene.ts'
import type { Picking } from '../table-props.ts'
import type { Foresight } from './foresight.tsx'
import { type Deeds, useConsidered } from './use-considered.ts'

export interface Tray extends Deeds {
  readonly table: Table
  readonly decision: Decision | undefined
  readonly picks: Picks
  readonly offers: readonly Offer[]
  readonly picking: Picking
  /** What cannot be taken back, and is asked for once more. */
  readonly doubt: Offer | undefined
  /** It is being found out whether there is a way back from what is wanted. */
  readonly ponders: boolean
  /** Takes a line of the tray; `told`: it stood there that it cannot be taken back. */
  take(offer: Offer, told: boolean): void
  /** Does what is in doubt. */
  insist(): void
}

/**
 * The choice that is being put together. It stays as it is while others play, as long as the reader is asked the same
 * thing with the same choices.
 */
export function useTray(scene: Scene, foresight: Foresight, deeds: Deeds): Tray {
  const [decision] = scene.decisions
  const asked = useSame(
    useMemo(
      () => ({ decision: decision ?? null, choices: decision ? [...each(scene.position.space(decision))] : [] }),
      [scene, decision],
    ),
  )
  const [kept, keep] = useState({ asked, picks: Picks.among(asked.choices) })
  const picks = kept.asked === asked ? kept.picks : Picks.among(asked.choices)
  const anytime = useSame(scene.anytime)
  const considered = useConsidered(asked, foresight, deeds)
  const { doubt, ponders } = considered

  const choosing = useMemo(() => {
    const { choose, interrupt, desist, insist } = considered.deeds
    const set = (next: Picks) => {
      desist()
      keep({ asked, picks: next })
    }
    const settle = (next: Picks) => {
      const [only, ...others] = next.open
      const decides = next.isNarrowed && only !== undefined && others.length === 0 && next.several.length === 0
      if (decides && decision) choose(decision, only)
      else set(next)
    }
    const act = (thing: string) => anytime.find((one) => equal(one, thing) || hasValue(one, thing))
    const picking: Picking = {
      isOpen: (thing) => picks.isOpen(thing) || act(thing) !== undefined,
      isPicked: (thing) => picks.isPicked(thing),
      pick: (thing) => {
        const deed = picks.isOpen(thing) ? undefined : act(thing)
        if (deed !== undefined) interrupt(deed)
        else settle(picks.pick(thing))
      },
      several: picks.several,
      back: () => desist() || set(picks.back()),
      isNarrowed: picks.isNarrowed,
    }
    const take = (offer: Offer, told: boolean) => {
      const [only, ...others] = offer.choices
      if (offer.role === 'part') set(picks.pick(String(offer.common)))
      else if (offer.role === 'anytime') interrupt(offer.common, told)
      else if (decision && only !== undefined && others.length === 0) choose(decision, only, told)
      else set(picks.narrow(offer.choices))
    }
    return {
      table: scene.table,
      decision,
      picks,
      offers: picks.offers(anytime),
      picking,
      choose,
      interrupt,
      take,
      insist,
    }
  }, [scene, asked, picks, anytime, decision, considered.deeds])
  return useMemo(() => ({ ...choosing, doubt: doubt && inDoubt(doubt), ponders }), [choosing, doubt, ponders])
}

function inDoubt({ decision, choice }: { readonly decision: Decision | undefined; readonly choice: Json }): Offer {
  return { common: choice, choices: [choice], role: decision ? 'answer' : 'anytime' }
}

function hasValue(act: Json, thing: string): boolean {
  return typeof act === 'object' && act !== null && Object.values(act).some((value) => value === thing)
}

/** The same object as long as nothing in it has changed. */
function useSame<T>(value: T): T {
  const last = useRef(value)
  if (last.current !== value && !equal(last.current, value)) last.current = value
  return last.current
}
