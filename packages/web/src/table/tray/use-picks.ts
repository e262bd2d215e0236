import { EACH, type Offer, Picks } from '@nora/choosing'
import { type Decision, each, equal } from '@nora/kernel'
import { useMemo, useRef, useState } from 'react'
import type { TableContext } from '../context.tsx'
import {
  type Answers,
  answerTo,
  click,
  isOpen,
  isPicked,
  partsFor,
  Reasons,
  settled,
  timesPicked,
} from '../kit/answers.ts'
import type { Picking } from '../picking.tsx'
import type { Foresight } from './foresight.tsx'
import { type Actions, type Confirmation, useConfirmation } from './use-confirmation.ts'

export interface Tray {
  readonly decision: Decision | undefined
  readonly offers: readonly Offer[]
  readonly picking: Picking
  /** What cannot be taken back, and is asked for once more. */
  readonly confirmation: (Pick<Confirmation, 'barrier'> & { readonly offer: Offer }) | undefined
  /** Takes a line of the tray; `told`: it stood there that it cannot be taken back. */
  take(offer: Offer, told: boolean): void
  /** Does what waits to be confirmed. */
  confirm(): void
}

/**
 * The choice that is being put together. It stays as it is while others play, as long as the reader is asked the same
 * thing with the same choices.
 */
export function useTray(context: TableContext, answers: Answers, foresight: Foresight, given: Actions): Tray {
  const { decision } = context
  const asked = useSame(
    useMemo(
      () => ({ decision: decision ?? null, choices: decision ? [...each(context.space(decision))] : [] }),
      [context, decision],
    ),
  )
  const [kept, keep] = useState({ asked, picks: Picks.among(asked.choices) })
  const picks = kept.asked === asked ? kept.picks : Picks.among(asked.choices)
  const anytime = useSame(context.anytime)
  const reasons = useMemo(() => new Reasons(context.refusals), [context.refusals])
  const { actions, confirmation } = useConfirmation(asked, foresight, given)

  const choosing = useMemo(() => {
    const { choose, interrupt, cancel, confirm } = actions
    const { kind = '' } = decision ?? {}
    const answer = answerTo(answers, kind)
    const acts = Picks.among(anytime)
    const set = (next: Picks) => {
      cancel()
      keep({ asked, picks: next })
    }
    const picking: Picking = {
      picks,
      standing: (thing) => {
        const parts = partsFor(answer, thing)
        const open = isOpen(picks, parts, thing) || isOpen(acts, partsFor(answers.anytime, thing), thing)
        return {
          isOpen: open,
          isPicked: isPicked(picks, parts, thing),
          times: timesPicked(picks, parts, thing),
          refusal: open ? undefined : reasons.why(parts, thing),
        }
      },
      click: (thing) => {
        const parts = partsFor(answer, thing)
        const act = isOpen(picks, parts, thing)
          ? undefined
          : click(acts, partsFor(answers.anytime, thing), thing).decided
        if (act !== undefined) {
          interrupt(act)
          return
        }
        const next = click(picks, parts, thing)
        const choice = next === picks ? undefined : settled(next, answers.indifferent?.[kind])
        if (decision && choice !== undefined) choose(decision, choice)
        else set(next)
      },
      back: () => cancel() || set(picks.back()),
      choose,
      interrupt,
    }
    const take = ({ role, common, choices, picked }: Offer, told: boolean) => {
      const [only, ...others] = choices
      if (role === 'part') set(picked ? picks.drop(EACH, common) : picks.pick(EACH, common))
      else if (role === 'anytime') interrupt(common, told)
      else if (decision && only !== undefined && others.length === 0) choose(decision, only, told)
      else set(picks.narrow(choices))
    }
    return { decision, offers: picks.offers(anytime), picking, take, confirm }
  }, [answers, asked, picks, anytime, reasons, decision, actions])
  return useMemo(
    () => ({ ...choosing, confirmation: confirmation && toConfirm(confirmation) }),
    [choosing, confirmation],
  )
}

function toConfirm({ decision, choice, barrier }: Confirmation): NonNullable<Tray['confirmation']> {
  return { barrier, offer: { common: choice, choices: [choice], role: decision ? 'answer' : 'anytime' } }
}

/** The same object as long as nothing in it has changed. */
function useSame<T>(value: T): T {
  const last = useRef(value)
  if (last.current !== value && !equal(last.current, value)) last.current = value
  return last.current
}
