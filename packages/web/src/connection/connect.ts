import type { Connection, ConnectionEnds } from './connection.ts'
import { LocalConnection } from './local.ts'
import { OnlineConnection } from './online.ts'

/** Where a table is kept: on this device, or by the server. */
export type KeptAt = 'local' | 'table'

export function connectTo(keptAt: KeptAt, id: string, ends: ConnectionEnds): Connection {
  return keptAt === 'local' ? new LocalConnection(id, ends) : new OnlineConnection(id, ends)
}
