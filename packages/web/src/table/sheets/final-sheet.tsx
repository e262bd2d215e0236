import { type Outcome, tieEvents } from '@nora/kernel'
import type { TableSnapshot } from '@nora/protocol'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useDuration } from '../../animation/use-duration.ts'
import { useVoice } from '../../app/voice.tsx'
import { useTable } from '../context.tsx'
import { statusOf } from '../model/status.ts'
import { SheetOver } from '../parts/sheet-over.tsx'
import { placesOf } from '../picture/places.ts'
import type { Column } from './score-column.tsx'
import { ScoreTable, unfoldingTime } from './score-table.tsx'
import style from './sheets.module.css'

interface FinalSheetProps {
  readonly snapshot: TableSnapshot
  readonly outcome: Outcome
  /** What one may do now, where nothing but the sheet is to be seen. */
  readonly children: ReactNode
  onClose(): void
  /** All of it is there, so that the winner may be named. */
  onUnfolded(): void
}

/** The result, category by category. */
export function FinalSheet({ snapshot, outcome, children, onClose, onUnfolded }: FinalSheetProps) {
  const voice = useVoice()
  const context = useTable()
  const { parts, speaker, table } = context
  const { standings, automa, grade } = outcome
  const columns = useMemo((): readonly Column[] => {
    const places = placesOf(outcome, context)
    const placeOf = (seat: number | undefined) => places.find((place) => place.seat === seat)?.place
    const seats = [...standings]
      .sort((a, b) => a.seat - b.seat)
      .map(({ seat, sheet }) => ({ name: speaker.name(seat), seat, sheet, place: placeOf(seat) }))
    if (!automa) return seats
    return [...seats, { name: parts.words.automa?.name(speaker) ?? '', sheet: automa.sheet, place: placeOf(undefined) }]
  }, [outcome, standings, automa, parts, speaker, context])
  useUnfolded(columns, onUnfolded)
  const gradeId = `${parts.game.id}.grade.${grade}`
  return (
    <SheetOver title={voice.format('webTable.final.title')} onClose={onClose}>
      <ScoreTable
        columns={columns}
        verdict={
          <>
            <p className={style.result}>{statusOf(snapshot, context)}</p>
            {grade !== undefined && voice.has(gradeId) && <p className={style.result}>{voice.say({ id: gradeId })}</p>}
            {tieEvents(standings).map((tie) => (
              <p key={String(tie.score)}>{parts.words.event(table, tie, speaker)}</p>
            ))}
          </>
        }
      />
      <div className={style.after}>{children}</div>
    </SheetOver>
  )
}

/** Says when the last row is there; at once where nothing moves, and when the sheet is put away before. */
function useUnfolded(columns: readonly Column[], onUnfolded: () => void): void {
  const isStill = useDuration() === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet unfolds once
  useEffect(() => {
    if (isStill) return onUnfolded()
    const timer = setTimeout(onUnfolded, unfoldingTime(columns.map(({ sheet }) => sheet)))
    return () => {
      clearTimeout(timer)
      onUnfolded()
    }
  }, [])
}
