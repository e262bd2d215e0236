import type { Seat, Table } from '@nora/kernel'
import {
  asideOf,
  CONTRACT_DECK,
  colours,
  EARLY_HELPERS,
  EARLY_ORDERS,
  GONE,
  HAZELNUT_ORDERS,
  HELPER_DISCARDS,
  LATE_HELPERS,
  LATE_ORDERS,
  ORDER_DISCARDS,
  REWARD_TILES,
  SOLO_CARD,
  SOLO_DECK,
  SOLO_DISCARDS,
} from '@nora/woodcraft'
import { readerFirst, readerView } from '../reader-view.ts'
import type { Group, Mark, Speaker } from '../words.ts'
import { thingName } from './names.ts'
import { asWoodcraft } from './table.ts'

const decks = [EARLY_ORDERS, LATE_ORDERS, EARLY_HELPERS, LATE_HELPERS, HAZELNUT_ORDERS, CONTRACT_DECK, REWARD_TILES]
const heaps = [ORDER_DISCARDS, HELPER_DISCARDS, GONE]
const soloPiles = [SOLO_DECK, SOLO_CARD, SOLO_DISCARDS]

/** What is used up and what is left, as far as the reader may know. */
export function woodcraftPiles(table: Table, reader: Seat, { voice, name }: Speaker): readonly Group[] {
  const seen = asWoodcraft(readerView(table, reader))
  const { content, state } = seen
  const piles = table.options.mode === 'solo' ? [...decks, ...soloPiles, ...heaps] : [...decks, ...heaps]
  return [
    ...piles
      .map(
        (id): Group => ({ id, title: voice.say({ id: `woodcraftPlay.pile.${id}` }), facts: [], items: seen.zone(id) }),
      )
      .filter(({ id, items }) => heaps.includes(id) || items.length > 0),
    ...readerFirst(table, reader)
      .map((seat): Group => {
        const title = voice.format('woodcraftPlay.pile.aside', { name: name(seat) })
        return { id: asideOf(seat), title, owner: seat, facts: [], items: seen.zone(asideOf(seat)) }
      })
      .filter(({ items }) => items.length > 0),
    {
      id: 'dice',
      title: voice.format('woodcraftPlay.pile.dice'),
      facts: colours.map((colour, index): Mark => {
        const n = state.diceSupply[index] ?? 0
        const label = voice.say({ id: 'woodcraftPlay.pile.diceLeft', params: { colour, n } })
        return { icon: `die-${colour}`, value: n, label }
      }),
      items: [],
    },
    {
      id: 'tools',
      title: voice.format('woodcraftPlay.pile.tools'),
      facts: content.tools.map((tool): Mark => {
        const n = state.tools[tool] ?? 0
        const label = `${thingName(voice, content, tool)}: ${voice.number(n)}`
        return { icon: 'tool', value: n, label }
      }),
      items: [],
    },
  ]
}
