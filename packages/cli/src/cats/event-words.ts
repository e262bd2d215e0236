import type { Placement } from '@nora/cats'
import type { GameEvent, Match, Seat } from '@nora/kernel'
import type { Screen } from '../play/terminal.ts'
import { nameIn } from '../voice.ts'
import { contentOf } from './match.ts'
import { itemNames, moverName } from './names.ts'

/** What happened, in a sentence; nothing for what only matters to the table itself, such as every single move. */
export function catsEvent(match: Match, event: GameEvent, screen: Screen): string | undefined {
  const { voice } = screen
  const id = `cats.event.${event.type}`
  if (!voice.has(id)) return undefined
  const { seat, items, order, at, colour } = event
  const { row, col } = (at ?? { row: 0, col: 0 }) as Placement
  return voice.say({
    id,
    params: {
      ...plainOf(event),
      name: seat === undefined ? '' : screen.name(seat),
      items: items ? itemNames(voice, contentOf(match), items) : '',
      order: Array.isArray(order) ? order.map((mover: Seat) => moverName(screen, mover)) : '',
      colour: typeof colour === 'string' ? nameIn(voice, `cats.colour.${colour}`, colour) : '',
      row: row + 1,
      column: col + 1,
    },
  })
}

/** Numbers and words that the sentence may need as they are. */
function plainOf(event: GameEvent): { readonly [name: string]: string | number } {
  const plain = Object.entries(event).filter(([, value]) => typeof value === 'number' || typeof value === 'string')
  return Object.fromEntries(plain as [string, string | number][])
}
