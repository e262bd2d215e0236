import { type Item, isHidden, Match, type Seat, Table, viewOf, WATCHER } from '@nora/kernel'
import { HELPERS, handOf, ON_TRACK, ORDERS, type WoodcraftState, woodcraftWithPack } from '@nora/woodcraft'
import { type Group, woodcraftWords as words } from '@nora/words'
import { expect, test } from 'vitest'
import { english, laidOut, opened } from './opened.ts'

function groupsOf(table: unknown, reader: Seat): readonly Group[] {
  return words.groups(table as Table, reader, english)
}

function groupNamed(groups: readonly Group[], id: string): Group {
  const found = groups.find((group) => group.id === id)
  if (!found) throw new Error(`there is no group ${id}`)
  return found
}

test('every card of every zone is shown in the groups or the piles of whoever may read it', () => {
  const match = opened(3, 11)
  const { zones } = match.table.state
  const shown = (reader: Seat): Set<Item> => {
    const table = match.table as unknown as Table
    const all = [...words.groups(table, reader, english), ...words.piles(table, reader, english)]
    return new Set(all.flatMap(({ items }) => items))
  }
  const readable = (zone: string, reader: Seat) => !(match.view(reader).state.zones[zone] ?? []).some(isHidden)
  for (const reader of [0, 1, 2]) {
    const seen = shown(reader)
    const lost = Object.keys(zones).filter(
      (zone) => readable(zone, reader) && (zones[zone] ?? []).some((item) => !seen.has(item)),
    )
    expect(lost).toEqual([])
  }
  expect(zones[ON_TRACK]).toHaveLength(2)
})

test('what a seat is told is the same whether the table holds the truth or only what the seat sees', () => {
  const match = opened(2, 12)
  for (const reader of [0, 1, WATCHER]) {
    const { state } = match.view(reader)
    const seen = new Table(match.variant, state as WoodcraftState)
    expect(groupsOf(seen, reader)).toEqual(groupsOf(match.table, reader))
    expect(words.piles(seen as unknown as Table, reader, english)).toEqual(
      words.piles(match.table as unknown as Table, reader, english),
    )
  }
})

test('a hand is shown to its owner and counted for the others', () => {
  const match = opened(2, 13)
  const own = groupNamed(groupsOf(match.table, 0), handOf(0))
  expect(own.items.some(isHidden)).toBe(false)
  const others = groupNamed(groupsOf(match.table, 1), handOf(0))
  expect(others.items).toEqual(['?hazelnut', '?hazelnut'])
  expect(words.item(match.table as unknown as Table, '?hazelnut', english)).toBe('hazelnut order (face down)')
})

test('the wheel tells which tile stands where, what its slot brings and what the saw shows', () => {
  const table = laidOut(({ wheel }) => {
    wheel.arc = null
    wheel.lead = 3
    wheel.tiles = [9, 10, 11, 12, 13, 20, 27]
  })
  const groups = groupsOf(table, 0)
  const second = groupNamed(groups, 'quadrant/B')
  expect(second.title).toBe('Quadrant B, 2 behind the arrow')
  expect(second.facts.map(({ label }) => label)).toEqual(['window: 1 saw blade'])
  expect(second.items).toEqual(['buyLumber', 'exchangeDice', 'buyMaterials', 'chooseOrders', 'chooseHelper'])
  // The two slots that the rulebook tells of.
  expect(second.note?.[0]).toBe('B3 buy lumber: 1 scrapwood, 1 glue')
  expect(second.note?.[2]).toBe('B5 buy materials: 1 blueberry')
  expect(groupNamed(groups, 'quadrant/D').title).toBe('Quadrant D, just before the saw’s arrow')
})

test('under the arc tile no slot brings anything, and a tile at the arrow may be blocked', () => {
  const opening = groupsOf(
    laidOut(() => {}),
    0,
  )
  expect(groupNamed(opening, 'quadrant/A').note?.[0]).toBe('A1 buy lumber: no bonus')
  expect(groupNamed(opening, 'wheel').note).toContain(
    'The arc tile covers the spaces of quadrant A: no bonus there yet.',
  )
  const blocked = groupsOf(
    laidOut(({ wheel }) => {
      wheel.tiles[0] = 27
      wheel.lead = 3
    }),
    0,
  )
  expect(groupNamed(blocked, 'quadrant/D').note?.[0]).toMatch(/ – can’t move now$/)
})

