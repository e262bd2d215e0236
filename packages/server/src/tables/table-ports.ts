import type { Decided, Ports, Room, Step, Thought, Time } from '@nora/room'
import type { Metrics } from '../monitoring/metrics.ts'
import { Problem } from '../problem.ts'
import type { Notice } from '../push/notifier.ts'
import { type RulesOfTables, StoredTable } from './stored-table.ts'
import { TurnNotices } from './turn-notices.ts'

/** What a table needs, in whichever thread it is played. */
export interface PortServices {
  readonly tables: ConstructorParameters<typeof StoredTable>[1]
  readonly registry: RulesOfTables
  readonly log: {
    [level in 'warn' | 'error']: (about: { readonly err: unknown; readonly table: string }, what: string) => void
  }
  readonly metrics: Pick<Metrics, 'thought'> & { failed(what: 'bot' | 'table'): void }
  readonly time: Time
  think(question: { readonly table: string; readonly owner: string; readonly thought: Thought }): Promise<Decided>
  notify(person: string, notice: Notice): void
}

/** What a table asks of those who keep it. */
export interface Keeper {
  loaded(): void
  unreadable(): void
  moved(): void
  worked?(room: Room, ms: number): void
  /** An entry of this number is stored. */
  stored(seq: number): void
  /** Whether a person looks at it, from whichever node. */
  isHere(person: string): boolean
}

/** A table of this server: kept in its store, thought about by its bots, and people who do not look are sent notices. */
export function tablePorts(id: string, services: PortServices, keeper: Keeper): Ports {
  const { tables, registry, metrics, log, think, notify, time } = services
  const store = new StoredTable(id, tables, registry)
  const notices = new TurnNotices()

  const call = (room: Room, { entry }: Step): void => {
    for (const { person, type } of notices.news(room, store.row.awaits, entry.by))
      if (!keeper.isHere(person)) notify(person, { type, table: id, game: room.summary().game })
  }

  return {
    store,
    time,
    thinking: {
      isOn: true,
      think: async (thought) => {
        const started = performance.now()
        const decided = await think({ table: id, owner: store.row.owner, thought })
        metrics.thought(performance.now() - started)
        return decided
      },
    },
    around: {
      loaded: () => keeper.loaded(),
      unreadable: () => keeper.unreadable(),
      moved: () => keeper.moved(),
      worked: (room, ms) => keeper.worked?.(room, ms),
      caughtUp: (room) => {
        store.row.caughtUp(room)
        notices.caughtUp(room, store.row.awaits)
      },
      stored: (room, step) => {
        call(room, step)
        keeper.stored(step.seq)
      },
      failed: (what, error) => {
        // A table of rules that this server does not have waits for one that has.
        if (what === 'table' && error instanceof Problem) return
        if (what === 'snapshot') log.error({ err: error, table: id }, 'a snapshot does not hold')
        else {
          metrics.failed(what)
          if (what === 'bot') log.warn({ err: error, table: id }, 'a bot could not decide')
          else log.error({ err: error, table: id }, 'a table could not be looked after')
        }
      },
    },
  }
}
