import type { Viewpoint } from '@nora/room'
import { useCallback, useEffect, useState } from 'react'
import { given, keeper } from '../../connection/local-worker.ts'
import { usePreferences } from '../../state/preferences.ts'
import type { Source } from '../../worker/room-worker.ts'
import { type ReplayView, reelFilm } from './film.ts'

const PACES = { none: 250, quick: 450, calm: 900 } as const

export interface Replay {
  readonly film: ReplayView
  readonly at: number
  readonly playing: boolean
  go(at: number): void
  setPlaying(playing: boolean): void
}

/** A place in a film, and whether it runs. */
export function useProjector(film: ReplayView | undefined, start: number, runs = false): Replay | undefined {
  const [state, setState] = useState({ film, at: start, playing: runs })
  const pace = usePreferences((preferences) => preferences.pace)
  const current = state.film === film ? state : { film, at: start, playing: runs }
  const { at, playing } = current
  const last = film?.to ?? 0
  const go = useCallback(
    (to: number) => film && setState({ film, at: Math.min(Math.max(to, film.from), film.to), playing: false }),
    [film],
  )
  const setPlaying = useCallback(
    (on: boolean) => setState({ film, at: on && at >= last ? (film?.from ?? 0) : at, playing: on }),
    [film, at, last],
  )
  useEffect(() => {
    if (!playing || !film) return
    const next = () => setState({ film, at: Math.min(at + 1, last), playing: at + 1 < last })
    const timer = setTimeout(next, PACES[pace])
    return () => clearTimeout(timer)
  }, [playing, film, at, last, pace])
  return film && { film, at, playing, go, setPlaying }
}

/** Develops the film of a game as seen with somebody's eyes; nothing until it is there. */
export function useFilm(source: Source | undefined, eyes: Viewpoint): ReplayView | undefined {
  const [film, setFilm] = useState<{ readonly source: Source; readonly film: ReplayView }>()
  useEffect(() => {
    if (!source) return
    let wanted = true
    void keeper()
      .film(source, eyes)
      .then((answer) => wanted && setFilm({ source, film: reelFilm(given(answer)) }))
    return () => {
      wanted = false
    }
  }, [source, eyes])
  return film?.source === source ? film?.film : undefined
}
