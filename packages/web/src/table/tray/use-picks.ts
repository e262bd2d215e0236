import { type Decision, each, equal, type Json, type Table } from '@nora/kernel'
import type { Foreseen } from '@nora/protocol'
import { useMemo, useRef, useState } from 'react'
import { foreseenKey } from '../model.ts'
import { type Offer, Picks } from '../picking.ts'
import type { Scene } from '../scene.ts'
import type { Picking } from '../table-props.ts'

export interface Tray {
  readonly table: Table
  readonly decision: Decision | undefined
  readonly picks: Picks
  readonly offers: readonly Offer[]
  readonly picking: Picking
  /** Takes a line of the tray. */
  take(offer: Offer): void
  reset(): void
}

interface Deeds {
  choose(decision: Decision, choice: Json): void
  interrupt(choice: Json): void
}

/**
 * The choice that is being put together. It stays as it is while others play, as long as the reader is asked the same
 * thing with the same choices.
 */
export function useTray(scene: Scene, foreseen: ReadonlyMap<string, Foreseen>, { choose, interrupt }: Deeds): Tray {
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

  return useMemo(() => {
    const set = (next: Picks) => keep({ asked, picks: next })
    const settle = (next: Picks) => {
      const [only, ...others] = next.open
      const decides = next.isNarrowed && only !== undefined && others.length === 0 && next.several.length === 0
      // What cannot be taken back is said first, and asked for once more.
      if (decides && decision && !isFinal(foreseen.get(foreseenKey(only, false)))) choose(decision, only)
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
      back: () => set(picks.back()),
      isNarrowed: picks.isNarrowed,
    }
    const take = (offer: Offer) => {
      const [only, ...others] = offer.choices
      if (offer.role === 'part') set(picks.pick(String(offer.common)))
      else if (offer.role === 'anytime') interrupt(offer.common)
      else if (decision && only !== undefined && others.length === 0) choose(decision, only)
      else set(picks.narrow(offer.choices))
    }
    const reset = () => set(Picks.among(asked.choices))
    return { table: scene.table, decision, picks, offers: picks.offers(anytime), picking, take, reset }
  }, [scene, asked, picks, anytime, decision, foreseen, choose, interrupt])
}

/** Chance answers or something new is seen: there is no way back. */
export function isFinal(foreseen: Foreseen | undefined): boolean {
  return foreseen?.barrier === 'fate' || foreseen?.barrier === 'learned'
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
