import { Match, type Table } from '@nora/kernel'
import { load } from '@nora/messages'
import {
  abilities,
  decks,
  HUT,
  houseContent,
  icons,
  layoutOf,
  mainActions,
  regions,
  type WistarTable,
  wistarGame,
} from '@nora/wistar'
import { type Speaker, wistarWords } from '@nora/words'
import { expect, it } from 'vitest'
import { ruleIndex } from '../../src/games/wistar/rule-index.ts'

/** Everything of the drawn table that shows a rule and is no card: its name on the board. */
function shown(table: WistarTable): readonly string[] {
  const goods = ['wood', 'metal', 'movement', 'joker', 'electricity', 'card', 'leader', 'tent', 'door', 'disc', 'hero']
  return [
    HUT,
    ...layoutOf(table).spaces.keys(),
    ...mainActions,
    ...regions,
    ...regions.map((region) => `rats/${region}`),
    ...houseContent.tables.passages.map(({ id }) => id),
    ...[...houseContent.rooms].flatMap(([room, { missions }]) => [
      ...['room', 'guests', 'tent'].map((sort) => `${sort}/${room}`),
      ...missions.flatMap((space) => [`mission/${space}`, ...[1, 2, 3].map((row) => `row/${space}/${row}`)]),
    ]),
    ...abilities.map((ability) => `ability/${ability}`),
    ...decks.map((deck) => `deck/${deck}`),
    ...goods.map((good) => `stock/${good}`),
    ...icons.map((icon) => `skill/${icon}`),
    ...['house', 'cellar'].map((area) => `supply/${area}`),
    ...['dig', 'build', 'round', 'entrance', 'quick/tent', 'quick/joker'],
  ]
}

it('says the rule of everything on the table that shows one, and leads to its paragraph', async () => {
  const match = Match.open(wistarGame, { mode: 'classic', seats: 3 }, { seed: 3 })
  const { table } = match.currentPosition()
  const speaker: Speaker = { voice: await load('en'), name: String }
  const things = shown(table as unknown as WistarTable)
  const silent = things.filter((thing) => {
    const face = wistarWords.place?.(table as Table, thing, speaker)
    const rules = (face?.about ?? []).map((icon) => ruleIndex.icons[icon as keyof typeof ruleIndex.icons])
    return !face?.name || !face.text.join('') || rules.length === 0 || rules.includes(undefined as never)
  })
  expect(silent).toEqual([])
  expect(things.length).toBeGreaterThan(100)
})
