// What somebody was shown over the wire, against what the stored entries say they may know.
import { equal, WATCHER } from '@nora/kernel'
import { type Entry, Room, type Rules } from '@nora/room'
import { expect } from 'vitest'
import { Sight, textsIn } from '../support/secrets.ts'
import type { Seen } from '../support/visitor.ts'

const noChance = (): never => {
  throw new Error('a game that was played asks fate nothing')
}

/** How many snapshots were compared, and in how many of them something was hidden from the viewer. */
interface Compared {
  snapshots: number
  secretive: number
}

/**
 * Folds the entries one by one. After each, every viewer must have seen exactly what the room shows to such a viewer,
 * and the message that told it must not name a thing that the viewer has never had before its eyes.
 */
export function compareWithEntries(rules: Rules, entries: readonly Entry[], viewers: readonly Seen[]): Compared {
  const compared: Compared = { snapshots: 0, secretive: 0 }
  const sight = new Sight(new Set(viewers.flatMap(({ shown }) => shown.map(({ seat }) => seat ?? WATCHER))))
  let room: Room | undefined
  for (const [index, entry] of entries.entries()) {
    if (room) room.follow(entry)
    else room = Room.fold(rules, [entry], noChance)
    const secrets = sight.after(room)
    for (const viewer of viewers) {
      for (const shown of viewer.shown.filter(({ snapshot }) => snapshot.seq === index + 1)) {
        const { log: _, ...expected } = room.tableSnapshot(shown.seat ?? WATCHER)
        const { log: __, ...found } = shown.snapshot
        if (!equal(found, expected)) expect(found).toEqual(expected)
        compared.snapshots++
        const hidden = secrets.get(shown.seat ?? WATCHER)
        if (!hidden?.size) continue
        compared.secretive++
        expect([...textsIn(shown.message)].filter((text) => hidden.has(text))).toEqual([])
      }
    }
  }
  for (const viewer of viewers) expect(viewer.snapshot).toEqual(room?.tableSnapshot(viewer.seat ?? WATCHER))
  return compared
}
