import type { Speaker } from '@nora/words'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { GameParts } from '../../games/load.ts'
import { situationAt } from '../model/moment.ts'
import type { EventPlayer } from '../player/event-player.ts'
import { type Turn, turnsOf } from '../player/step.ts'
import { tellingOf, useEventPlayer, usePlayed } from '../player/use-event-player.ts'
import type { ReplayView } from './replay-view.ts'

/** A place in a replay, and whether it runs. */
export interface ReplayPlayer {
  readonly view: ReplayView
  readonly at: number
  readonly playing: boolean
  /** Shows what happens at that place, as at the table. */
  readonly events: EventPlayer
  go(at: number): void
  setPlaying(playing: boolean): void
}

/** A replay is what happened, shown again by the same player that showed it at the table. */
export function useReplayPlayer(
  view: ReplayView | undefined,
  start: number,
  parts: GameParts,
  speaker: Speaker,
): ReplayPlayer | undefined {
  const events = useEventPlayer()
  const { turns, at: stepAt, isPaused } = usePlayed(events)
  const [chosen, choose] = useState({ view, at: start })
  const step = turns[0]?.steps[stepAt]
  const playing = step !== undefined && !isPaused
  const at = chosen.view === view ? chosen.at : start
  const story = useMemo(() => (view ? storyOf(view, parts, speaker) : []), [view, parts, speaker])
  // While it runs, the place is that of the step that is shown.
  const position = playing ? step.position : undefined
  useEffect(() => {
    if (position !== undefined) choose({ view, at: position })
  }, [position, view])
  const go = useCallback(
    (to: number) => {
      if (!view) return
      events.clear()
      choose({ view, at: Math.min(Math.max(to, view.from), view.to) })
    },
    [view, events],
  )
  const setPlaying = useCallback(
    (on: boolean) => {
      if (!view || on === playing) return
      if (step) events.togglePause()
      else events.again(from(story, at >= view.to ? view.from : at))
    },
    [view, playing, step, events, story, at],
  )
  return view && { view, at: Math.min(Math.max(at, view.from), view.to), playing, events, go, setPlaying }
}

function storyOf(view: ReplayView, parts: GameParts, speaker: Speaker): readonly Turn[] {
  const moment = view.moment(view.to)
  const { table } = situationAt(parts, moment, false)
  const telling = tellingOf({ parts, event: (event) => parts.words.event(table, event, speaker) })
  return turnsOf(moment.log, telling)
}

/** What happened after a position. */
function from(story: readonly Turn[], position: number): readonly Turn[] {
  return story
    .map((turn) => ({ ...turn, steps: turn.steps.filter((step) => step.position > position) }))
    .filter(({ steps }) => steps.length > 0)
}
