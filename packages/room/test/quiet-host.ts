// A host whose surroundings do nothing: no bots think, time stands still, and whatever fails fails the test.
import { type EntryStore, TableHost, type Viewer, type WelcomeExtras } from '@nora/room'

const nothing = () => {}

/** What is not said about the store is as if nothing had been stored. */
export function quietHost(id: string, store: Pick<EntryStore, 'maker' | 'append'> & Partial<EntryStore>): TableHost {
  return new TableHost(id, {
    store: {
      snapshot: async () => undefined,
      entriesAfter: async () => [],
      remembered: () => undefined,
      find: async () => undefined,
      ...store,
    },
    time: { now: () => 1_000_000, lostSince: () => 0 },
    thinking: { isOn: false, think: () => Promise.reject(new Error('no bot thinks here')) },
    listener: {
      stored: nothing,
      caughtUp: nothing,
      loaded: nothing,
      unreadable: nothing,
      moved: nothing,
      failed: (_what, error) => {
        throw error
      },
    },
  })
}

/** Who looks, as this person or as a watcher, and where what they are sent goes. */
export function viewerOf(person: string | null, send: Viewer['send']): Viewer {
  return { seat: -2, whoIn: (room) => ({ person, seat: person === null ? -2 : room.seatOf(person) }), send }
}

/** Nobody talks, and nobody else is there. */
export const nobodyElse = (): WelcomeExtras => ({ chat: [], present: [], watchers: 0, muted: [] })
