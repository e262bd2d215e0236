import type { Decided, Ports, Room, Step, Thought, Time } from '@nora/room'
import { Problem } from '../problem.ts'
import type { Notice } from '../push/notifier.ts'
import { type RulesOfTables, StoredTable } from './stored-table.ts'
import { TurnNotices } from './turn-notices.ts'

/** What is done for tables by the thread that has the bots, the bus and the people, in whichever thread they are played. */
export type TableKeeper = {
  think(table: string, owner: string, thought: Thought): Promise<Decided>
  /** It has come into memory. */
  loaded(table: string): void
  unreadable(table: string): void
  /** Somebody sees it with other eyes. */
  moved(table: string): void
  /** An entry of this number is stored. */
  entered(table: string, seq: number): void
  /** Tells somebody, unless they look anyway. */
  notify(person: string, notice: Notice): void
  failed(what: 'bot' | 'table'): void
  log(level: 'warn' | 'error', table: string, error: unknown, what: string): void
}

/** Where a table is kept, by which rules it is played, and what time it is. */
interface TableSources {
  readonly store: ConstructorParameters<typeof StoredTable>[1]
  readonly registry: RulesOfTables
  readonly time: Time
  /** The rules took so many milliseconds for one thing. */
  worked?(table: string, room: Room, ms: number): void
}

/** A table of this server: kept in its store, thought about by its bots, and people who do not look are sent notices. */
export function tablePorts(id: string, sources: TableSources, keeper: TableKeeper): Ports {
  const store = new StoredTable(id, sources.store, sources.registry)
  const notices = new TurnNotices()

  const notify = (room: Room, { entry }: Step): void => {
    for (const { person, type } of notices.news(room, store.row.awaits, entry.by))
      keeper.notify(person, { type, table: id, game: room.summary().game })
  }

  return {
    store,
    time: sources.time,
    thinking: { isOn: true, think: (thought) => keeper.think(id, store.row.owner, thought) },
    listener: {
      loaded: () => keeper.loaded(id),
      unreadable: () => keeper.unreadable(id),
      moved: () => keeper.moved(id),
      worked: (room, ms) => sources.worked?.(id, room, ms),
      caughtUp: (room) => {
        store.row.caughtUp(room)
        notices.caughtUp(room, store.row.awaits)
      },
      stored: (room, step) => {
        notify(room, step)
        keeper.entered(id, step.seq)
      },
      failed: (what, error) => {
        // A table of rules that this server does not have waits for one that has.
        if (what === 'table' && error instanceof Problem) return
        if (what !== 'snapshot') keeper.failed(what)
        keeper.log(what === 'bot' ? 'warn' : 'error', id, error, complaints[what])
      },
    },
  }
}

const complaints = {
  snapshot: 'a snapshot does not hold',
  bot: 'a bot could not decide',
  table: 'a table could not be looked after',
}
