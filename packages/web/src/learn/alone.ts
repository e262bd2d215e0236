import type { Moment } from '../table/model/moment.ts'
import type { statusOf } from '../table/model/status.ts'
import type { SeatsAround } from '../table/table-view.tsx'

/** Nobody waits for whoever learns: there are no clocks, and nobody looks on. */
export const around: SeatsAround = { clocks: null, clocksPaused: false, lag: 0, onlookers: undefined }

/** Such a table, as its status is told. */
export function aloneAt({ view, outcome }: Moment): Parameters<typeof statusOf>[0] {
  return { room: { status: 'playing', ending: null }, view, waitingFor: null, outcome }
}
