import type { TableSnapshot } from '@nora/protocol'
import { Link } from 'wouter'
import { useVoice } from '../../../app/voice.tsx'
import { exportLocal } from '../../../connection/local-games.ts'
import button from '../../../ui/button.module.css'
import { download } from '../../../ui/download.ts'
import type { TableModel } from '../../model/model.ts'
import type { TableState } from '../../model/table-state.ts'
import { Glyph } from '../../parts/glyphs.tsx'
import { shareLink } from '../../parts/share-link.ts'

/** A table whose game is over. */
export interface Over {
  readonly model: TableModel
  readonly state: TableState
  readonly snapshot: TableSnapshot
}

/** What the button for the next game says; nothing for who only watched. */
export function useRematch({ model, state, snapshot: { room } }: Over): string | undefined {
  const voice = useVoice()
  const plays = room.seats.some(({ person }) => model.keptAt === 'local' || person === state.person)
  return plays ? voice.format(room.rematch === null ? 'webTable.over.rematch' : 'webTable.over.join') : undefined
}

export function WatchAgain({ over }: { readonly over: Over }) {
  const voice = useVoice()
  return (
    over.snapshot.outcome && (
      <Link href={replayOf(over)} className={button.quiet}>
        <Glyph name="replay" />
        {voice.format('webTable.over.replay')}
      </Link>
    )
  )
}

export function Analyse({ over }: { readonly over: Over }) {
  const voice = useVoice()
  return (
    over.snapshot.outcome && (
      <Link href={replayOf(over).replace('/replay/', '/analysis/')} className={button.quiet}>
        <Glyph name="score" />
        {voice.format('analysis.open')}
      </Link>
    )
  )
}

/** A game of this device is saved as a file; of one on the server the address is handed on. */
export function KeepGame({ over }: { readonly over: Over }) {
  const voice = useVoice()
  const { model, snapshot } = over
  const isLocal = model.keptAt === 'local'
  const keep = async () => {
    if (isLocal) download(await exportLocal(model.id), `nora-${snapshot.room.game}.json`)
    else if (await shareLink(replayOf(over))) model.toast({ notice: 'copied' })
  }
  return (
    <button type="button" className={button.quiet} onClick={keep}>
      <Glyph name={isLocal ? 'save' : 'share'} />
      {voice.format(isLocal ? 'webTable.menu.export' : 'webTable.over.share')}
    </button>
  )
}

function replayOf({ model }: Over): string {
  return `/replay/${model.keptAt === 'local' ? `local-${model.id}` : model.id}`
}
