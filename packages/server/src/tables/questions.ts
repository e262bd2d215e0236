import type { Room } from '@nora/room'

/** What this server asks of a room, by name: its rules may run in another thread, where only data gets to. */
export const questions = {
  summary: (room: Room) => room.summary(),
  /** The game as far as it has been played, which may not have begun. */
  record: (room: Room) => ({ summary: room.summary(), file: room.record() ?? null }),
  /** The same table once more, for a person who wants to play again. */
  rematch: (room: Room, person: string) => ({
    summary: room.summary(),
    seat: room.seatOf(person),
    opening: room.rematch(person),
  }),
}

export type Questions = typeof questions
/** What is given along with a question. */
export type GivenTo<N extends keyof Questions> = Questions[N] extends (room: Room, ...given: infer G) => unknown
  ? G
  : never
