import { lessonsOf, SISTER } from '@nora/cats'
import { isHidden, type Json, type Reason, type Table } from '@nora/kernel'
import { withEnding } from '../ending.ts'
import { readerView } from '../reader-view.ts'
import { nameIn } from '../voice.ts'
import type { Speaker, Words } from '../words.ts'
import { catsCalendar } from './calendar.ts'
import { cardFace } from './card-face.ts'
import { catsCeremony } from './ceremony.ts'
import { catsChoice, catsQuestion, catsThing } from './choice-words.ts'
import { catsEvent } from './event-words.ts'
import { catsGroups, playerFacts } from './groups.ts'
import { thingName } from './names.ts'
import { catsPiles } from './piles.ts'
import { asCats } from './table.ts'

/** How The Isle of Cats speaks. */
export const catsWords: Words = {
  question: catsQuestion,
  choice: catsChoice,
  thing: catsThing,
  item: (table, item, { voice }) => {
    const { content } = asCats(table)
    return isHidden(item) ? cardFace(voice, content, item).name : thingName(voice, content, item)
  },
  event: withEnding(catsEvent, () => catsWords),
  sheetLine: (table, { id, item }, { voice }) => {
    const line = nameIn(voice, `cats.score.${id}`, id)
    return item === undefined ? line : `${line}: ${thingName(voice, asCats(table).content, item)}`
  },
  calendar: catsCalendar,
  ceremony: catsCeremony,
  reason: named,
  automa: {
    name: ({ voice }) => voice.format('catsPlay.sisterTitle'),
    does: ({ type }) => type.startsWith('sister') || type.startsWith('automa'),
    sheet: (table, reader) =>
      table.options.mode === 'solo' ? table.variant.game.sheet(readerView(table, reader), SISTER) : undefined,
    part: (id, { voice }) => nameIn(voice, `catsPlay.sisterPart.${id}`, id),
  },
  card: (table, item, { voice }) => {
    const { content, state } = asCats(table)
    return cardFace(voice, content, item, state.lessonColours[item])
  },
  groups: catsGroups,
  goods: (table, seat, { voice }) =>
    playerFacts(asCats(table), seat, voice).filter(({ icon }) => ['fish', 'basket', 'cards', 'lesson'].includes(icon)),
  hidesPoints: (table, seat) => (asCats(table).state.zones[lessonsOf(seat)] ?? []).some(isHidden),
  piles: catsPiles,
}

/** Ids of cards and tiles by name. */
function named(table: Table, { code, params = {} }: Reason, { voice }: Speaker): Reason {
  const { content } = asCats(table)
  const said = Object.entries(params).map(([name, value]): [string, Json] => [
    name,
    typeof value === 'string' ? thingName(voice, content, value) : value,
  ])
  return { code, params: Object.fromEntries(said) }
}
