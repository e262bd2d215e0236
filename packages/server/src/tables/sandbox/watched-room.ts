import type { Release } from '@nora/release'
import type { Entry, Room } from '@nora/room'

/** A room that says whenever it is asked something: whoever hears nothing more for long knows where it is stuck. */
export function watchedRoom(room: Room, begin: () => void): Room {
  return new Proxy(room, {
    get: (target, key) => {
      begin()
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The rules of a table, whose rooms are watched. A long log is read an entry at a time: each may take its time. */
export function watchedRooms(release: Release, begin: () => void): Pick<Release, 'fold' | 'restore'> {
  const followed = (room: Room, entries: readonly Entry[]): Room => {
    const watched = watchedRoom(room, begin)
    for (const entry of entries) watched.follow(entry)
    return watched
  }
  return {
    fold: (entries, chance) => {
      begin()
      return followed(release.fold(entries.slice(0, 1), chance), entries.slice(1))
    },
    restore: (snapshot, tail, chance) => {
      begin()
      const room = release.restore(snapshot, [], chance)
      return room && followed(room, tail)
    },
  }
}
