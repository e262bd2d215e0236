import type { TableSnapshot } from '@nora/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { exportLocal } from '../../connection/local-games.ts'
import button from '../../ui/button.module.css'
import { download } from '../../ui/download.ts'
import { useTable } from '../context.tsx'
import type { TableModel } from '../model/model.ts'
import { statusOf } from '../model/status.ts'
import type { TableState } from '../model/table-state.ts'
import { Glyph } from '../parts/glyphs.tsx'
import { shareLink } from '../parts/share-link.ts'
import { PictureDialog } from '../picture/picture-dialog.tsx'
import { FinalSheet } from '../sheets/final-sheet.tsx'
import style from './motion-card.module.css'

interface OverTrayProps {
  readonly model: TableModel
  readonly state: TableState
  readonly snapshot: TableSnapshot
}

/** The game is over: its sheet, and what comes next. */
export function OverTray({ model, state, snapshot }: OverTrayProps) {
  const voice = useVoice()
  const table = useTable()
  const [open, setOpen] = useState(snapshot.outcome !== null)
  const [picture, showPicture] = useState(false)
  const status = statusOf(snapshot, table)
  const replay = `/replay/${model.way === 'local' ? `local-${model.id}` : model.id}`
  const share = async () => {
    if (model.way === 'local') return download(await exportLocal(model.id), `nora-${snapshot.room.game}.json`)
    if (await shareLink(replay)) model.toast({ notice: 'copied' })
  }
  const plays = snapshot.room.seats.some(({ person }) => model.way === 'local' || person === state.person)
  const after = (
    <>
      {plays && (
        <button type="button" className={`${button.quiet} ${button.primary}`} onClick={() => model.askRematch()}>
          {voice.format(snapshot.room.rematch === null ? 'webTable.over.rematch' : 'webTable.over.join')}
        </button>
      )}
      {snapshot.outcome && (
        <Link href={replay} className={button.quiet}>
          <Glyph name="replay" />
          {voice.format('webTable.over.replay')}
        </Link>
      )}
      {snapshot.outcome && table.parts.own?.winner && (
        <button type="button" className={button.quiet} onClick={() => showPicture(true)}>
          <Glyph name="share" />
          {voice.format('webTable.picture.title')}
        </button>
      )}
      {snapshot.outcome && (
        <Link href={replay.replace('/replay/', '/analysis/')} className={button.quiet}>
          <Glyph name="score" />
          {voice.format('analysis.open')}
        </Link>
      )}
      <button type="button" className={button.quiet} onClick={share}>
        <Glyph name={model.way === 'local' ? 'save' : 'share'} />
        {voice.format(model.way === 'local' ? 'webTable.menu.export' : 'webTable.over.share')}
      </button>
    </>
  )
  return (
    <section className={style.motion} aria-label={voice.format('webTable.final.title')}>
      <div className={style.row}>
        {snapshot.outcome && (
          <button type="button" className={button.quiet} onClick={() => setOpen(true)}>
            <Glyph name="score" />
            {voice.format('webTable.final.title')}
          </button>
        )}
        {after}
      </div>
      {open && snapshot.outcome && (
        <FinalSheet outcome={snapshot.outcome} status={status} onClose={() => setOpen(false)}>
          {after}
        </FinalSheet>
      )}
      {picture && snapshot.outcome && <PictureDialog outcome={snapshot.outcome} onClose={() => showPicture(false)} />}
    </section>
  )
}
