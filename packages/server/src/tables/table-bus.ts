import * as z from 'zod/mini'
import type { Bus, Unsubscribe } from '../bus/bus.ts'

/** Of what is said of the onlookers elsewhere: no table has more seats, and no node more connections. */
const MOST_SEATS = 20
const MOST_WATCHERS = 100_000

/**
 * What nodes tell each other about one table. Each of it is a hint to read what is stored: whoever can write to the bus
 * must not be able to make anything of their own appear at a table. Only who looks on is nowhere stored: of that, seats are
 * said and no names.
 */
const tableNews = z.discriminatedUnion('type', [
  /** There is an entry of this number. */
  z.object({ type: z.literal('entry'), seq: z.int() }),
  /** Somebody said something. */
  z.object({ type: z.literal('chat'), line: z.string() }),
  /** A name was taken out of the entries. */
  z.object({ type: z.literal('rewritten') }),
  /** In which seats people look at it from this node, and how many others watch. */
  z.object({
    type: z.literal('present'),
    seats: z.array(z.int()).check(z.maxLength(MOST_SEATS)),
    watchers: z.int().check(z.minimum(0), z.maximum(MOST_WATCHERS)),
  }),
  /** A node that has just begun to hold the table asks who looks at it elsewhere. */
  z.object({ type: z.literal('whoIsThere') }),
])

export type TableNews = z.infer<typeof tableNews>

const envelope = z.object({ node: z.string(), news: tableNews })

/** The ids of tables are made so; what is none must not become part of a subject, where some characters stand for many. */
const isId = (table: string): boolean => /^[\w-]+$/.test(table)

/** A subject for each table: a node hears of those that it holds, and of no others. */
export class TableBus {
  private readonly bus: Bus
  private readonly node: string
  private readonly hear: (table: string, news: TableNews, node: string) => void
  private readonly held = new Map<string, Unsubscribe>()

  /** `hear` is told what other nodes say. */
  constructor(bus: Bus, node: string, hear: (table: string, news: TableNews, node: string) => void) {
    this.bus = bus
    this.node = node
    this.hear = hear
  }

  hold(table: string): void {
    if (!this.bus.shared || !isId(table) || this.held.has(table)) return
    const unsubscribe = this.bus.subscribe(subjectOf(table), (message) => {
      const read = envelope.safeParse(message)
      if (read.success && read.data.node !== this.node) this.hear(table, read.data.news, read.data.node)
    })
    this.held.set(table, unsubscribe)
    this.publish(table, { type: 'whoIsThere' })
  }

  release(table: string): void {
    this.held.get(table)?.()
    this.held.delete(table)
  }

  publish(table: string, news: TableNews): void {
    if (this.bus.shared && isId(table)) this.bus.publish(subjectOf(table), { node: this.node, news })
  }
}

const subjectOf = (table: string): string => `table.${table}`