test('dice, trees, tiles and tools before a player are facts of their own', () => {
  const table = laidOut((_state, player) => {
    player.pots[0] = 5
    player.usedSaws = 1
    player.attic[0] = 'wrench'
  })
  const groups = groupsOf(table, 0)
  const labels = (id: string) => groupNamed(groups, id).facts.map(({ label }) => label)
  expect(labels('lumber/0')).toEqual(['green 3', 'yellow 2', 'brown 1'])
  expect(labels('pots/0')).toEqual(['green pot: 5'])
  expect(labels('tiles/0')).toEqual(['sawing tile: 0 of 1 ready', 'splicing tile +1: ready'])
  expect(labels('attic/0')).toEqual(['bottom 1: wrench'])
})

test('a player’s tracks tell what is still to come: milestones not yet passed and the later marketing spaces', () => {
  const table = laidOut((_state, player) => {
    player.berryIncome = 5
    player.nutIncome = 7
    player.marketing = 6
  })
  expect(groupNamed(groupsOf(table, 0), 'player/0').note).toEqual([
    'Next marketing space: 7 points for 10 blueberries.',
    'Then: 9 points for 11 blueberries, 11 points for 12 blueberries.',
    'Milestones: blueberry income 8: 3 points.',
  ])
})

test('who has passed all milestones is told of none', () => {
  const table = laidOut((_state, player) => {
    player.berryIncome = 9
    player.nutIncome = 9
  })
  expect(groupNamed(groupsOf(table, 0), 'player/0').note?.join(' ')).not.toContain('Milestones')
})

test('the milestones that a pack puts on the reputation track are told with it', () => {
  const records = { reputation: { 'reputation-12': { milestone: 'tool' }, 'reputation-04': { milestone: 'points' } } }
  const pack = { format: 'nora-pack', game: 'woodcraft', name: 'With milestones', records }
  const match = Match.open(woodcraftWithPack(pack as never), { mode: 'classic', seats: 2 }, { seed: 1 })
  expect(groupNamed(groupsOf(match.table, 0), 'reputation').note).toContain(
    'Milestones on the reputation track: space 4: 3 points, space 12: a tool.',
  )
  const printed = groupNamed(groupsOf(opened(2, 1).table, 0), 'reputation').note
  expect(printed?.join(' ')).not.toContain('Milestones')
})

test('alone, the cards on show and the dice of the yard have the numbers by which solo cards name them', () => {
  const groups = groupsOf(opened(1, 5).table, 0)
  expect(groupNamed(groups, ORDERS).places).toEqual(['1', '2', '3', '4'])
  expect(groupNamed(groups, HELPERS).places).toEqual(['1', '2', '3', '4'])
  const dice = groupNamed(groups, 'yard').facts.map(({ label }) => label.split(':')[0])
  expect(dice).toEqual(['green die 1', 'green die 2', 'yellow die 1', 'yellow die 2', 'brown die 1', 'brown die 2'])
  const together = groupsOf(opened(2, 5).table, 0)
  expect(groupNamed(together, ORDERS).places).toBeUndefined()
  expect(groupNamed(together, 'yard').facts[0]?.label).not.toContain(':')
})

test('a space of the attic that is not open yet tells what has to be filled first', () => {
  const table = laidOut((_state, player) => {
    player.attic[0] = 'wrench'
  })
  const note = groupNamed(groupsOf(table, 0), 'attic/0').note ?? []
  expect(note.find((line) => line.startsWith('bottom 2:'))).toMatch(/^bottom 2: open – beside bottom 1: /)
  expect(note.find((line) => line.startsWith('middle 1:'))).toMatch(/^middle 1: opens after filling bottom 2 – /)
  expect(note.find((line) => line.startsWith('middle 2:'))).toMatch(
    /^middle 2: opens after filling bottom 2 and bottom 3 – /,
  )
})

test('the reader’s own things come first among the players', () => {
  const owners = groupsOf(opened(3, 14).table, 1).flatMap(({ owner }) => owner ?? [])
  expect([...new Set(owners)]).toEqual([1, 0, 2])
})

test('a view of the kernel can be told as it is', () => {
  const match = opened(4, 15)
  const view = viewOf(match.variant, match.table.state, 2)
  expect(groupsOf(new Table(match.variant, view), 2).length).toBeGreaterThan(20)
})

test.each([
  [2, '4', '11'],
  [4, '4', '10'],
])(
  'the calendar of %i players tells after which rounds the cards beside the X are discarded',
  (seats, first, second) => {
    const { note } = groupNamed(groupsOf(opened(seats, 1).table, 0), 'calendar')
    expect(note?.[1]).toMatch(
      new RegExp(`^The cards beside the X are discarded after rounds: ${first}\\D+${second}\\.$`),
    )
  },
)
