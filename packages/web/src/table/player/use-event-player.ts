import { equal } from '@nora/kernel'
import type { Batch } from '@nora/protocol'
import { isEnding } from '@nora/words'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { prefersReducedMotion } from '../../animation/use-duration.ts'
import { usePreferences } from '../../state/preferences.ts'
import type { TableContext } from '../context.tsx'
import { type Clock, EventPlayer, type Pacing, type Played } from './event-player.ts'
import { type Telling, turnsOf } from './step.ts'

const realClock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

export function usePacing(): Pacing {
  const pace = usePreferences((preferences) => preferences.pace)
  const isReduced = prefersReducedMotion()
  return useMemo(() => ({ pace, isReduced }), [pace, isReduced])
}

/** A player for what happens at this table, at the pace one likes. */
export function useEventPlayer(): EventPlayer {
  const pacing = usePacing()
  const player = useRef<EventPlayer>(undefined)
  player.current ??= new EventPlayer(realClock, pacing)
  const { current } = player
  useEffect(() => current.setPacing(pacing), [current, pacing])
  useEffect(() => () => current.clear(), [current])
  return current
}

export function usePlayed(player: EventPlayer): Played {
  return useSyncExternalStore(player.subscribe, () => player.state)
}

type Teller = Pick<TableContext, 'event' | 'parts'> & Partial<Pick<TableContext, 'reader'>>

/** How a table tells its events: to a reader who saw their own deeds, or to somebody who watches all of it. */
export function tellingOf({ event, parts, reader }: Teller): Telling {
  const { automa, ceremony } = parts.words
  return {
    say: (one) => (isEnding(one) ? undefined : event(one)),
    isAutomas: (one) => automa?.does(one) ?? false,
    ceremony: (one) => ceremony?.(one),
    places: (one) => parts.own?.places?.(one) ?? [],
    reader,
  }
}

/** Gives the player what has happened since it was last looked at; what nobody could see happen waits to be asked for. */
export function useFeed(
  player: EventPlayer,
  table: TableContext,
  isLive: boolean,
  forced: ReadonlySet<number> | undefined,
): void {
  const known = useRef<{ readonly log: readonly Batch[]; readonly reader: number }>(undefined)
  const { moment, reader } = table
  const { log } = moment
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of one moment are as good as those of the next
  useEffect(() => {
    const before = known.current
    known.current = isLive ? { log, reader } : undefined
    if (!isLive || !before) return
    if (before.reader !== reader) {
      player.clear()
      return
    }
    const same = commonLength(before.log, log)
    if (same < before.log.length) player.cut(log[same - 1]?.position ?? 0)
    if (!document.hidden) player.add(turnsOf(log.slice(same), { ...tellingOf(table), forced }))
  }, [player, log, reader, isLive])
  useEffect(() => {
    const onHidden = () => document.hidden && player.clear()
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [player])
}

/** How many batches at the beginning are the same. */
function commonLength(before: readonly Batch[], after: readonly Batch[]): number {
  let length = Math.min(before.length, after.length)
  while (length > 0 && !isSame(before[length - 1] as Batch, after[length - 1] as Batch)) length--
  return length
}

function isSame(one: Batch, other: Batch): boolean {
  return one === other || (one.position === other.position && equal(one, other))
}
