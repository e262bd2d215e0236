import { useEffect, useRef } from 'react'
import { play } from '../../sound/sounds.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useTable } from '../context.tsx'
import { forcedAnswer } from '../model/forced-answer.ts'
import type { TableModel } from '../model/model.ts'
import type { TableState } from '../model/table-state.ts'
import type { TrayState } from './use-picks.ts'

const SOON = 350
/** A question that is gone in a moment need not be looked into; one that stays is, before anybody has read it. */
const GLANCE = 40
const FORESEEN = 20

interface AutomaticProps {
  readonly model: TableModel
  readonly state: TableState
  readonly tray: TrayState
}

/** What happens without a click: forced answers, a look ahead, sounds, and what the person likes is told to the table. */
export function Automatic({ model, state, tray }: AutomaticProps) {
  useLikes(model, state)
  useForced(model, state, tray)
  useForesight(model, state, tray)
  useSounds(state)
  return null
}

/** Tells the table how this person wants to be asked. */
function useLikes(model: TableModel, { snapshot, seat, connection }: TableState): void {
  const { confirmTurns, stopAtBoundaries } = usePreferences()
  const { confirming, passing } = snapshot?.permissions ?? {}
  const plays = snapshot?.room.status === 'playing' && snapshot.room.seats[seat]?.bot === null
  const tells = plays && connection === 'open'
  // Where nobody else could act there is nothing to step into: a card is simply played when one is asked.
  const isAlone = snapshot?.room.seats.length === 1
  // Each for itself: that the one has been heard is no reason to say the other again.
  useEffect(() => {
    if (!tells || confirming === undefined || confirming === confirmTurns) return
    model.do({ type: 'setConfirming', seat, on: confirmTurns })
  }, [model, seat, tells, confirming, confirmTurns])
  useEffect(() => {
    const wanted = stopAtBoundaries && !isAlone ? 'asked' : 'always'
    if (tells && passing !== undefined && passing !== wanted) model.do({ type: 'setPassing', seat, passing: wanted })
  }, [model, seat, tells, passing, stopAtBoundaries, isAlone])
}

/** Where there is only one answer and a way back it is given, unless the person has just gone back to it. */
function useForced(
  model: TableModel,
  { tookBack, underWay, foreseen }: TableState,
  { decision, picking }: TrayState,
): void {
  const playForced = usePreferences((preferences) => preferences.playForced)
  const { table } = useTable()
  const forced =
    playForced && !tookBack && !underWay && decision
      ? forcedAnswer(table, decision, picking.picks.choices, foreseen)
      : undefined
  useEffect(() => {
    if (forced === undefined || !decision) return
    const timer = setTimeout(() => model.chooseForced(decision.seat, forced), SOON)
    return () => clearTimeout(timer)
  }, [model, decision, forced])
}

/** Asks what the choices in sight would lead to: which of them cannot be taken back, and what they are worth. */
function useForesight(model: TableModel, { snapshot, connection }: TableState, { offers, decision }: TrayState): void {
  const { reader } = useTable()
  const seq = snapshot?.seq
  useEffect(() => {
    if (seq === undefined || connection !== 'open' || reader < 0 || decision?.kind === 'confirm') return
    const single = offers.filter(({ choices }) => choices.length === 1).slice(0, FORESEEN)
    const timer = setTimeout(() => {
      for (const { choices, role } of single) model.foresee(reader, choices[0] ?? null, role === 'anytime')
    }, GLANCE)
    return () => clearTimeout(timer)
  }, [model, seq, connection, reader, offers, decision])
}

function useSounds({ snapshot, seat }: TableState): void {
  const on = usePreferences((preferences) => preferences.sound)
  const last = useRef({ position: snapshot?.view?.position ?? 0, asked: true })
  const position = snapshot?.view?.position ?? 0
  const asked = snapshot?.view?.pending.some((decision) => decision.seat === seat) ?? false
  const by = snapshot?.log.at(-1)?.seat
  useEffect(() => {
    const before = last.current
    last.current = { position, asked }
    if (!on) return
    if (asked && !before.asked) play('bell')
    else if (position > before.position) play(by === seat ? 'wood' : 'paper')
  }, [on, position, asked, by, seat])
}
