import type { Decision, Json, Seat, View } from '@nora/kernel'
import type { TableSnapshot } from '@nora/protocol'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useVoice } from '../app/voice.tsx'
import { usePreferences } from '../state/preferences.ts'
import { Automatic } from './automatic.tsx'
import { Curtain } from './curtain.tsx'
import { Introduction } from './dialogs/introduction.tsx'
import { Menu } from './dialogs/menu.tsx'
import type { GameParts } from './games/load.ts'
import { hasSecrets, nextToSit, seatsHere } from './hot-seat.ts'
import { Chat } from './log/chat.tsx'
import type { TableModel } from './model.ts'
import type { Moment } from './moment.ts'
import { MotionCard } from './motion-card.tsx'
import { OverTray } from './over-tray.tsx'
import { ReplayBar } from './replay/replay-bar.tsx'
import { seenView } from './replay/replay-view.ts'
import { usePlayer } from './replay/use-player.ts'
import { useReplayView } from './replay/use-replay-view.ts'
import { useTableReplay } from './replay/use-table-replay.ts'
import { statusOf } from './status.ts'
import type { TableState } from './table-state.ts'
import { TableToasts } from './table-toasts.tsx'
import { TableView } from './table-view.tsx'
import { Tool } from './tool.tsx'
import type { Foresight } from './tray/foresight.tsx'
import { Pause } from './tray/pause.tsx'
import { Tray } from './tray/tray.tsx'
import type { Tray as TrayState } from './tray/use-picks.ts'
import { useSpeaker } from './use-speaker.ts'

interface LiveTableProps {
  readonly model: TableModel
  readonly state: TableState
  readonly snapshot: TableSnapshot
  readonly view: View
  readonly parts: GameParts
}

