import { replay } from '@nora/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../../api/ask.ts'
import { type ReplayView, replayView } from './replay-view.ts'

/** The replay of a game that is being played at a table of the server, from its beginning; nothing until it is there. */
export function useTableReplay(table: string | undefined): ReplayView | undefined {
  const [known, setKnown] = useState<{ readonly table: string; readonly view: ReplayView }>()
  useEffect(() => {
    if (table === undefined) return
    let wanted = true
    ask(`/api/tables/${table}/replay`, (told) => replayView(replay.parse(told))).then(
      (view) => wanted && setKnown({ table, view }),
      // Without the server one may still look at what this page has seen itself.
      () => {},
    )
    return () => {
      wanted = false
      setKnown(undefined)
    }
  }, [table])
  return known?.table === table ? known?.view : undefined
}
