import type { Viewpoint } from '@nora/protocol'
import { useEffect, useState } from 'react'
import { given, keeper } from '../../connection/local-worker.ts'
import type { Source } from '../../worker/room-worker.ts'
import { type ReplayView, replayView } from './replay-view.ts'

/** The replay of a game as seen from somebody's seat, made in the worker; nothing until it is there. */
export function useReplayView(source: Source | undefined, viewpoint: Viewpoint): ReplayView | undefined {
  const [known, setKnown] = useState<{ readonly source: Source; readonly view: ReplayView }>()
  useEffect(() => {
    if (!source) return
    let wanted = true
    void keeper()
      .replay(source, viewpoint)
      .then((answer) => wanted && setKnown({ source, view: replayView(given(answer)) }))
    return () => {
      wanted = false
    }
  }, [source, viewpoint])
  return known?.source === source ? known?.view : undefined
}
