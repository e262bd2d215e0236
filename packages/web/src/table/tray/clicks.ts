// What a click on a thing, or a line of the tray, makes of the choice that is being put together.
import { EACH, type Offer, type Picks } from '@nora/choosing'
import { canonical, type Json } from '@nora/kernel'
import {
  type Answers,
  answerTo,
  click,
  isOpen,
  isPicked,
  partsFor,
  type Reasons,
  settled,
  type Thing,
  timesPicked,
} from '../kit/answers.ts'
import type { PieceState } from '../picking.tsx'
import { DEAD_MS } from './dead-time.ts'

/** A choice that is being put together, and how things answer it. */
export interface InHand {
  readonly answers: Answers
  /** What is asked about; nothing where there is only what can be done out of turn. */
  readonly kind: string | undefined
  readonly picks: Picks
  /** Without the last click, where that has settled the choice. */
  readonly before: Picks | undefined
  /** What can be done out of turn. */
  readonly acts: Picks
}

/** What is to be done then; `picks`: the choice as it is put together by now. */
export type Clicked =
  | { readonly does: 'nothing' }
  | { readonly does: 'interrupt'; readonly choice: Json }
  | { readonly does: 'choose'; readonly choice: Json; readonly picks?: Picks }
  | { readonly does: 'pick'; readonly picks: Picks }

const nothing = { does: 'nothing' } as const

/** How a thing stands to what is asked. */
export function pieceState({ answers, kind, picks, acts }: InHand, reasons: Reasons, thing: Thing): PieceState {
  const parts = partsFor(answerTo(answers, kind ?? ''), thing)
  const open = isOpen(picks, parts, thing) || isOpen(acts, partsFor(answers.anytime, thing), thing)
  return {
    isOpen: open,
    isPicked: isPicked(picks, parts, thing),
    times: timesPicked(picks, parts, thing),
    refusal: open ? undefined : reasons.why(parts, thing),
  }
}

/** A click on a thing; `isSecond`: the same one was clicked a moment ago. */
export function clickOn({ answers, kind, picks, before, acts }: InHand, thing: Thing, isSecond: boolean): Clicked {
  const parts = partsFor(answerTo(answers, kind ?? ''), thing)
  // It waits for the main button, or was picked by the first of two clicks: the second says no more than that.
  if (isPicked(picks, parts, thing) && (before || isSecond)) return nothing
  const act = isOpen(picks, parts, thing) ? undefined : click(acts, partsFor(answers.anytime, thing), thing).decided
  if (act !== undefined) return { does: 'interrupt', choice: act }
  const next = click(picks, parts, thing)
  const choice = next === picks ? undefined : settled(next, answers.indifferent?.[kind ?? ''])
  if (kind === undefined || choice === undefined) return { does: 'pick', picks: next }
  return { does: 'choose', choice, picks: next }
}

/** A line of the tray is taken. */
export function takeLine({ kind, picks }: InHand, offer: Offer, isSecond: boolean): Clicked {
  const { role, common, choices, picked } = offer
  const [only, ...others] = choices
  if (role === 'anytime') return { does: 'interrupt', choice: common }
  if (role === 'part') {
    if (!picked) return { does: 'pick', picks: picks.pick(EACH, common) }
    return isSecond ? nothing : { does: 'pick', picks: picks.drop(EACH, common) }
  }
  if (kind !== undefined && only !== undefined && others.length === 0) return { does: 'choose', choice: only }
  return { does: 'pick', picks: picks.narrow(choices) }
}

/** Tells the second of two clicks on the same thing, which is meant as one. */
export class DoubleClicks {
  private last = { key: '', at: 0 }

  isSecond({ value, sort, nth }: Thing, at: number): boolean {
    const { last } = this
    this.last = { key: canonical([value ?? null, sort ?? null, nth ?? 0]), at }
    return this.last.key === last.key && at - last.at < DEAD_MS
  }
}
