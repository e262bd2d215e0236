import type { Json, Reason, Table } from '@nora/kernel'
import { RATBOT } from '@nora/wistar'
import { withEnding } from '../ending.ts'
import { readerView } from '../reader-view.ts'
import { nameIn } from '../voice.ts'
import type { Speaker, Words } from '../words.ts'
import { wistarCalendar } from './calendar.ts'
import { cardFace } from './card-face.ts'
import { wistarCeremony } from './ceremony.ts'
import { wistarChoice, wistarThing } from './choice.ts'
import { wistarEvent } from './event.ts'
import { wistarGroups } from './groups/groups.ts'
import { stockFacts } from './groups/player-groups.ts'
import { ratbotGoods } from './groups/ratbot-groups.ts'
import { abilityName, itemName, passageName, placeName } from './names.ts'
import { wistarPiles } from './piles.ts'
import { placeFace } from './place-face.ts'
import { wistarQuestion } from './question.ts'
import { asWistar } from './table.ts'
import { stateSide } from './text/state-side.ts'

/** How Rats of Wistar speaks. */
export const wistarWords: Words = {
  question: wistarQuestion,
  choice: wistarChoice,
  thing: wistarThing,
  item: (table, item, { voice }) =>
    item.includes('/') ? stateSide(voice, asWistar(table), item).name : itemName(voice, asWistar(table), item),
  event: withEnding(wistarEvent, () => wistarWords),
  sheetLine: (table, { id, item }, { voice }) => {
    const line = nameIn(voice, `wistar.score.${id}`, id)
    if (item === undefined) return line
    const name = id === 'ability' ? abilityName(voice, asWistar(table), item) : itemName(voice, asWistar(table), item)
    return `${line}: ${name}`
  },
  calendar: wistarCalendar,
  ceremony: wistarCeremony,
  reason: named,
  automa: {
    name: ({ voice }) => voice.format('wistarPlay.ratbot'),
    does: ({ type }) => type.startsWith('ratbot') || type.startsWith('automa'),
    sheet: (table, reader) =>
      asWistar(table).state.ratbot ? table.variant.game.sheet(readerView(table, reader), RATBOT) : undefined,
    goods: (table, speaker) => ratbotGoods(asWistar(table), speaker),
  },
  card: (table, item, speaker) => cardFace(asWistar(table), item, speaker),
  place: placeFace,
  groups: wistarGroups,
  goods: (table, seat, speaker) =>
    stockFacts(asWistar(table), seat, speaker).filter(({ icon }) =>
      ['wood', 'metal', 'movement', 'joker', 'cards'].includes(icon),
    ),
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
