import type { ChatLine } from '@nora/protocol'
import { newId } from '../people/secrets.ts'
import { SharedThrottle } from '../people/shared-throttle.ts'
import { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'

const LINES_SHOWN = 100
const LINES = 6
const LINES_STRETCH = 10_000

const nobody: ReadonlyMap<string, unknown> = new Map()

/** What people say at tables. */
export class ChatRooms {
  private readonly store: Store
  private readonly mustHaveSpace: () => Promise<void>
  private readonly said: (table: string, line: ChatLine) => void
  private readonly pace: SharedThrottle

  /** `said` is told what somebody said here, once it is stored. */
  constructor(store: Store, mustHaveSpace: () => Promise<void>, said: (table: string, line: ChatLine) => void) {
    this.store = store
    this.mustHaveSpace = mustHaveSpace
    this.said = said
    this.pace = new SharedThrottle(store, 'chat', LINES, LINES_STRETCH)
  }

  async say(table: string, person: { readonly id: string; readonly name: string }, text: string): Promise<ChatLine> {
    if (!(await this.pace.allows(person.id))) throw new Problem(429, 'chatTooFast')
    await this.mustHaveSpace()
    const line: ChatLine = { id: newId(), at: Date.now(), person: person.id, name: person.name, text }
    await this.store.chat.add({ ...line, table })
    this.said(table, line)
    return line
  }

  /** The latest lines, without those the reader does not want to read. */
  async lines(table: string, muted = nobody): Promise<ChatLine[]> {
    const chats = await this.store.chat.latest(table, LINES_SHOWN)
    return chats.flatMap(({ id, at, person, name, text }) =>
      person === null || muted.has(person) ? [] : [{ id, at, person, name, text }],
    )
  }

  /** A line that was said at another node. */
  async line(table: string, id: string): Promise<ChatLine | undefined> {
    return (await this.lines(table)).find((line) => line.id === id)
  }
}
