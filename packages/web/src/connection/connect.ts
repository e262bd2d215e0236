import type { Connection, ConnectionEnds } from './connection.ts'
import { LocalConnection } from './local.ts'
import { OnlineConnection } from './online.ts'

/** Where a table is kept: on this device, or by the server. */
export type Way = 'local' | 'table'

export function connectTo(way: Way, id: string, ends: ConnectionEnds): Connection {
  return way === 'local' ? new LocalConnection(id, ends) : new OnlineConnection(id, ends)
}
