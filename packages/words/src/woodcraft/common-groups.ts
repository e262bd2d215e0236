import type { Seat } from '@nora/kernel'
import {
  bundlePrice,
  CLAIMED,
  CONTRACTS,
  colourOf,
  colours,
  type Die,
  dieNamed,
  dieOf,
  grades,
  HELPERS,
  isSolo,
  LARGEST,
  nameOf,
  ORDERS,
  orderValue,
  printedPrice,
  roundsFor,
  SOLO_DECK,
  sixPrice,
  VANISHING,
  type WoodcraftTable,
  yardPrice,
} from '@nora/woodcraft'
import type { Icon } from '../icons.ts'
import type { Group, Mark, Speaker } from '../words.ts'
import { cardFace } from './card-face.ts'
import { dieName, price, stock, thingName, yardSpaceName } from './names.ts'

/** The round and what is to come. */
export function calendarGroup(table: WoodcraftTable, { voice, name }: Speaker): Group {
  const { state, options } = table
  const { rounds, incomeAfter, discardAfter, lateDecksAfter } = roundsFor(options.seats)
  const solo = options.mode === 'solo'
  const facts: Mark[] = [
    { icon: 'round', value: state.round, label: voice.format('woodcraftPlay.fact.round', { n: state.round, rounds }) },
  ]
  if (solo) {
    const [n, deck] = [state.foreign ?? 0, table.zone(SOLO_DECK).length]
    facts.push(
      { icon: 'foreign-marker', value: n, label: voice.format('woodcraftPlay.fact.foreign', { n }) },
      { icon: 'deck', value: deck, label: voice.format('woodcraftPlay.fact.soloDeck', { n: deck }) },
    )
  } else {
    facts.push({ icon: 'start-player', label: voice.format('woodcraftPlay.fact.first', { name: name(state.first) }) })
  }
  return {
    id: 'calendar',
    title: voice.format('woodcraftPlay.group.calendar'),
    facts,
    items: [],
    note: [
      voice.format('woodcraftPlay.note.income', { rounds: incomeAfter.map((round) => voice.number(round)) }),
      voice.format('woodcraftPlay.note.discards', { rounds: discardAfter.map((round) => voice.number(round)) }),
      state.late
        ? voice.format('woodcraftPlay.note.lateNow')
        : voice.format('woodcraftPlay.note.lateDecks', { round: lateDecksAfter }),
      ...(solo
        ? [
            voice.format('woodcraftPlay.note.vanishing', { rounds: VANISHING.map((round) => voice.number(round)) }),
            voice.format('woodcraftPlay.note.grade', grades),
          ]
        : []),
    ],
  }
}

/** The lumber yard and the materials, at the reader's prices; a watcher is told those printed. */
export function marketGroups(table: WoodcraftTable, reader: Seat, { voice }: Speaker): Group[] {
  const { content, state } = table
  const plays = reader >= 0
  const filled = state.yard.flatMap((value, space) => {
    const colour = Math.floor(space / 2)
    return value > 0 ? [{ name: nameOf(dieOf(colour, value)), space: `${colours[colour]}-${(space % 2) + 1}` }] : []
  })
  const sixes = colours.map((_, colour) => nameOf(dieOf(colour, LARGEST)))
  const priced = (name: string, cost: (die: Die) => number): Mark => {
    const die = dieNamed(name) as Die
    const label = `${dieName(voice, name)} ${voice.say(price(cost(die)))}`
    return { icon: `die-${colours[colourOf(die)] as 'green'}`, value: (die % LARGEST) + 1, label }
  }
  const icons: { readonly [material: string]: Icon } = { glue: 'glue', scrapwood: 'scrapwood', blades: 'blade' }
  return [
    {
      id: 'yard',
      title: voice.format('woodcraftPlay.group.yard'),
      facts: filled.map(({ name, space }) => {
        const fact = priced(name, (die) => (plays ? yardPrice(table, reader, die, 0) : printedPrice(die)))
        // Solo cards name the spaces.
        return isSolo(table) ? { ...fact, label: `${yardSpaceName(voice, space)}: ${fact.label}` } : fact
      }),
      items: filled.map(({ name }) => name),
    },
    {
      id: 'exchange',
      title: voice.format('woodcraftPlay.group.exchange'),
      facts: sixes.map((name) => priced(name, (die) => (plays ? sixPrice(table, reader, die, 0) : printedPrice(die)))),
      items: sixes,
    },
    {
      id: 'materials',
      title: voice.format('woodcraftPlay.group.materials'),
      facts: [...content.bundles.values()].map(({ id, material, n, cost }): Mark => {
        const berries = plays ? bundlePrice(table, reader, id, 0) : cost
        const label = `${voice.say(stock(material, n))} ${voice.say(price(berries))}`
        return { icon: icons[material] as Icon, value: n, label }
      }),
      items: [...content.bundles.keys()],
    },
  ]
}

