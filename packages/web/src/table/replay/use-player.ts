import { useCallback, useEffect, useState } from 'react'
import { usePreferences } from '../../state/preferences.ts'
import type { ReplayView } from './replay-view.ts'

const PACES = { none: 250, quick: 450, calm: 900 } as const

/** A place in a replay, and whether it runs. */
export interface Player {
  readonly view: ReplayView
  readonly at: number
  readonly playing: boolean
  go(at: number): void
  setPlaying(playing: boolean): void
}

export function usePlayer(view: ReplayView | undefined, start: number, runs = false): Player | undefined {
  const [state, setState] = useState({ view, at: start, playing: runs })
  const pace = usePreferences((preferences) => preferences.pace)
  const current = state.view === view ? state : { view, at: start, playing: runs }
  const { at, playing } = current
  const last = view?.to ?? 0
  const go = useCallback(
    (to: number) => view && setState({ view, at: Math.min(Math.max(to, view.from), view.to), playing: false }),
    [view],
  )
  const setPlaying = useCallback(
    (on: boolean) => setState({ view, at: on && at >= last ? (view?.from ?? 0) : at, playing: on }),
    [view, at, last],
  )
  useEffect(() => {
    if (!playing || !view) return
    const next = () => setState({ view, at: Math.min(at + 1, last), playing: at + 1 < last })
    const timer = setTimeout(next, PACES[pace])
    return () => clearTimeout(timer)
  }, [playing, view, at, last, pace])
  return view && { view, at, playing, go, setPlaying }
}
