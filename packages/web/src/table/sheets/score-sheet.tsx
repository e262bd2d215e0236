import type { Seat, SheetLine } from '@nora/kernel'
import { useMemo } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { useTable } from '../context.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { SeatSign } from '../parts/seat-sign.tsx'
import { type Column, ScoreTable } from './score-table.tsx'
import style from './sheets.module.css'

/** What each would score if the game ended now, as far as the reader may know. */
export function ScoreSheet({ onClose }: { onClose(): void }) {
  const voice = useVoice()
  const { parts, table, reader, chairs, speaker } = useTable()
  const columns = useMemo(() => {
    const seats = chairs.map((_, seat): Column => seatColumn(seat, speaker.name(seat), parts.game.sheet(table, seat)))
    const automa = parts.words.automa?.sheet(table, reader)
    return automa ? [...seats, { head: parts.words.automa?.name(speaker) ?? '', sheet: automa }] : seats
  }, [parts, table, reader, chairs, speaker])
  return (
    <Dialog title={voice.format('webTable.score.now')} wide onClose={onClose}>
      <p className={style.lead}>{voice.format('webTable.score.about')}</p>
      <ScoreTable columns={columns} />
    </Dialog>
  )
}

export function seatColumn(seat: Seat, name: string, sheet: readonly SheetLine[]): Column {
  return {
    head: (
      <>
        <SeatSign seat={seat} size="1.3rem" />
        <span>{name}</span>
      </>
    ),
    seat,
    sheet,
  }
}
