import type { Decision, Json, Seat, View } from '@nora/kernel'
import { hasHints, type TableSnapshot } from '@nora/protocol'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useDuration } from '../animation/use-duration.ts'
import { useVoice } from '../app/voice.tsx'
import type { GameParts } from '../games/load.ts'
import { HintButton } from '../hint/hint-button.tsx'
import { HintProvider } from '../hint/hint-context.ts'
import { HintTray } from '../hint/hint-tray.tsx'
import { useHint } from '../hint/use-hint.ts'
import { useLessons } from '../state/lessons.ts'
import { usePreferences } from '../state/preferences.ts'
import button from '../ui/button.module.css'
import { Introduction } from './dialogs/introduction.tsx'
import { Menu } from './dialogs/menu.tsx'
import { Chat, heardLines } from './log/chat.tsx'
import { hasSecrets, nextToSit, seatsHere } from './model/hot-seat.ts'
import type { TableModel } from './model/model.ts'
import type { Moment } from './model/moment.ts'
import { statusOf } from './model/status.ts'
import type { TableState } from './model/table-state.ts'
import { TableToasts } from './parts/table-toasts.tsx'
import { useWide } from './parts/use-wide.ts'
import { PictureDialog } from './picture/picture-dialog.tsx'
import { useEventPlayer } from './player/use-event-player.ts'
import { ReplayBar, ReplaySlider } from './replay/replay-bar.tsx'
import { seenView } from './replay/replay-view.ts'
import { useReplayPlayer } from './replay/use-replay-player.ts'
import { useReplayView } from './replay/use-replay-view.ts'
import { useTableReplay } from './replay/use-table-replay.ts'
import { Curtain } from './seats/curtain.tsx'
import { FinalSheet } from './sheets/final-sheet.tsx'
import { TableView } from './table-view.tsx'
import { ToolbarButton } from './toolbar/toolbar-button.tsx'
import { Automatic } from './tray/automatic.tsx'
import type { Foresight } from './tray/foresight.tsx'
import { AfterGame, OverTray } from './tray/game-over/over-tray.tsx'
import { Tray } from './tray/tray.tsx'
import { TrayCard } from './tray/tray-card.tsx'
import type { TrayState } from './tray/use-picks.ts'
import { MotionCard } from './tray/waiting/motion-card.tsx'
import { Nudge } from './tray/waiting/nudge.tsx'
import { Pause } from './tray/waiting/pause.tsx'
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
  const wide = useWide()
  const [menu, setMenu] = useState(false)
  const [asksHow, askHow] = useState(false)
  const [stepsIn, setStepsIn] = useState<Seat>()
  const [watched, watch] = useState<{ readonly at: number; readonly seq: number }>()
  const [againFrom, showAgain] = useState<number>()
  const isStill = useDuration() === 0
  const [isUnfolded, setUnfolded] = useState(isStill)
  const [isSheetOpen, openSheet] = useState(true)
  const closeSheet = useCallback(() => openSheet(false), [])
  const [picture, showPicture] = useState(false)
  const over = useMemo(() => ({ model, state, snapshot }), [model, state, snapshot])
  const { room } = snapshot
  const { seat } = state
  const here = useMemo(() => seatsHere(snapshot, model.keptAt, state.person), [snapshot, model.keptAt, state.person])
  const speaker = useSpeaker(room.seats)

  // On one device: whoever decides next sits down, behind a curtain where there is something to hide.
  const shared = model.keptAt === 'local' && here.length > 1
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
  const isOver = view.over || room.status === 'over'
  useEffect(() => {
    if (plays) useLessons.getState().know(room.game)
  }, [plays, room.game])
  const seatInfo = room.seats[seat]
  // A bot has taken over, and may be sent away again.
  const mayReturn =
    room.status === 'playing' && seatInfo !== undefined && seatInfo.bot !== null && seatInfo.person === state.person
  const away = plays && model.keptAt === 'table' ? awayAndOwing(view, snapshot, state) : []
  const choose = useCallback(
    ({ seat: who }: Decision, choice: Json, sure?: boolean) => model.choose(who, choice, sure),
    [model],
  )
  const interrupt = useCallback((choice: Json, sure?: boolean) => model.interrupt(seat, choice, sure), [model, seat])
  const undo = useCallback(() => model.takeBack('undo', seat), [model, seat])
  const { foreseen } = state
  const foresight = useMemo(
    (): Foresight => ({ foreseen, foresee: (choice, isInterrupt) => model.foresee(seat, choice, isInterrupt) }),
    [model, seat, foreseen],
  )
  const jump = useCallback((at: number) => watch({ at, seq: model.state.snapshot?.seq ?? 0 }), [model])
  const again = useCallback(() => showAgain(model.state.snapshot?.seq ?? 0), [model])

  // Watching again what has been, while the game goes on: somewhere in it, or step by step what others did.
  const upTo = watched?.seq ?? againFrom
  const source = useMemo(
    () => (upTo !== undefined && model.keptAt === 'local' ? { local: model.id, upTo } : undefined),
    [upTo, model],
  )
  const local = useReplayView(source, seat)
  const whole = useTableReplay(upTo !== undefined && model.keptAt === 'table' ? model.id : undefined)
  const seen = useMemo(() => seenView(state.seen), [state.seen])
  const past = local ?? whole ?? (model.keptAt === 'table' ? seen : undefined)
  const player = useReplayPlayer(watched && past, watched?.at ?? 0, parts, speaker)
  const live = useEventPlayer()
  const momentAt = useCallback(
    (position: number) => {
      if (live.state.isAgain && (local ?? whole)) return (local ?? whole)?.moment(position)
      return seen?.after(position)
    },
    [live, local, whole, seen],
  )
  const leave = () => watch(undefined)
  // Whoever has nothing to decide, at a table that is watched or over, is not kept from looking at it.
  const introduction = asksHow || (!introduced && plays && !watched)

  const isAsked = plays && !player && view.pending.some((pending) => pending.seat === seat)
  const mayHint = isAsked && hasHints(room)
  const hinting = useHint(model, state, seat, mayHint)

  const { rematch } = state
  useEffect(() => {
    if (rematch !== null) navigate(`/${model.keptAt}/${rematch}`)
  }, [rematch, model.keptAt, navigate])

  if (next !== undefined && secrets) {
    return (
      <div data-game={parts.game.id}>
        <Curtain key={next} seat={next} speaker={speaker} onOpen={() => sitDown(next)} />
      </div>
    )
  }

  const tray = (choosing: TrayState, own: ReactNode, question: ReactNode) => {
    if (player)
      return (
        <TrayCard question={question}>
          <ReplayBar player={player} viewpoints={[]} leave={leave} />
        </TrayCard>
      )
    return (
      <>
        <Automatic model={model} state={state} tray={choosing} />
        {snapshot.motion && <MotionCard model={model} open={snapshot.motion} />}
        {isOver ? (
          <OverTray
            over={over}
            question={question}
            isSheetOpen={isSheetOpen}
            openSheet={openSheet}
            showPicture={() => showPicture(true)}
          />
        ) : (
          <Tray
            tray={choosing}
            question={question}
            permissions={plays ? snapshot.permissions : null}
            busy={state.underWay || state.connection !== 'open'}
            own={
              hinting && choosing.decision && !choosing.confirmation ? (
                <HintTray hinting={hinting} decision={choosing.decision} />
              ) : (
                own
              )
            }
            refuse={(reason) => model.toast({ reason })}
            undo={undo}
            undoTurn={() => model.takeBack('undoTurn', seat)}
            redo={() => model.redo(seat)}
          >
            {mayReturn && (
              <button
                type="button"
                className={`${button.quiet} ${button.primary}`}
                onClick={() => model.do({ type: 'return', seat })}
              >
                {voice.format('webTable.menu.return')}
              </button>
            )}
            {away.length > 0 && <Nudge away={away} say={(text) => model.say(text)} />}
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
    <HintProvider value={hinting}>
      <TableView
        parts={parts}
        moment={player ? player.view.moment(player.at) : moment}
        seats={room.seats}
        plays={plays && !player}
        foresight={foresight}
        around={{
          clocks: snapshot.clocks,
          clocksPaused: snapshot.clocksPaused,
          lag: state.lag,
          onlookers: model.keptAt === 'table' ? state.onlookers : undefined,
          sit:
            mayComeIn(snapshot, state.person) && model.keptAt === 'table' ? (free) => void model.sit(free) : undefined,
        }}
        choose={choose}
        interrupt={interrupt}
        undo={snapshot.permissions?.undo === true && !player ? undo : undefined}
        status={(table) => {
          if (player) return voice.format('webTable.replay.status', { at: player.at, of: player.view.to })
          // The winner is named when the last row of the sheet is there.
          return isOver && snapshot.outcome && !isUnfolded
            ? voice.format('webTable.final.title')
            : statusOf(snapshot, table)
        }}
        tray={tray}
        jump={jump}
        player={player?.events ?? live}
        isLive={player === undefined}
        isLost={state.connection === 'lost'}
        forced={state.forced}
        slider={player && <ReplaySlider player={player} />}
        again={again}
        momentAt={momentAt}
        chat={
          model.keptAt === 'table'
            ? { talk: <Chat model={model} state={state} />, lines: heardLines(state) }
            : undefined
        }
        tools={
          <>
            {mayHint && (
              <HintButton
                isOn={hinting !== undefined}
                onClick={() => (hinting ? model.closeHint() : model.askHint(seat))}
              />
            )}
            {/* A phone has room for undo alone. */}
            {!wide && plays && snapshot.permissions?.undo === true && (
              <ToolbarButton
                name="turn"
                label={voice.format('webTable.tray.undoTurn')}
                onClick={() => model.takeBack('undoTurn', seat)}
              />
            )}
            {!wide && plays && snapshot.permissions?.redo && (
              <ToolbarButton name="redo" label={voice.format('webTable.tray.redo')} onClick={() => model.redo(seat)} />
            )}
            <ToolbarButton
              name="replay"
              label={voice.format('webTable.replay.title')}
              onClick={() => jump(view.position)}
            />
            <ToolbarButton name="menu" label={voice.format('webTable.menu.title')} onClick={() => setMenu(true)} />
          </>
        }
        over={
          <>
            <TableToasts model={model} state={state} />
            {isOver && !player && snapshot.outcome && isSheetOpen && (
              <FinalSheet
                snapshot={snapshot}
                outcome={snapshot.outcome}
                onClose={closeSheet}
                onUnfolded={() => setUnfolded(true)}
              >
                {!wide && <AfterGame over={over} showPicture={() => showPicture(true)} />}
              </FinalSheet>
            )}
            {picture && snapshot.outcome && (
              <PictureDialog outcome={snapshot.outcome} onClose={() => showPicture(false)} />
            )}
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
    </HintProvider>
  )
}

/** The people that play waits for, who do not look at the table. */
function awayAndOwing({ pending }: View, { room }: TableSnapshot, { person, onlookers }: TableState): readonly Seat[] {
  const owing = new Set(pending.map(({ seat }) => seat))
  return room.seats.flatMap((seatInfo, seat) => {
    const isHere = onlookers.present.some((one) => one.person === seatInfo.person)
    const isAnother = seatInfo.person !== null && seatInfo.person !== person && seatInfo.bot === null
    return isAnother && !isHere && owing.has(seat) ? [seat] : []
  })
}

/** Whoever has no seat may take over that of a bot, where the table has agreed to that. */
function mayComeIn({ room }: TableSnapshot, person: string | null): boolean {
  const sits = person !== null && room.seats.some((seatInfo) => seatInfo.person === person)
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
