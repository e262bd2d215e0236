import { useMemo } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { useTable } from '../context.tsx'
import { SheetOver } from '../parts/sheet-over.tsx'
import type { Column } from './score-column.tsx'
import { ScoreTable } from './score-table.tsx'
import style from './sheets.module.css'

/** What each would score if the game ended now, as far as the reader may know. */
export function ScoreSheet({ onClose }: { onClose(): void }) {
  const voice = useVoice()
  const { parts, table, reader, seats, speaker } = useTable()
  const columns = useMemo((): readonly Column[] => {
    const sheets = seats.map((_, seat) => ({ name: speaker.name(seat), seat, sheet: parts.game.sheet(table, seat) }))
    const automa = parts.words.automa?.sheet(table, reader)
    return automa ? [...sheets, { name: parts.words.automa?.name(speaker) ?? '', sheet: automa }] : sheets
  }, [parts, table, reader, seats, speaker])
  return (
    <SheetOver title={voice.format('webTable.score.now')} onClose={onClose}>
      <p className={style.lead}>{voice.format('webTable.score.about')}</p>
      <ScoreTable columns={columns} />
    </SheetOver>
  )
}
