import { Fault } from '@nora/kernel'
import { HUT } from '../actions/alchemists-hut.ts'
import { whyNoLeader } from '../actions/place-leader.ts'
import type { MainAction } from '../content/names.ts'
import { layoutOf, RATBOT, type WistarTable } from '../state.ts'
import { ratbotOf } from './ratbot.ts'

/** Where a leader of Ratbot stands. */
export type Stand = MainAction | typeof HUT

/** Besides the explorer; all of them are there from the start. */
export const WORKERS = 8
/** In a region Ratbot has at most so many workers. */
const MOST_WORKERS = 3

/**
 * Russian rulebook, Размещение вожака: the free space of the pictured segment that is farthest from the centre; if there is
 * none, or a leader of Ratbot is there, the next suitable segment clockwise. Says which action it came to.
 */
export function placeLeader(table: WistarTable, to: Stand): Stand {
  const { state, content } = table
  ratbotOf(table).leaders--
  if (to === HUT) {
    state.hut.push(RATBOT)
    table.tell?.({ type: 'ratbotVisitsHut' })
    return HUT
  }
  const { actions } = content
  const pictured = actions.indexOf(to)
  for (let step = 0; step < actions.length; step++) {
    const place = (pictured + step) % actions.length
    const spaces = layoutOf(table).spacesOf.get(state.wheel[place] as string) ?? []
    const free = spaces.find((space) => !whyNoLeader(table, RATBOT, space))
    if (!free) continue
    state.leaders[free.id] = RATBOT
    const action = actions[place] as MainAction
    table.tell?.({ type: 'ratbotLeader', space: free.id, action })
    return action
  }
  throw new Fault('there is no space for a leader of Ratbot')
}

/** Russian rulebook, Размещение работника: into the region of the segment, at most three there, never to move again. */
export function placeWorker(table: WistarTable, action: MainAction): void {
  const { workers } = ratbotOf(table)
  const region = table.content.regionOf[action]
  const placed = workers.forest + workers.lair + workers.farm
  if (workers[region] === MOST_WORKERS || placed === WORKERS) return
  workers[region]++
  table.tell?.({ type: 'ratbotWorker', region })
}
