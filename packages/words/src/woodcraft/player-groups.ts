import type { Seat } from '@nora/kernel'
import {
  benches,
  chosenHelperOf,
  chosenOrderOf,
  colours,
  completedOf,
  dealtHelpersOf,
  dealtOrdersOf,
  goods,
  handOf,
  hasBench,
  hasPot,
  improvementPrice,
  improvements,
  isReady,
  marketingPoints,
  marketingPrice,
  orderValue,
  pileLimit,
  playerOf,
  rowOf,
  rows,
  sawsOf,
  type WoodcraftTable,
  workshopOf,
} from '@nora/woodcraft'
import type { Icon } from '../icons.ts'
import { dashed } from '../voice.ts'
import type { Group, Mark, Speaker } from '../words.ts'
import { slotWords } from './board-pieces.ts'
import { cardFace } from './card-face.ts'
import { gainWords } from './effects.ts'
import { diceIn, dieName, dieValue, price, thingName } from './names.ts'

/** Everything before one player: stocks and tracks, wood, tiles, helpers, tools, orders, cards. */
export function playerGroups(table: WoodcraftTable, seat: Seat, speaker: Speaker): Group[] {
  return [
    stocks(table, seat, speaker),
    lumber(table, seat, speaker),
    pots(table, seat, speaker),
    tiles(table, seat, speaker),
    toImprove(table, seat, speaker),
    workshop(table, seat, speaker),
    attic(table, seat, speaker),
    ...cards(table, seat, speaker),
  ]
}

const icons: { readonly [stock: string]: Icon } = {
  berries: 'berry',
  lanterns: 'lantern',
  glue: 'glue',
  scrapwood: 'scrapwood',
  blades: 'blade',
  reuse: 'reuse',
}

export function stocks(table: WoodcraftTable, seat: Seat, { voice, name }: Speaker): Group {
  const player = playerOf(table, seat)
  const { score, berryIncome, nutIncome, reputation, marketing } = player
  const fact = (icon: Icon, key: string, n: number): Mark => ({
    icon,
    value: n,
    label: voice.say({ id: `woodcraftPlay.fact.${key}`, params: { n } }),
  })
  const step = { points: marketingPoints(table, seat), price: price(marketingPrice(table, seat, 0)) }
  return {
    id: `player/${seat}`,
    title: name(seat),
    owner: seat,
    facts: [
      fact('points', 'points', score),
      ...goods.map((good) => fact(icons[good] as Icon, good, player[good])),
      fact('berry-income', 'berryIncome', berryIncome),
      fact('nut-income', 'nutIncome', nutIncome),
      fact('reputation', 'reputation', reputation),
      fact('order-value', 'orderValue', orderValue(table, reputation)),
      fact('order', 'completed', table.zone(completedOf(seat)).length),
      fact('marketing', 'marketing', marketing),
      fact('cards', 'hand', table.zone(handOf(seat)).length),
    ],
    items: [],
    note: [
      voice.format('woodcraftPlay.note.market', step),
      ...laterSteps(table, seat, voice),
      ...milestonesAhead(table, seat, voice),
    ],
  }
}

/** The printed marketing steps after the next one. */
function laterSteps({ content, state }: WoodcraftTable, seat: Seat, voice: Speaker['voice']): string[] {
  const later = content.marketing.slice((state.players[seat]?.marketing ?? 0) + 1)
  const steps = later.map(({ points, cost }) =>
    voice.format('woodcraftPlay.note.marketStep', { points, price: price(cost) }),
  )
  return steps.length > 0 ? [voice.format('woodcraftPlay.note.marketLater', { steps })] : []
}

/** Czech rulebook, Stupnice příjmů: what the income markers have not passed yet. */
function milestonesAhead({ content, state }: WoodcraftTable, seat: Seat, voice: Speaker['voice']): string[] {
  const milestones = (['berryIncome', 'nutIncome'] as const).flatMap((track) =>
    content.incomeTracks[track].milestones
      .filter(({ at }) => at > (state.players[seat]?.[track] ?? 0))
      .map(({ at, gives }) =>
        voice.format('woodcraftPlay.note.milestone', {
          track: voice.format(`woodcraftPlay.track.${track}`),
          at,
          gives: gives === 'tool' ? 'tool' : 'other',
        }),
      ),
  )
  return milestones.length > 0 ? [voice.format('woodcraftPlay.note.milestones', { milestones })] : []
}

function lumber(table: WoodcraftTable, seat: Seat, { voice, name }: Speaker): Group {
  const dice = diceIn(playerOf(table, seat).lumber)
  return {
    id: `lumber/${seat}`,
    title: voice.format('woodcraftPlay.group.lumber', { name: name(seat), limit: pileLimit(table, seat) }),
    owner: seat,
    facts: dice.map((die) => dieMark(voice, die)),
    items: dice,
  }
}

function dieMark(voice: Speaker['voice'], die: string): Mark {
  return { icon: `die-${die.split('-')[0] as 'green'}`, value: dieValue(die), label: dieName(voice, die) }
}

function pots(table: WoodcraftTable, seat: Seat, { voice, name }: Speaker): Group {
  const player = playerOf(table, seat)
  const owned = colours.map((colour, index) => ({ colour, index, tree: player.pots[index] ?? 0 }))
  const there = owned.filter(({ index }) => hasPot(player, index))
  return {
    id: `pots/${seat}`,
    title: voice.format('woodcraftPlay.group.pots', { name: name(seat) }),
    owner: seat,
    facts: there.map(({ colour, tree }): Mark => {
      const label = voice.say({
        id: `woodcraftPlay.fact.${tree > 0 ? 'tree' : 'emptyPot'}`,
        params: { colour, n: tree },
      })
      return { icon: `pot-${colour}`, ...(tree > 0 ? { value: tree } : {}), label }
    }),
    items: there.filter(({ tree }) => tree > 0).map(({ colour, tree }) => `${colour}-${tree}`),
  }
}

