import type { Seat, Table } from '@nora/kernel'
import {
  ACTION_DECK,
  areas,
  BOX,
  DOOR_BAG,
  decks,
  deckZone,
  discardsOf,
  EXPLORATION_DECK,
  EXPLORATION_LAST,
  EXPLORATION_PLAYED,
  guestSupply,
  missionDeck,
  OBJECTIVE_DECK,
  RATBOT_PILE,
  ROUND_STACK,
} from '@nora/wistar'
import type { Icon } from '../icons.ts'
import { readerView } from '../reader-view.ts'
import type { Group, Speaker } from '../words.ts'
import { asWistar } from './table.ts'

/** What is used up and what is left, as far as the reader may know. */
export function wistarPiles(table: Table, reader: Seat, { voice }: Speaker): readonly Group[] {
  const { zones, ratbot } = asWistar(readerView(table, reader)).state
  const pile = (id: string, title: string): Group => ({ id, title, facts: [], items: zones[id] ?? [] })
  const counted = (id: string, title: string, icon: Icon): Group => {
    const n = zones[id]?.length ?? 0
    return { id, title, facts: [{ icon, value: n, label: voice.format('wistarPlay.fact.count', { n }) }], items: [] }
  }
  return [
    ...decks.flatMap((deck) => [
      counted(deckZone(deck), voice.say({ id: 'wistarPlay.pile.deck', params: { deck } }), `deck-${deck}`),
      pile(discardsOf(deck), voice.say({ id: 'wistarPlay.pile.discards', params: { deck } })),
    ]),
    ...areas.flatMap((area) => [
      counted(guestSupply(area), voice.say({ id: 'wistarPlay.pile.supply', params: { area } }), `guest-${area}`),
      counted(missionDeck(area), voice.say({ id: 'wistarPlay.pile.missions', params: { area } }), 'mission'),
    ]),
    pile(ROUND_STACK, voice.format('wistarPlay.pile.roundStack')),
    counted(DOOR_BAG, voice.format('wistarPlay.pile.doorBag'), 'door'),
    counted(OBJECTIVE_DECK, voice.format('wistarPlay.pile.objectiveDeck'), 'objective'),
    pile(BOX, voice.format('wistarPlay.pile.box')),
    ...(ratbot
      ? [
          counted(ACTION_DECK, voice.format('wistarPlay.pile.actionDeck'), 'deck'),
          counted(EXPLORATION_DECK, voice.format('wistarPlay.pile.explorationDeck'), 'deck'),
          pile(EXPLORATION_LAST, voice.format('wistarPlay.pile.explorationLast')),
          pile(EXPLORATION_PLAYED, voice.format('wistarPlay.pile.explorationPlayed')),
          pile(RATBOT_PILE, voice.format('wistarPlay.pile.ratbotPile')),
        ]
      : []),
  ]
}
