import { BAG, type CatsTable, COMMON, colours, DECK, DISCARDS, discardedBy, GONE, SISTER_DONE } from '@nora/cats'
import type { Seat, Table } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { readerView } from '../reader-view.ts'
import type { Group, Mark, Speaker } from '../words.ts'
import { asCats } from './table.ts'

/** What is used up and what is left, as far as the reader may know. */
export function catsPiles(table: Table, reader: Seat, { voice, name }: Speaker): readonly Group[] {
  const seen = asCats(readerView(table, reader))
  const { zones, players, basketSupply, sister } = seen.state
  const pile = (id: string, title: string): Group => ({ id, title, facts: [], items: zones[id] ?? [] })
  const counted = (id: string, title: string, fact: Mark): Group => ({ id, title, facts: [fact], items: [] })
  const tiles = [
    bag(seen, voice),
    pile(COMMON, voice.format('catsPlay.group.common')),
    pile(GONE, voice.format('catsPlay.piles.gone')),
  ]
  // Family rules: no discovery cards and no baskets.
  if (table.options.mode === 'family') return tiles
  const cards = zones[DECK]?.length ?? 0
  return [
    ...tiles,
    counted('baskets', voice.format('catsPlay.piles.baskets'), {
      icon: 'basket',
      value: basketSupply,
      label: voice.format('catsPlay.fact.basketsLeft', { n: basketSupply }),
    }),
    counted(DECK, voice.format('catsPlay.piles.deck'), {
      icon: 'deck',
      value: cards,
      label: voice.format('catsPlay.fact.cardsLeft', { n: cards }),
    }),
    pile(DISCARDS, voice.format('catsPlay.piles.discards')),
    ...players.map((_, seat) => ({
      ...pile(discardedBy(seat), voice.format('catsPlay.piles.faceDown', { name: name(seat) })),
      owner: seat,
    })),
    ...(sister ? [pile(SISTER_DONE, voice.format('catsPlay.piles.sister'))] : []),
  ]
}

/** What lies nowhere else is in the bag, so everybody can count what is left of each colour, whether they may look into it or not. */
function bag({ content, state: { zones } }: CatsTable, voice: Catalogue): Group {
  const elsewhere = new Set(Object.entries(zones).flatMap(([zone, items]) => (zone === BAG ? [] : items)))
  const left = [...content.tiles.values()].filter(({ id }) => !elsewhere.has(id))
  const tiles = zones[BAG]?.length ?? 0
  const rare = left.filter(({ kind }) => kind === 'rare').length
  const cats = colours.map((colour): Mark => {
    const n = left.filter((tile) => tile.kind === 'cat' && tile.colour === colour).length
    const label = voice.say({ id: 'catsPlay.fact.catsLeft', params: { colour, n } })
    return { icon: `cat-${colour}`, value: n, label }
  })
  return {
    id: BAG,
    title: voice.format('catsPlay.piles.bag'),
    facts: [
      { icon: 'tile', value: tiles, label: voice.format('catsPlay.fact.tiles', { n: tiles }) },
      ...cats,
      { icon: 'treasure-rare', value: rare, label: voice.format('catsPlay.fact.rareLeft', { n: rare }) },
    ],
    items: [],
  }
}
