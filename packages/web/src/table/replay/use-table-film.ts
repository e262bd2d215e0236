import { isRecord } from '@nora/kernel'
import type { Replay } from '@nora/room'
import { useEffect, useState } from 'react'
import { ask } from '../../api/ask.ts'
import { type ReplayView, reelFilm } from './film.ts'

/** The film of a game that is being played at a table of the server, from its beginning; nothing until it is there. */
export function useTableFilm(table: string | undefined): ReplayView | undefined {
  const [film, setFilm] = useState<{ readonly table: string; readonly film: ReplayView }>()
  useEffect(() => {
    if (table === undefined) return
    let wanted = true
    ask(`/api/tables/${table}/reel`, readReel).then(
      (reel) => wanted && setFilm({ table, film: reelFilm(reel) }),
      // Without the server one may still look at what this page has seen itself.
      () => {},
    )
    return () => {
      wanted = false
      setFilm(undefined)
    }
  }, [table])
  return film?.table === table ? film?.film : undefined
}

function readReel(told: unknown): Replay {
  if (!isRecord(told) || !isRecord(told.first) || !Array.isArray(told.steps)) throw new Error('this is no reel')
  return told as unknown as Replay
}
