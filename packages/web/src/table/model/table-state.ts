import { canonical, type Json, type Reason, type Seat, WATCHER } from '@nora/kernel'
import type { Barrier, ChatLine, Foreseen, Hint, Muted, Onlookers, TableSnapshot } from '@nora/protocol'
import type { ConnectionState } from '../../connection/connection.ts'

/** Something to be told in passing. */
export interface Toast {
  readonly id: number
  readonly what: { readonly reason: Reason } | { readonly notice: Notice; readonly seat?: Seat }
}

export type Notice = 'lost' | 'found' | 'takenBack' | 'copied' | 'olderRules' | 'passing'

/** Why there is no table to be shown. */
export type Trouble = { readonly type: 'missing' | 'reload' } | { readonly type: 'refused'; readonly reason: Reason }

export interface TableState {
  readonly connection: ConnectionState
  readonly trouble: Trouble | undefined
  readonly snapshot: TableSnapshot | undefined
  /** With whose eyes; WATCHER without a seat. */
  readonly seat: Seat
  readonly person: string | null
  /** The server's clock less ours. */
  readonly lag: number
  readonly onlookers: Onlookers
  readonly chat: readonly ChatLine[]
  /** Whose chat is not shown here. */
  readonly muted: readonly Muted[]
  /** Something was asked to be done and is not acknowledged yet. */
  readonly underWay: boolean
  /** What was just done took something back: nothing is answered by itself until one chooses again. */
  readonly tookBack: boolean
  readonly toasts: readonly Toast[]
  /** The positions reached by answers that were given for the reader, because there was no other: see `forcedAnswer`. */
  readonly forced: ReadonlySet<number>
  /** What choices would lead to, by how they are written; good for one moment only. */
  readonly foreseen: ReadonlyMap<string, Foreseen>
  /** A hint for this moment, as soon as it is thought of. */
  readonly hint: Hint | 'thinking' | undefined
  /** What of this game was seen before, oldest first: it can be watched again while it is played. */
  readonly seen: readonly TableSnapshot[]
  /** The next game of the same people. */
  readonly rematch: string | null
}

/** Before anything has been heard. */
export const untouched: TableState = {
  connection: 'connecting',
  trouble: undefined,
  snapshot: undefined,
  seat: WATCHER,
  person: null,
  lag: 0,
  onlookers: { present: [], watchers: 0 },
  chat: [],
  muted: [],
  underWay: false,
  tookBack: false,
  toasts: [],
  forced: new Set(),
  foreseen: new Map(),
  hint: undefined,
  seen: [],
  rematch: null,
}

/** Of a choice no more is known than whether it can be taken back. */
export function unforeseen(barrier: Barrier | null): Foreseen {
  return { barrier, sheet: null, earned: null, changes: null }
}

/** Under what a choice is found among those foreseen. */
export function foreseenKey(choice: Json, interrupt: boolean): string {
  return `${interrupt ? '!' : ''}${canonical(choice)}`
}
