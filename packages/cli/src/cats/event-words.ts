import type { Placement } from '@nora/cats'
import type { GameEvent, Match, Seat } from '@nora/kernel'
import type { Screen } from '../play/terminal.ts'
import { nameIn } from '../voice.ts'
import { contentOf } from './match.ts'
import { itemNames, moverName } from './names.ts'

/** What happened, in a sentence; nothing for what only matters to the table itself, such as every single move. */
export function catsEvent(match: Match, event: GameEvent, screen: Screen): string | undefined {
  const { voice } = screen
  const id = `catsPlay.log.${event.type}`
  if (!voice.has(id)) return undefined
  const { seat, items, order, at, colour } = event
  const { row, col } = (at ?? { row: 0, col: 0 }) as Placement
  return voice.say({
    id,
    params: {
      ...numbersOf(event),
      name: seat === undefined ? '' : screen.name(seat),
      items: items ? itemNames(voice, contentOf(match), items) : '',
      order: Array.isArray(order) ? order.map((mover: Seat) => moverName(screen, mover)) : '',
      colour: typeof colour === 'string' ? nameIn(voice, `cats.colour.${colour}`, colour) : '',
      row: row + 1,
      column: col + 1,
    },
  })
}

function numbersOf(event: GameEvent): { readonly [name: string]: number } {
  const numbers = Object.entries(event).filter((field): field is [string, number] => typeof field[1] === 'number')
  return Object.fromEntries(numbers)
}
