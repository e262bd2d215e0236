import { isRecord } from '@nora/kernel'
import type { Reel } from '@nora/room'
import { useEffect, useState } from 'react'
import { ask } from '../../api/ask.ts'
import { type Film, reelFilm } from './film.ts'

/** The film of a game that is being played at a table of the server, from its beginning; nothing until it is there. */
export function useTableFilm(table: string | undefined): Film | undefined {
  const [film, setFilm] = useState<{ readonly table: string; readonly film: Film }>()
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

function readReel(told: unknown): Reel {
  if (!isRecord(told) || !isRecord(told.first) || !Array.isArray(told.steps)) throw new Error('this is no reel')
  return told as unknown as Reel
}