/** The cards on show. */
export function displayGroups(table: WoodcraftTable, { voice }: Speaker): Group[] {
  const shown = (id: string, title: string): Group => ({ id, title, facts: [], items: table.zone(id) })
  // Solo cards count the cards from the X.
  const counted = (group: Group): Group =>
    isSolo(table) ? { ...group, places: group.items.map((_, index) => voice.number(index + 1)) } : group
  return [
    counted(shown(ORDERS, voice.format('woodcraftPlay.group.orders'))),
    counted(shown(HELPERS, voice.format('woodcraftPlay.group.helpers'))),
    shown(CONTRACTS, voice.format('woodcraftPlay.group.contracts')),
    shown(CLAIMED, voice.format('woodcraftPlay.group.claimed')),
  ]
}

/** Who stands where on the reputation track, and the tiles that lie on it. */
export function reputationGroup(table: WoodcraftTable, speaker: Speaker): Group {
  const { voice, name } = speaker
  const { players, rewardTiles } = table.state
  return {
    id: 'reputation',
    title: voice.format('woodcraftPlay.group.reputation'),
    facts: players.map(({ reputation: space }, seat): Mark => {
      const label = voice.format('woodcraftPlay.fact.standing', {
        name: name(seat),
        space,
        value: orderValue(table, space),
      })
      return { icon: 'reputation', value: space, label }
    }),
    items: rewardTiles.map(({ id }) => id),
    note: [
      ...rewardTiles.map(({ id, space, arrivals, gone }) => {
        const tile = thingName(voice, table.content, id)
        const text = gone
          ? [voice.format('woodcraftPlay.note.tileGone')]
          : [
              ...cardFace(table, id, speaker).text,
              ...(arrivals.length > 0
                ? [voice.format('woodcraftPlay.note.reached', { names: arrivals.map(({ seat }) => name(seat)) })]
                : []),
            ]
        return voice.format('woodcraftPlay.note.rewardTile', { space, tile, text: text.join(' ') })
      }),
      voice.format('woodcraftPlay.note.track', { spaces: stepsOfTrack(table, speaker) }),
      ...milestonesOfTrack(table, speaker),
    ],
  }
}

/** What a pack puts on spaces of the track; the printed one has no milestones. */
function milestonesOfTrack({ content }: WoodcraftTable, { voice }: Speaker): string[] {
  const milestones = content.reputation.flatMap(({ milestone }, at) =>
    milestone
      ? [voice.format('woodcraftPlay.note.trackMilestone', { at, gives: milestone === 'tool' ? 'tool' : 'other' })]
      : [],
  )
  return milestones.length > 0 ? [voice.format('woodcraftPlay.note.trackMilestones', { milestones })] : []
}

/** From which space on each completed order is worth how much. */
function stepsOfTrack({ content }: WoodcraftTable, { voice }: Speaker): string[] {
  return content.reputation.flatMap(({ value }, space) => {
    if (value === 0 || content.reputation[space - 1]?.value === value) return []
    return [voice.format('woodcraftPlay.note.trackStep', { space, value })]
  })
}