/** A table at which the game is being played, or has just ended. */
export function LiveTable({ model, state, snapshot, view, parts }: LiveTableProps) {
  const voice = useVoice()
  const [, navigate] = useLocation()
  const { introduced, set } = usePreferences()
  const [menu, setMenu] = useState(false)
  const [asksHow, askHow] = useState(false)
  const [stepsIn, setStepsIn] = useState<Seat>()
  const [watched, watch] = useState<{ readonly at: number; readonly runs: boolean; readonly seq: number }>()
  const { room } = snapshot
  const { seat } = state
  const here = useMemo(() => seatsHere(snapshot, model.way, state.person), [snapshot, model.way, state.person])
  const speaker = useSpeaker(room.seats)

  // On one device: whoever decides next sits down, behind a curtain where there is something to hide.
  const shared = model.way === 'local' && here.length > 1
  const next = shared ? (stepsIn ?? nextToSit(snapshot, here, seat)) : undefined
  const secrets = next !== undefined && hasSecrets(parts.game, snapshot)
  const sitDown = useCallback(
    (who: Seat) => {
      setStepsIn(undefined)
      model.look(who)
    },
    [model],
  )
  useEffect(() => {
    if (next !== undefined && !secrets) sitDown(next)
  }, [next, secrets, sitDown])
  useAgreeHere(model, snapshot, shared, here)

  const moment = useMemo(
    (): Moment => ({ room, view, log: snapshot.log, outcome: snapshot.outcome }),
    [room, view, snapshot.log, snapshot.outcome],
  )
  const plays = room.status === 'playing' && here.includes(seat)
  const choose = useCallback(
    ({ seat: who }: Decision, choice: Json, sure?: boolean) => model.choose(who, choice, sure),
    [model],
  )
  const interrupt = useCallback((choice: Json, sure?: boolean) => model.interrupt(seat, choice, sure), [model, seat])
  const { foreseen } = state
  const foresight = useMemo(
    (): Foresight => ({ foreseen, foresee: (choice, isInterrupt) => model.foresee(seat, choice, isInterrupt) }),
    [model, seat, foreseen],
  )
  const { seq } = snapshot
  const jump = useCallback((at: number) => watch({ at, runs: false, seq: model.state.snapshot?.seq ?? 0 }), [model])

  // Watching again what has been, while the game goes on.
  const source = useMemo(
    () => (watched && model.way === 'local' ? { local: model.id, upTo: watched.seq } : undefined),
    [watched, model],
  )
  const local = useReplayView(source, seat)
  const seen = useMemo(
    () => (watched && model.way === 'table' ? seenView(state.seen) : undefined),
    [watched, model, state.seen],
  )
  const whole = useTableReplay(watched && model.way === 'table' ? model.id : undefined)
  const player = usePlayer(watched && (local ?? whole ?? seen), watched?.at ?? 0, watched?.runs)
  const leave = () => watch(undefined)
  // Whoever has nothing to decide, at a table that is watched or over, is not kept from looking at it.
  const introduction = asksHow || (!introduced && plays && !watched)

  const { rematch } = state
  useEffect(() => {
    if (rematch !== null) navigate(`/${model.way}/${rematch}`)
  }, [rematch, model.way, navigate])

  if (next !== undefined && secrets) {
    return (
      <div data-game={parts.game.id}>
        <Curtain key={next} seat={next} speaker={speaker} onOpen={() => sitDown(next)} />
      </div>
    )
  }

  const tray = (choosing: TrayState, own: ReactNode) => {
    if (player) return <ReplayBar player={player} viewpoints={[]} leave={leave} />
    return (
      <>
        <Automatic model={model} state={state} tray={choosing} />
        {snapshot.motion && <MotionCard model={model} open={snapshot.motion} />}
        {view.over || room.status === 'over' ? (
          <OverTray model={model} state={state} snapshot={snapshot} />
        ) : (
          <Tray
            tray={choosing}
            permissions={plays ? snapshot.permissions : null}
            busy={state.underWay || state.connection !== 'open'}
            own={own}
            refuse={(reason) => model.toast({ reason })}
            undo={() => model.takeBack('undo', seat)}
            undoTurn={() => model.takeBack('undoTurn', seat)}
            redo={() => model.redo(seat)}
          >
            {snapshot.waitingFor && (
              <Pause
                waitingFor={snapshot.waitingFor}
                here={here}
                reader={seat}
                busy={state.underWay}
                pass={(seats) => model.passAll(seats)}
                sitDown={setStepsIn}
              />
            )}
          </Tray>
        )}
      </>
    )
  }

  return (
    <TableView
      parts={parts}
      moment={player ? player.view.moment(player.at) : moment}
      chairs={room.seats}
      plays={plays && !player}
      foresight={foresight}
      around={{
        clocks: snapshot.clocks,
        clocksPaused: snapshot.clocksPaused,
        lag: state.lag,
        onlookers: model.way === 'table' ? state.onlookers : undefined,
        sit: mayComeIn(snapshot, state.person) && model.way === 'table' ? (free) => void model.sit(free) : undefined,
      }}
      choose={choose}
      interrupt={interrupt}
      status={(table) =>
        player
          ? voice.format('webTable.replay.status', { at: player.at, of: player.view.to })
          : statusOf(snapshot, table)
      }
      tray={tray}
      jump={jump}
      since={(at) => watch({ at, runs: true, seq })}
      chat={
        model.way === 'table' ? { talk: <Chat model={model} state={state} />, lines: state.chat.length } : undefined
      }
      tools={
        <>
          <Tool name="replay" label={voice.format('webTable.replay.title')} onClick={() => jump(view.position)} />
          <Tool name="menu" label={voice.format('webTable.menu.title')} onClick={() => setMenu(true)} />
        </>
      }
      over={
        <>
          <TableToasts model={model} state={state} />
          {menu && (
            <Menu
              model={model}
              snapshot={snapshot}
              onIntroduction={() => {
                setMenu(false)
                askHow(true)
              }}
              onClose={() => setMenu(false)}
            />
          )}
          {introduction && (
            <Introduction
              onClose={() => {
                askHow(false)
                set({ introduced: true })
              }}
            />
          )}
        </>
      }
    />
  )
}

/** Whoever has no seat may take over that of a bot, where the table has agreed to that. */
function mayComeIn({ room }: TableSnapshot, person: string | null): boolean {
  const sits = person !== null && room.seats.some((chair) => chair.person === person)
  return room.status === 'playing' && room.terms.latecomers && !sits
}

/** Whoever asks for something at a shared device asks for all who sit there. */
function useAgreeHere(model: TableModel, { motion }: TableSnapshot, shared: boolean, here: readonly Seat[]): void {
  useEffect(() => {
    if (!motion || !shared) return
    for (const seat of motion.voters)
      if (here.includes(seat) && !motion.yes.includes(seat))
        model.do({ type: 'vote', seat, motion: motion.id, yes: true })
  }, [model, motion, shared, here])
}
