import { isRecord, type Json, type Reason, type Table } from '@nora/kernel'
import { withEnding } from '../ending.ts'
import { nameIn } from '../voice.ts'
import type { Speaker, Words } from '../words.ts'
import { woodcraftCalendar } from './calendar.ts'
import { cardFace } from './card-face.ts'
import { woodcraftCeremony } from './ceremony.ts'
import { woodcraftChoice, woodcraftThing } from './choice.ts'
import { woodcraftEvent } from './event.ts'
import { woodcraftGroups } from './groups.ts'
import { thingName } from './names.ts'
import { woodcraftPiles } from './piles.ts'
import { stocks } from './player-groups.ts'
import { woodcraftQuestion } from './question.ts'
import { asWoodcraft } from './table.ts'

/** How Woodcraft speaks. */
export const woodcraftWords: Words = {
  question: woodcraftQuestion,
  choice: woodcraftChoice,
  thing: woodcraftThing,
  item: (table, item, { voice }) => thingName(voice, asWoodcraft(table).content, item),
  event: withEnding(woodcraftEvent, () => woodcraftWords),
  sheetLine: (table, { id, item }, { voice }) => {
    const line = nameIn(voice, `woodcraft.score.${id}`, id)
    return item === undefined ? line : `${line}: ${thingName(voice, asWoodcraft(table).content, item)}`
  },
  calendar: woodcraftCalendar,
  ceremony: woodcraftCeremony,
  reason: named,
  card: (table, item, speaker) => cardFace(asWoodcraft(table), item, speaker),
  groups: woodcraftGroups,
  goods: (table, seat, speaker) =>
    stocks(asWoodcraft(table), seat, speaker).facts.filter(({ icon }) =>
      ['berry', 'lantern', 'glue', 'scrapwood', 'blade'].includes(icon),
    ),
  piles: woodcraftPiles,
}

/** Ids of things by name; what a sentence selects by stays as it is. */
function named(table: Table, { code, params = {} }: Reason, speaker: Speaker): Reason {
  const { content } = asWoodcraft(table)
  const said = Object.entries(params).map(([name, value]): [string, Json] => [name, word(name, value)])
  return { code, params: Object.fromEntries(said) }

  function word(name: string, value: Json): Json {
    if (isRecord(value) && typeof value.code === 'string')
      return { ...named(table, value as unknown as Reason, speaker) }
    if (typeof value !== 'string' || name === 'material' || name === 'colour') return value
    return thingName(speaker.voice, content, value)
  }
}
