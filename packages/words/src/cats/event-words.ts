import { type CatsTable, type Placement, planOf, tileOf } from '@nora/cats'
import type { GameEvent, Item, Seat, Table } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { plainOf } from '../plain.ts'
import { nameIn } from '../voice.ts'
import type { Speaker } from '../words.ts'
import { itemNames, moverName } from './names.ts'
import { asCats } from './table.ts'

/** What happened, in a sentence; nothing for what only matters to the table itself, such as every single move. */
export function catsEvent(anyTable: Table, event: GameEvent, speaker: Speaker): string | undefined {
  const table = asCats(anyTable)
  const { voice } = speaker
  const id = `cats.event.${keyOf(table, event)}`
  if (!voice.has(id)) return undefined
  const { seat, order, at, colour } = event
  // A cat that is rescued is named first, then the cards whose baskets carried it.
  const [items, cards = []] =
    event.type === 'rescued' ? [event.items?.slice(0, 1), event.items?.slice(1)] : [event.items]
  const { row, col } = (at ?? { row: 0, col: 0 }) as Placement
  return voice.say({
    id,
    params: {
      ...plainOf(event),
      ...namedParams(voice, event),
      ...(cards.length > 0 ? { basket: basketOn(voice, table, event, cards) } : {}),
      name: seat === undefined ? '' : speaker.name(seat),
      items: items ? itemNames(voice, table.content, items) : '',
      order: Array.isArray(order) ? order.map((mover: Seat) => moverName(speaker, mover)) : '',
      colour: typeof colour === 'string' ? nameIn(voice, `cats.colour.${colour}`, colour) : '',
      row: row + 1,
      column: col + 1,
      ...(event.type === 'zonesFilled' ? zones(voice, table, event) : {}),
      ...(event.type === 'setUp' ? { boats: boatNames(table, event, speaker) } : {}),
    },
  })
}

/** Phases whose first sentence tells that they have begun. */
const begunOtherwise = ['fill', 'fishing', 'nextDay']

/** An oshax is laid as a cat of the colour chosen for it; alone, cats lie at positions. */
function keyOf({ content }: CatsTable, { type, items = [], phase, position }: GameEvent): string | undefined {
  if (type === 'phase' && begunOtherwise.includes(String(phase))) return undefined
  if (type === 'catPut' && position !== 0) return 'catPutAt'
  if (type === 'passed' && items.length > 0) return 'passedDiscarding'
  const isOshax = type === 'placed' && tileOf(content, items[0] as Item).kind === 'oshax'
  return isOshax ? 'placedAs' : type
}

/** Ids in an event that have names of their own. */
function namedParams(voice: Catalogue, event: GameEvent): Record<string, string> {
  const areas = ['phase', 'basket', 'take', 'zone'] as const
  const named = areas.flatMap((area) => {
    const value = event[area]
    return typeof value === 'string' ? [[area, nameIn(voice, `catsPlay.${area}.${value}`, value)]] : []
  })
  return { basket: '', ...Object.fromEntries(named) }
}

/** The basket with the cards it is printed on. */
function basketOn(voice: Catalogue, { content }: CatsTable, { basket }: GameEvent, cards: readonly Item[]): string {
  const kind = nameIn(voice, `catsPlay.basket.${basket}`, String(basket))
  return `${kind} (${itemNames(voice, content, cards)})`
}

function zones(voice: Catalogue, { content }: CatsTable, { items = [], left }: GameEvent): Record<string, string> {
  const inLeft = Number(left)
  return {
    left: itemNames(voice, content, items.slice(0, inLeft)),
    right: itemNames(voice, content, items.slice(inLeft)),
  }
}

function boatNames({ content }: CatsTable, { boats }: GameEvent, { voice, name }: Speaker): string[] {
  return (boats as string[]).map((boat, seat) => {
    const plan = content.tables.boats.find(({ id }) => id === planOf(content, boat).id)
    return `${name(seat)}: ${plan ? voice.say(plan.name) : boat}`
  })
}
