import { EACH, type Offer, Picks } from '@nora/choosing'
import { canonical, type Decision, each, equal, type Json, type Table } from '@nora/kernel'
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
  type Thing,
  timesPicked,
} from '../kit/answers.ts'
import type { Picking } from '../picking.tsx'
import { DoneLines, type TrayLine } from './choices/done-lines.ts'
import { DEAD_MS } from './dead-time.ts'
import type { Foresight } from './foresight.tsx'
import { type Actions, type Confirmation, useConfirmation } from './use-confirmation.ts'

export interface Tray {
  readonly decision: Decision | undefined
  readonly offers: readonly Offer[]
  readonly picking: Picking
  /** The lines of the list: the offers, and in their old places those that were done in this turn. */
  readonly lines: readonly TrayLine[]
  /** Which question this is: another number for another question. */
  readonly question: number
  /** What is picked and waits for the main button. */
  readonly confirmation: (Pick<Confirmation, 'barrier' | 'choice'> & { readonly offer: Offer }) | undefined
  /** What ends the turn here, or takes nothing more: it has a place of its own and is no line of the tray. */
  readonly end: Json | undefined
  /** Takes a line of the tray. */
  take(offer: Offer): void
  /** Does what waits to be confirmed. */
  confirm(): void
}

/** What can be done at this table; `undo` where something can be taken back. */
interface Given extends Actions {
  readonly undo?: (() => void) | undefined
}

/** What is picked for what is asked; `before`: without the last click, which has settled it. */
interface Kept {
  readonly asked: object
  readonly picks: Picks
  readonly before?: Picks
}

/**
 * The choice that is being put together. It stays as it is while others play, as long as the reader is asked the same
 * thing with the same choices.
 */
export function useTray(context: TableContext, answers: Answers, foresight: Foresight, given: Given): Tray {
  const { decision } = context
  const asked = useSame(
    useMemo(
      () => ({ decision: decision ?? null, choices: decision ? [...each(context.space(decision))] : [] }),
      [context, decision],
    ),
  )
  const [kept, keep] = useState<Kept>({ asked, picks: Picks.among(asked.choices) })
  const { picks, before }: Kept = kept.asked === asked ? kept : { asked, picks: Picks.among(asked.choices) }
  const anytime = useSame(context.anytime)
  const reasons = useMemo(() => new Reasons(context.refusals), [context.refusals])
  const { actions, confirmation } = useConfirmation(asked, foresight, given)
  const done = useRef(new DoneLines()).current
  const clicked = useRef({ key: '', at: 0 })
  const { position } = context.moment.view

  const choosing = useMemo(() => {
    const { interrupt, cancel, confirm } = actions
    const end = decision && endOf(context.table, decision, asked.choices)
    const offers = picks
      .offers(anytime)
      .filter(({ choices: [only, ...others] }) => !isSame(only, end) || others.length > 0)
    // What is done keeps its place in the list until the turn ends.
    if (!decision) done.forget()
    const noted =
      (act: Actions['choose']): Actions['choose'] =>
      (whose, choice, sure) => {
        const isEnd = context.table.variant.kind(whose).endsTurn?.(choice) || whose.kind === 'confirm'
        if (isEnd) done.forget()
        else done.note(whose, choice, offers, position)
        return act(whose, choice, sure)
      }
    const choose = noted(actions.choose)
    // Whether the same thing was clicked a moment ago.
    const again = (thing: Thing) => {
      const { key, at } = clicked.current
      clicked.current = {
        key: canonical([thing.value ?? null, thing.sort ?? null, thing.nth ?? 0]),
        at: performance.now(),
      }
      return clicked.current.key === key && clicked.current.at - at < DEAD_MS
    }
    const perform = noted(actions.perform)
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
        // It waits for the main button, or was picked by the first of two clicks: the second says no more than that.
        const isSecond = again(thing)
        if (isPicked(picks, parts, thing) && (before || isSecond)) return
        const act = isOpen(picks, parts, thing)
          ? undefined
          : click(acts, partsFor(answers.anytime, thing), thing).decided
        if (act !== undefined) {
          interrupt(act)
          return
        }
        const next = click(picks, parts, thing)
        const choice = next === picks ? undefined : settled(next, answers.indifferent?.[kind])
        if (decision && choice !== undefined) {
          keep({ asked, picks: next, before: picks })
          choose(decision, choice)
        } else set(next)
      },
      back: () => (cancel() ? keep({ asked, picks: before ?? picks }) : set(picks.back())),
      choose,
      interrupt,
      perform,
      pick: (whose, choice) => {
        keep({ asked, picks: picks.narrow([choice]), before: picks })
        actions.pick(whose, choice)
      },
      undo: given.undo,
    }
    const take = ({ role, common, choices, picked }: Offer) => {
      const [only, ...others] = choices
      if (role === 'part') {
        const isSecond = again({ value: common })
        if (!picked) set(picks.pick(EACH, common))
        else if (!isSecond) set(picks.drop(EACH, common))
        return
      }
      if (role === 'anytime') interrupt(common)
      else if (decision && only !== undefined && others.length === 0) choose(decision, only)
      else set(picks.narrow(choices))
    }
    const lines = done.among(offers, kind, position)
    return { decision, question: numberOf(asked), end, offers, lines, picking, take, confirm }
  }, [answers, asked, picks, before, anytime, reasons, decision, actions, context.table, given.undo, done, position])
  return useMemo(
    () => ({ ...choosing, confirmation: confirmation && toConfirm(confirmation) }),
    [choosing, confirmation],
  )
}

/** What the game says ends the turn, or takes nothing more; of several the first. */
function endOf(table: Table, decision: Decision, choices: readonly Json[]): Json | undefined {
  const kind = table.variant.kind(decision)
  return choices.find((choice) => kind.endsTurn?.(choice) || kind.declines?.(choice))
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return one !== undefined && other !== undefined && equal(one, other)
}

let questions = 0
const numbers = new WeakMap<object, number>()

function numberOf(asked: object): number {
  const number = numbers.get(asked) ?? ++questions
  numbers.set(asked, number)
  return number
}

function toConfirm({ decision, choice, barrier }: Confirmation): NonNullable<Tray['confirmation']> {
  return { choice, barrier, offer: { common: choice, choices: [choice], role: decision ? 'answer' : 'anytime' } }
}

/** The same object as long as nothing in it has changed. */
function useSame<T>(value: T): T {
  const last = useRef(value)
  if (last.current !== value && !equal(last.current, value)) last.current = value
  return last.current
}
