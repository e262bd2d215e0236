import type { ChatLine } from '@nora/protocol'
import type { Bus } from '../bus/bus.ts'
import { newId } from '../people/secrets.ts'
import { Throttle } from '../people/throttle.ts'
import { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'

const CHAT = 'chat'
const LINES_SHOWN = 100
const LINES = 6
const LINES_STRETCH = 10_000

interface ChatNews {
  readonly table: string
  readonly line: ChatLine
}

/** What people say at tables. */
export class ChatRooms {
  private readonly store: Store
  private readonly bus: Bus
  private readonly pace = new Throttle(LINES, LINES_STRETCH)

  constructor(store: Store, bus: Bus, heard: (table: string, line: ChatLine) => void) {
    this.store = store
    this.bus = bus
    bus.subscribe(CHAT, (news) => heard((news as ChatNews).table, (news as ChatNews).line))
  }

  async say(table: string, person: { readonly id: string; readonly name: string }, text: string): Promise<ChatLine> {
    if (!this.pace.allows(person.id)) throw new Problem(429, 'chatTooFast')
    const line: ChatLine = { id: newId(), at: Date.now(), person: person.id, name: person.name, text }
    await this.store.chat.add({ ...line, table })
    this.bus.publish(CHAT, { table, line } satisfies ChatNews)
    return line
  }

  /** The latest lines, without those the reader does not want to read. */
  async lines(table: string, muted: ReadonlyMap<string, unknown>): Promise<ChatLine[]> {
    const chats = await this.store.chat.latest(table, LINES_SHOWN)
    return chats.flatMap(({ id, at, person, name, text }) =>
      person === null || muted.has(person) ? [] : [{ id, at, person, name, text }],
    )
  }
}
