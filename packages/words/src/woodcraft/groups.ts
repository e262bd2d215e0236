import type { Seat, Table } from '@nora/kernel'
import { readerFirst, readerView } from '../reader-view.ts'
import type { Group, Speaker } from '../words.ts'
import { calendarGroup, displayGroups, marketGroups, reputationGroup } from './common-groups.ts'
import { playerGroups } from './player-groups.ts'
import { asWoodcraft } from './table.ts'
import { wheelGroups } from './wheel.ts'

/** The boards and what is on show, then each player. */
export function woodcraftGroups(table: Table, reader: Seat, speaker: Speaker): readonly Group[] {
  const seen = asWoodcraft(readerView(table, reader))
  const groups = [
    calendarGroup(seen, speaker),
    ...wheelGroups(seen, speaker.voice),
    ...marketGroups(seen, reader, speaker),
    ...displayGroups(seen, speaker),
    reputationGroup(seen, speaker),
    ...readerFirst(table, reader).flatMap((seat) => playerGroups(seen, seat, speaker)),
  ]
  return groups.filter(({ facts, items, note = [] }) => facts.length + items.length + note.length > 0)
}
