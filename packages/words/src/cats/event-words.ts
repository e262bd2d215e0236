import type { Placement } from '@nora/cats'
import type { GameEvent, Seat, Table } from '@nora/kernel'
import { plainOf } from '../plain.ts'
import { nameIn } from '../voice.ts'
import type { Speaker } from '../words.ts'
import { itemNames, moverName } from './names.ts'
import { asCats } from './table.ts'

/** What happened, in a sentence; nothing for what only matters to the table itself, such as every single move. */
export function catsEvent(table: Table, event: GameEvent, speaker: Speaker): string | undefined {
  const { voice } = speaker
  const id = `cats.event.${event.type}`
  if (!voice.has(id)) return undefined
  const { seat, items, order, at, colour } = event
  const { row, col } = (at ?? { row: 0, col: 0 }) as Placement
  return voice.say({
    id,
    params: {
      ...plainOf(event),
      name: seat === undefined ? '' : speaker.name(seat),
      items: items ? itemNames(voice, asCats(table).content, items) : '',
      order: Array.isArray(order) ? order.map((mover: Seat) => moverName(speaker, mover)) : '',
      colour: typeof colour === 'string' ? nameIn(voice, `cats.colour.${colour}`, colour) : '',
      row: row + 1,
      column: col + 1,
    },
  })
}
