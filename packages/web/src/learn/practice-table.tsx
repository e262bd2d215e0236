import type { Json, Match, Seat } from '@nora/kernel'
import { type ReactNode, useMemo } from 'react'
import type { GameParts } from '../games/load.ts'
import { type LessonGuide, LessonGuideProvider } from '../table/lesson-guide.ts'
import { statusOf } from '../table/model/status.ts'
import { useEventPlayer } from '../table/player/use-event-player.ts'
import { TableView } from '../table/table-view.tsx'
import { Tray } from '../table/tray/tray.tsx'
import { TrayCard } from '../table/tray/tray-card.tsx'
import { aloneAt, around } from './alone.ts'
import { momentOf, seatInfosOf } from './moment.ts'
import { Pointer } from './pointer.tsx'
import { useForesight } from './use-foresight.ts'

interface PracticeTableProps {
  readonly parts: GameParts
  readonly match: Match
  readonly reader: Seat
  /** Nothing can be chosen for a moment. */
  readonly busy?: boolean
  /** Somebody is led here, and things are pointed at. */
  readonly guide?: LessonGuide
  readonly tools: ReactNode
  /** What stands above the question. */
  readonly above?: ReactNode
  /** What stands in the place of the question when all is done; until then nothing, or false. */
  readonly ended: ReactNode
  readonly canUndo: boolean
  /** Whether it was done. */
  choose(choice: Json, interrupt: boolean): boolean
  undo(): void
  again(): void
}

const nothing = () => {}

/**
 * The real table with nobody else at it: every choice can be taken back, because the position is played again from its
 * beginning.
 */
export function PracticeTable(props: PracticeTableProps) {
  const { parts, match, reader, busy = false, guide, tools, above, ended, canUndo, choose, undo, again } = props
  const moment = useMemo(() => momentOf(match, reader), [match, reader])
  const seats = useMemo(() => seatInfosOf(match), [match])
  const player = useEventPlayer()
  const foresight = useForesight(match, reader)
  return (
    <LessonGuideProvider value={guide}>
      <TableView
        parts={parts}
        moment={moment}
        seats={seats}
        plays={!busy && !ended}
        foresight={foresight}
        around={around}
        player={player}
        isLive
        choose={(_decision, choice) => choose(choice, false)}
        interrupt={(choice) => choose(choice, true)}
        tools={tools}
        over={guide && <Pointer />}
        undo={canUndo ? undo : undefined}
        status={(table) => statusOf(aloneAt(moment), table)}
        tray={(tray, own, question) => (
          <>
            {above}
            {!ended ? (
              <Tray
                tray={tray}
                question={question}
                permissions={{
                  undo: canUndo || { code: 'nothingToUndo' },
                  redo: false,
                  confirming: true,
                  passing: 'asked',
                }}
                busy={busy}
                own={own}
                refuse={nothing}
                undo={undo}
                undoTurn={again}
                redo={nothing}
              />
            ) : (
              <TrayCard question={question}>{ended}</TrayCard>
            )}
          </>
        )}
      />
    </LessonGuideProvider>
  )
}
