import type { AnalysedTurn, Slip } from '@nora/bots'
import type { Json } from '@nora/kernel'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useVoice } from '../../../app/voice.tsx'
import { type Hinting, HintProvider } from '../../../hint/hint-context.ts'
import { HintRings } from '../../../hint/hint-rings.tsx'
import { plainTable } from '../../../plain/own-table.ts'
import { TableProvider } from '../../../table/context.tsx'
import { HighlightProvider } from '../../../table/highlight.ts'
import { PickingProvider } from '../../../table/picking.tsx'
import type { Played } from '../../../table/player/event-player.ts'
import { ShownProvider } from '../../../table/player/shown-turn.ts'
import type { ReplayView } from '../../../table/replay/replay-view.ts'
import { Foreseeing } from '../../../table/tray/foresight.tsx'
import { useTray } from '../../../table/tray/use-picks.ts'
import { useTableContext } from '../../../table/use-table-context.ts'
import type { AnalysedGame } from '../story.ts'
import style from './board-crop.module.css'

interface BoardCropProps {
  readonly game: AnalysedGame
  readonly view: ReplayView
  readonly turn: AnalysedTurn
  readonly slip: Slip | null | undefined
  /** Nothing is given away. */
  readonly isGuessing: boolean
}

const nothing: ReadonlySet<string> = new Set()
/** Nothing happens here. */
const untold: Played = { turns: [], at: 0, isPaused: false, isAgain: false, said: '' }
const blind = { foreseen: new Map(), foresee: () => {} }
const still = { choose: () => false, interrupt: () => false }
const quiet = () => {}

/** A part of the board as it lay then, as large as at the table, with what was played and what was better. */
export function BoardCrop({ game, view, turn, slip, isGuessing }: BoardCropProps) {
  const voice = useVoice()
  const { parts, seats, file } = game
  const at = slip?.at ?? turn.decisions[0] ?? turn.from
  // From the seat that moved: the middle of the table is its own.
  const moment = useMemo(() => {
    const then = view.moment(at)
    return { ...then, view: { ...then.view, seat: turn.seat } }
  }, [view, at, turn])
  const table = useTableContext({ parts, moment, seats, plays: false, help: quiet, light: quiet })
  const { Board, answers } = parts.own ?? plainTable
  const tray = useTray(table, answers, blind, still)
  const box = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const asked = file.line[at]?.interrupt ? undefined : table.position.owed(turn.seat)
  const hinting = useMemo((): Hinting | undefined => {
    const act = file.line[at]
    if (!act) return undefined
    const advised = (choice: Json, line: Slip['line']) => ({
      choice,
      line,
      now: 0,
      own: 0,
      points: {},
      behind: 0,
      error: 0,
      first: 0,
    })
    const played = advised(act.choice, [{ kind: act.kind, args: asked?.args ?? null, choice: act.choice }])
    const better = slip && !isGuessing ? [advised(slip.better, slip.line)] : []
    const hint = {
      seat: turn.seat,
      kind: act.kind,
      advised: [...better, played],
      dreams: 0,
      isQuick: false,
      certainty: 1 as const,
      reasons: [],
      spread: null,
    }
    const names = [...better.map(() => voice.format('analysis.betterTag')), voice.format('analysis.played')]
    return { hint, names, isThinking: false, shown: 0, show: quiet, close: quiet }
  }, [file, at, slip, isGuessing, turn, asked, voice])
  // What the moment is about comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again at every moment
  useLayoutEffect(() => {
    const look = () => {
      const [window, board] = [box.current, sheet.current]
      const thing = board?.querySelector('[data-hint]')
      if (!window || !board || !thing) return
      const [frame, all, one] = [window, board, thing].map((element) => element.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
        DOMRect,
      ]
      window.scrollTo(
        one.left + one.width / 2 - all.left - frame.width / 2,
        one.top + one.height / 2 - all.top - frame.height / 2,
      )
    }
    look()
    const later = setTimeout(look, 300)
    return () => clearTimeout(later)
  }, [at, hinting])
  return (
    <div ref={box} className={style.crop} data-crop="" inert>
      <div ref={sheet} className={style.cropped} data-board="">
        <TableProvider value={table}>
          <PickingProvider value={tray.picking}>
            <Foreseeing value={blind}>
              <HintProvider value={hinting}>
                <HighlightProvider value={nothing}>
                  <ShownProvider value={untold}>
                    <Board />
                  </ShownProvider>
                </HighlightProvider>
                <HintRings within="[data-crop]" />
              </HintProvider>
            </Foreseeing>
          </PickingProvider>
        </TableProvider>
      </div>
    </div>
  )
}
