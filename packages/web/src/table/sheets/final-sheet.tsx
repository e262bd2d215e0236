import { type Outcome, tieEvents } from '@nora/kernel'
import { type ReactNode, useMemo } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { useTable } from '../context.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { seatColumn } from './score-sheet.tsx'
import { ScoreTable } from './score-table.tsx'
import style from './sheets.module.css'

interface FinalSheetProps {
  readonly outcome: Outcome
  readonly status: string
  /** What one may do now: play again, watch it, tell others. */
  readonly children: ReactNode
  onClose(): void
}

/** The result, category by category. */
export function FinalSheet({ outcome, status, children, onClose }: FinalSheetProps) {
  const voice = useVoice()
  const { parts, speaker, table } = useTable()
  const { standings, automa, grade } = outcome
  const columns = useMemo(() => {
    const seats = [...standings]
      .sort((a, b) => a.seat - b.seat)
      .map(({ seat, sheet }) => seatColumn(seat, speaker.name(seat), sheet))
    return automa ? [...seats, { head: parts.words.automa?.name(speaker) ?? '', sheet: automa.sheet }] : seats
  }, [standings, automa, parts, speaker])
  const gradeId = `${parts.game.id}.grade.${grade}`
  return (
    <Dialog title={voice.format('webTable.final.title')} wide onClose={onClose}>
      <ScoreTable
        columns={columns}
        verdict={
          <>
            <p className={style.result}>{status}</p>
            {grade !== undefined && voice.has(gradeId) && <p className={style.result}>{voice.say({ id: gradeId })}</p>}
            {tieEvents(standings).map((tie) => (
              <p key={String(tie.score)}>{parts.words.event(table, tie, speaker)}</p>
            ))}
          </>
        }
      />
      <div className={style.after}>{children}</div>
    </Dialog>
  )
}
