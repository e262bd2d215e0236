import type { Status } from '@nora/protocol'
import type { Room } from '@nora/room'
import type { Notice } from '../push/notifier.ts'

/** What a person is to hear of their table. */
export interface Call {
  readonly person: string
  readonly type: Notice['type']
}

/** Knows what people were told about a table, and so what is news to them. */
export class TurnNotices {
  private status: Status | undefined
  private awaited: readonly string[] = []

  /** As it is now is no news. */
  caughtUp(room: Room, awaits: readonly string[]): void {
    this.status = room.summary().status
    this.awaited = awaits
  }

  /** What an entry means for those who sit there. Whoever made it knows it. */
  news(room: Room, awaits: readonly string[], by: string | null): Call[] {
    const { status, awaited } = this
    const { status: now, seats } = room.summary()
    this.caughtUp(room, awaits)
    const hasBegun = now === 'playing' && status !== 'playing'
    const hasEnded = now === 'over' && status === 'playing'
    const typeFor = (person: string): Notice['type'] | undefined => {
      if (hasEnded) return 'gameOver'
      if (awaits.includes(person) && !awaited.includes(person)) return 'yourTurn'
      return hasBegun ? 'tableStarted' : undefined
    }
    return seats.flatMap(({ person }) => {
      if (person === null || person === by) return []
      const type = typeFor(person)
      return type ? [{ person, type }] : []
    })
  }
}
