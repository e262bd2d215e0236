import type { Json, Reason, Table } from '@nora/kernel'
import { RATBOT } from '@nora/wistar'
import { readerView } from '../reader-view.ts'
import { nameIn } from '../voice.ts'
import type { Speaker, Words } from '../words.ts'
import { wistarCalendar } from './calendar.ts'
import { cardFace } from './card-face.ts'
import { wistarChoice, wistarThing } from './choice.ts'
import { wistarEvent } from './event.ts'
import { wistarGroups } from './groups.ts'
import { abilityName, itemName, passageName, placeName } from './names.ts'
import { wistarPiles } from './piles.ts'
import { wistarQuestion } from './question.ts'
import { stateSide } from './state-side.ts'
import { asWistar } from './table.ts'

/** How Rats of Wistar speaks. */
export const wistarWords: Words = {
  question: wistarQuestion,
  choice: wistarChoice,
  thing: wistarThing,
  item: (table, item, { voice }) =>
    item.includes('/') ? stateSide(voice, asWistar(table), item).name : itemName(voice, asWistar(table), item),
  event: wistarEvent,
  sheetLine: (table, { id, item }, { voice }) => {
    const line = nameIn(voice, `wistar.score.${id}`, id)
    if (item === undefined) return line
    const name = id === 'ability' ? abilityName(voice, asWistar(table), item) : itemName(voice, asWistar(table), item)
    return `${line}: ${name}`
  },
  calendar: wistarCalendar,
  reason: named,
  automa: {
    name: ({ voice }) => voice.format('wistarPlay.ratbot'),
    sheet: (table, reader) =>
      asWistar(table).state.ratbot ? table.variant.game.sheet(readerView(table, reader), RATBOT) : undefined,
  },
  card: (table, item, speaker) => cardFace(asWistar(table), item, speaker),
  groups: wistarGroups,
  piles: wistarPiles,
}

const places = ['room', 'from', 'to']

/** Rooms and passages by name; everything else in a reason of this game is a word its sentence knows. */
function named(table: Table, { code, params = {} }: Reason, { voice }: Speaker): Reason {
  const said = Object.entries(params).map(([name, value]): [string, Json] => {
    if (typeof value !== 'string') return [name, value]
    if (places.includes(name)) return [name, placeName(voice, asWistar(table), value)]
    return [name, name === 'passage' ? passageName(voice, asWistar(table), value) : value]
  })
  return { code, params: Object.fromEntries(said) }
}
