import { type Offer, Picks } from '@nora/choosing'
import { type Decision, each, equal, type Json, type Table } from '@nora/kernel'
import { useMemo, useRef, useState } from 'react'
import type { TableContext } from '../context.tsx'
import { type Answers, Reasons, type Thing } from '../kit/answers.ts'
import type { Picking } from '../picking.tsx'
import { DoneLines, type TrayLine } from './choices/done-lines.ts'
import { type Clicked, clickOn, DoubleClicks, type InHand, pieceState, takeLine } from './clicks.ts'
import { stillAsked } from './confirming.ts'
import type { Foresight } from './foresight.tsx'
import { type Actions, type Confirmation, useConfirmation } from './use-confirmation.ts'

export interface TrayState {
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
export function useTray(context: TableContext, answers: Answers, foresight: Foresight, given: Given): TrayState {
  const { decision } = context
  const asked = useSame(
    useMemo(
      () => ({ decision: decision ?? null, choices: decision ? [...each(context.space(decision))] : [] }),
      [context, decision],
    ),
  )
  const [kept, keep] = useState<Kept>({ asked, picks: Picks.among(asked.choices) })
  const { picks, before }: Kept = stillAsked(kept, asked) ?? { asked, picks: Picks.among(asked.choices) }
  const anytime = useSame(context.anytime)
  const reasons = useMemo(() => new Reasons(context.refusals), [context.refusals])
  const { actions, confirmation } = useConfirmation(asked, foresight, given)
  const done = useRef(new DoneLines()).current
  const doubleClicks = useRef(new DoubleClicks()).current
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
    const perform = noted(actions.perform)
    const kind = decision?.kind
    const hand: InHand = { answers, kind, picks, before, acts: Picks.among(anytime) }
    const set = (next: Picks) => {
      cancel()
      keep({ asked, picks: next })
    }
    const follow = (clicked: Clicked) => {
      if (clicked.does === 'interrupt') interrupt(clicked.choice)
      else if (clicked.does === 'pick') set(clicked.picks)
      else if (clicked.does === 'choose' && decision) {
        if (clicked.picks) keep({ asked, picks: clicked.picks, before: picks })
        choose(decision, clicked.choice)
      }
    }
    const isSecond = (thing: Thing) => doubleClicks.isSecond(thing, performance.now())
    const picking: Picking = {
      picks,
      stateOf: (thing) => pieceState(hand, reasons, thing),
      click: (thing) => follow(clickOn(hand, thing, isSecond(thing))),
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
    const take = (offer: Offer) =>
      follow(takeLine(hand, offer, offer.role === 'part' && isSecond({ value: offer.common })))
    const lines = done.among(offers, kind ?? '', position)
    return { decision, question: numberOf(asked), end, offers, lines, picking, take, confirm }
  }, [
    answers,
    asked,
    picks,
    before,
    anytime,
    reasons,
    decision,
    actions,
    context.table,
    given.undo,
    done,
    doubleClicks,
    position,
  ])
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

function toConfirm({ decision, choice, barrier }: Confirmation): NonNullable<TrayState['confirmation']> {
  return { choice, barrier, offer: { common: choice, choices: [choice], role: decision ? 'answer' : 'anytime' } }
}

/** The same object as long as nothing in it has changed. */
function useSame<T>(value: T): T {
  const last = useRef(value)
  if (last.current !== value && !equal(last.current, value)) last.current = value
  return last.current
}
