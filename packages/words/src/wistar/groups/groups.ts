import type { Seat, Table } from '@nora/kernel'
import { readerFirst, readerView } from '../../reader-view.ts'
import type { Group, Speaker } from '../../words.ts'
import { asWistar } from '../table.ts'
import { boardGroups } from './board-groups.ts'
import { farmGroups } from './farm-groups.ts'
import { playerGroups } from './player-groups.ts'
import { ratbotGroups } from './ratbot-groups.ts'

/** The main board, the farm, Ratbot in a solo game, then each player. */
export function wistarGroups(table: Table, reader: Seat, speaker: Speaker): readonly Group[] {
  const seen = asWistar(readerView(table, reader))
  const groups = [
    ...boardGroups(seen, speaker),
    ...farmGroups(seen, speaker),
    ...ratbotGroups(seen, speaker),
    ...readerFirst(table, reader).flatMap((seat) => playerGroups(seen, seat, reader, speaker)),
  ]
  return groups.filter(({ facts, items, note = [] }) => facts.length > 0 || items.length > 0 || note.length > 0)
}
