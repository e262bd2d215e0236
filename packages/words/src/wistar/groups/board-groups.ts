import {
  decks,
  HEROES,
  layoutOf,
  marketOf,
  OBJECTIVES,
  pairsOf,
  ROUND_GUEST,
  ROUNDS,
  TOKENS,
  type WistarTable,
} from '@nora/wistar'
import type { Group, Speaker } from '../../words.ts'
import { actionName, ownerName, regionName } from '../names.ts'
import { bonusNames } from '../turn-choice.ts'

/** Round and order, the wheel, the hut, the rows of inventions, objectives, and what is still to be had. */
export function boardGroups(table: WistarTable, speaker: Speaker): Group[] {
  const { voice } = speaker
  const { round, order, hut } = table.state
  const zone = (id: string, title: string): Group => ({ id, title, facts: [], items: table.state.zones[id] ?? [] })
  const owners = (list: readonly number[]) => list.map((owner) => ownerName(speaker, owner))
  const leaders =
    hut.length > 0
      ? voice.format('wistarPlay.fact.leadersHere', { owners: owners(hut) })
      : voice.format('wistarPlay.fact.noLeaders')
  return [
    {
      id: 'round',
      title: voice.format('wistarPlay.group.round', { n: round, of: ROUNDS }),
      facts: [{ icon: 'order', label: voice.format('wistarPlay.fact.order', { order: owners(order) }) }],
      items: [],
    },
    { id: 'wheel', title: voice.format('wistarPlay.group.wheel'), facts: [], items: [], note: wheel(table, speaker) },
    {
      id: 'hut',
      title: voice.format('wistarPlay.group.hut'),
      facts: [
        { icon: 'leader', value: hut.length, label: leaders },
        { icon: 'potion', label: voice.format('wistarPlay.fact.hutGives') },
      ],
      items: [],
    },
    pairs(table, speaker),
    // The list runs from the right; people read from the left, where new cards come in.
    ...decks.map((deck): Group => {
      const title = voice.say({ id: 'wistarPlay.group.market', params: { deck } })
      return { id: marketOf(deck), title, facts: [], items: [...(table.state.zones[marketOf(deck)] ?? [])].reverse() }
    }),
    objectives(table, voice),
    zone(ROUND_GUEST, voice.format('wistarPlay.group.roundGuest')),
    zone(HEROES, voice.format('wistarPlay.group.heroes')),
    zone(TOKENS, voice.format('wistarPlay.group.tokens')),
  ]
}

/** A line for each place round the wheel: the action, its region, and the spaces with bonuses or a leader. */
function wheel(table: WistarTable, speaker: Speaker): string[] {
  const { content, state } = table
  const { voice } = speaker
  return content.actions.map((action, place) => {
    const spaces = layoutOf(table).spacesOf.get(state.wheel[place] ?? '') ?? []
    const told = spaces.map(({ id, bonus }) => {
      const owner = state.leaders[id]
      const bonuses = bonusNames(voice, table, bonus).join(' + ')
      return owner === undefined ? `[${bonuses}]` : `[${bonuses}: ${ownerName(speaker, owner)}]`
    })
    return `${actionName(voice, action)} (${regionName(voice, content.regionOf[action])}): ${told.join(' ')}`
  })
}

/** From the left; Ratbot's state cards count them. */
function objectives({ state: { zones, ratbot } }: WistarTable, voice: Speaker['voice']): Group {
  const items = zones[OBJECTIVES] ?? []
  const places = items.map((_, index) => voice.number(index + 1))
  return {
    id: OBJECTIVES,
    title: voice.format('wistarPlay.group.objectives'),
    facts: [],
    items,
    ...(ratbot && { places }),
  }
}

/** The pairs to start with, each basic card before its advanced one. */
function pairs({ state: { zones } }: WistarTable, { voice }: Speaker): Group {
  const advanced = zones[pairsOf('advanced')] ?? []
  const items = (zones[pairsOf('basic')] ?? []).flatMap((basic, place) => [basic, advanced[place] ?? []].flat())
  return { id: 'pairs', title: voice.format('wistarPlay.group.pairs'), facts: [], items }
}