/** The sawing, splicing and gluing tiles: which are ready, which lie face down. */
function tiles(table: WoodcraftTable, seat: Seat, { voice, name }: Speaker): Group {
  const player = playerOf(table, seat)
  const owned = benches.filter((bench) => hasBench(player, bench))
  return {
    id: `tiles/${seat}`,
    title: voice.format('woodcraftPlay.group.tiles', { name: name(seat) }),
    owner: seat,
    facts: owned.map((bench): Mark => {
      const tile = thingName(voice, table.content, bench)
      const icon: Icon = bench === 'saw' || bench === 'glue' ? `${bench}-tile` : 'splice-tile'
      if (bench === 'saw') {
        const [saws, ready] = [sawsOf(player), sawsOf(player) - player.usedSaws]
        return { icon, value: ready, label: voice.format('woodcraftPlay.fact.saws', { tile, ready, saws }) }
      }
      const id = isReady(player, bench) ? 'woodcraftPlay.fact.ready' : 'woodcraftPlay.fact.used'
      return { icon, label: voice.format(id, { tile }) }
    }),
    items: owned,
  }
}

/** Improvements that can be added next. */
function toImprove(table: WoodcraftTable, seat: Seat, speaker: Speaker): Group {
  const { voice, name } = speaker
  const { built } = playerOf(table, seat)
  const open = improvements.filter((id) => {
    const after = table.content.improvements.get(id)?.after
    return !built.includes(id) && (!after || built.includes(after))
  })
  return {
    id: `improvements/${seat}`,
    title: voice.format('woodcraftPlay.group.improvements', { name: name(seat) }),
    owner: seat,
    facts: [],
    items: open,
    note: open.map((id) => {
      const { name: improvement, text } = cardFace(table, id, speaker)
      const cost = price(improvementPrice(table, seat, id, 0))
      return dashed(voice, [`${improvement} ${voice.say(cost)}`, text.join(' ')])
    }),
  }
}

/** Helpers and where they work; free spaces with what they bring. */
function workshop(table: WoodcraftTable, seat: Seat, { voice, name }: Speaker): Group {
  const { content } = table
  const { slots } = playerOf(table, seat)
  return {
    id: workshopOf(seat),
    title: voice.format('woodcraftPlay.group.workshop', { name: name(seat) }),
    owner: seat,
    facts: [],
    items: slots.filter((helper) => helper !== null),
    note: content.slots.map((slot, index) => {
      const helper = slots[index]
      const place = thingName(voice, content, slot.id)
      return helper
        ? `${place}: ${thingName(voice, content, helper)}`
        : voice.format('woodcraftPlay.note.freeSlot', { slot: place, effect: slotWords(voice, content, slot) })
    }),
  }
}

/** Tools by space, and the open spaces with what lies between them and their neighbours. */
function attic(table: WoodcraftTable, seat: Seat, { voice, name }: Speaker): Group {
  const { content } = table
  const { attic: filled } = playerOf(table, seat)
  const there = content.attic.flatMap((place, index) => {
    const tool = filled[index]
    return tool ? [{ place, tool }] : []
  })
  return {
    id: `attic/${seat}`,
    title: voice.format('woodcraftPlay.group.attic', { name: name(seat) }),
    owner: seat,
    facts: there.map(({ place, tool }): Mark => {
      return { icon: 'tool', label: `${thingName(voice, content, place.id)}: ${thingName(voice, content, tool)}` }
    }),
    items: there.map(({ tool }) => tool),
    note: content.attic.flatMap((place, index) => {
      if (filled[index] !== null) return []
      const spaceName = (other: number) => thingName(voice, content, content.attic[other]?.id ?? '')
      const beside = place.edges.map(({ other, reward }) =>
        voice.format('woodcraftPlay.note.edge', {
          space: spaceName(other),
          effect: gainWords(voice, content, reward),
        }),
      )
      const named = { space: spaceName(index), rewards: beside.join('; ') }
      const below = place.needs.filter((other) => filled[other] === null).map(spaceName)
      return below.length === 0
        ? voice.format('woodcraftPlay.note.openSpace', named)
        : voice.format('woodcraftPlay.note.closedSpace', { ...named, below: { all: below } })
    }),
  }
}

/** Orders row by row, what was completed, and what only the player reads. */
function cards(table: WoodcraftTable, seat: Seat, { voice, name }: Speaker): Group[] {
  const owner = name(seat)
  const zone = (id: string, title: string): Group => ({ id, title, owner: seat, facts: [], items: table.zone(id) })
  const own = (key: 'completed' | 'hand' | 'dealtHelpers' | 'dealtOrders' | 'chosen') =>
    voice.format(`woodcraftPlay.group.${key}`, { name: owner })
  return [
    ...rows.map((row, index) =>
      zone(
        rowOf(seat, index),
        voice.format('woodcraftPlay.group.row', { name: owner, row: thingName(voice, table.content, row) }),
      ),
    ),
    zone(completedOf(seat), own('completed')),
    zone(handOf(seat), own('hand')),
    zone(dealtHelpersOf(seat), own('dealtHelpers')),
    zone(dealtOrdersOf(seat), own('dealtOrders')),
    {
      id: `chosen/${seat}`,
      title: own('chosen'),
      owner: seat,
      facts: [],
      items: [...table.zone(chosenHelperOf(seat)), ...table.zone(chosenOrderOf(seat))],
    },
  ]
}
