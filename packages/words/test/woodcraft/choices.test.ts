import type { Item, Json, Table } from '@nora/kernel'
import { dieNamed, type Player, rowNamed, workshopOf } from '@nora/woodcraft'
import { woodcraftWords as words } from '@nora/words'
import { expect, test } from 'vitest'
import { asked, english, laidOut } from './opened.ts'

function said(table: Table, kind: string, args: object | null, choice: Json): string {
  return words.choice(table, asked(kind, args), choice, english)
}

/** The first player has exactly these dice. */
function withDice(...dice: string[]): Table {
  return laidOut((_state, player) => hold(player, dice))
}

function hold(player: Player, dice: readonly string[]): void {
  player.lumber.fill(0)
  for (const name of dice) {
    const die = dieNamed(name) as number
    player.lumber[die] = (player.lumber[die] ?? 0) + 1
  }
}

/** The first player has this helper. */
function withHelper(helper: Item): Table {
  return laidOut((state) => {
    ;(state.zones[workshopOf(0)] as Item[]).push(helper)
  })
}

test('a sawing names what becomes of the die and the saw blades it takes', () => {
  const table = withDice('brown-6')
  expect(said(table, 'saw', { cuts: 1 }, { die: 'brown-6', into: [2, 4] })).toBe(
    'saw a brown 6 into a brown 4 and a brown 2',
  )
  expect(said(table, 'saw', { cuts: 1 }, { die: 'brown-6', into: [1, 2, 3] })).toBe(
    'saw a brown 6 into a brown 3, a brown 2, and a brown 1, 1 saw blade',
  )
  expect(said(table, 'saw', { cuts: 1 }, { die: 'brown-6' })).toBe('saw a brown 6')
})

test('gluing two colours names its points, gluing one colour has none', () => {
  const table = withDice('green-1', 'green-2', 'brown-3')
  expect(said(table, 'glue', null, { dice: ['green-1', 'brown-3'], into: 'brown-4' })).toBe(
    'glue a green 1 and a brown 3 into a brown 4: 4 points',
  )
  expect(said(table, 'glue', null, { dice: ['green-1', 'green-2'], into: 'green-3' })).toBe(
    'glue a green 1 and a green 2 into a green 3',
  )
})

test('splicing, shaving and planting name the value reached', () => {
  const table = withDice('yellow-3')
  expect(said(table, 'splice', { most: 2 }, { die: 'yellow-3', by: 2 })).toBe('raise a yellow 3 to 5')
  expect(said(table, 'shave', { most: 1 }, { die: 'yellow-3', by: 1 })).toBe('lower a yellow 3 to 2')
  expect(said(table, 'plant', { planted: 0, most: 1 }, { die: 'yellow-3', tree: 1 })).toBe(
    'split a yellow 3: plant a yellow 1, keep a yellow 2',
  )
  expect(said(table, 'plant', { planted: 0, most: 1 }, { die: 'green-2', tree: 2 })).toBe('plant a green 2')
})

test('prices are those of the rulebook: green by value, yellow and brown one and two more, sales double', () => {
  const table = withDice('brown-3')
  const buying = (die: string) => said(table, 'buyLumber', { bought: 0, off: 0 }, die)
  expect(buying('green-3')).toBe('buy a green 3 for 3 blueberries')
  expect(buying('yellow-3')).toBe('buy a yellow 3 for 4 blueberries')
  expect(buying('brown-3')).toBe('buy a brown 3 for 5 blueberries')
  expect(said(table, 'sellDie', { more: 0, off: 0, mustSell: false }, 'brown-3')).toBe(
    'sell a brown 3 for 8 blueberries',
  )
  expect(said(table, 'sellDie', { more: 0, off: 0, mustSell: false }, 'none')).toBe('sell nothing')
  expect(said(table, 'buySix', { sold: 'brown', off: 0, mustBuy: false }, 'none')).toBe('buy nothing')
})

test('a discount of a card changes the price that is named', () => {
  const table = withDice('brown-3')
  expect(said(table, 'buyLumber', { bought: 0, off: 2 }, 'brown-3')).toBe('buy a brown 3 for 3 blueberries')
  expect(said(table, 'buyLumber', { bought: 0, off: 9 }, 'brown-3')).toBe('buy a brown 3 for free')
})

test('a move tells where the tile goes and what the place it leaves brings', () => {
  const opening = laidOut(() => {})
  expect(said(opening, 'turn', null, { move: 'buyLumber' })).toBe('move “buy lumber” from A1 to B7')
  const later = laidOut(({ wheel }) => {
    // The rulebook's example: slot 5 of the second quadrant gives 1 blueberry.
    wheel.arc = null
    wheel.lead = 1
    wheel.tiles[0] = 11
  })
  expect(said(later, 'turn', null, { move: 'buyLumber' })).toBe('move “buy lumber” from B5 to C7: 1 blueberry')
})

test('another tile’s action costs a lantern, a bonus action three, and the berries cost the action', () => {
  const table = laidOut(({ turn }) => {
    if (turn) turn.moved = 'buyLumber'
  })
  expect(said(table, 'turn', null, { act: 'buyLumber' })).toBe('action “buy lumber”')
  expect(said(table, 'turn', null, { act: 'exchangeDice' })).toBe('action “exchange dice” instead, for 1 lantern')
  expect(said(table, 'turn', null, { bonus: 'buyLumber' })).toBe('bonus action “buy lumber”, for 3 lanterns')
  expect(said(table, 'turn', null, 'berries')).toBe('take 3 blueberries instead of an action')
})

test('completing an order names what is given, what it pays and what its row adds', () => {
  const table = laidOut((state) => {
    ;(state.zones[rowNamed(0, 'berry')] as Item[]).push('early-order-03')
  })
  // Known from the rulebook's example: two dice and a scrapwood for 2 glue and 4 blueberries.
  expect(said(table, 'turn', null, { complete: 'early-order-03' })).toBe(
    'complete the order: Pot Stand – hand in a green 2, a brown 1, and 1 scrapwood: 2 glue, 4 blueberries, 1 blueberry',
  )
})

test('splicing names its scrapwood, unless a helper makes it free', () => {
  expect(
    said(
      laidOut(() => {}),
      'turn',
      null,
      { use: 'splice1' },
    ),
  ).toBe('splice: raise a die by 1 for 1 scrapwood')
  expect(said(withHelper('early-helper-21'), 'turn', null, { use: 'splice1' })).toBe(
    'splice: raise a die by 1 for free',
  )
})

test('a space of the attic tells what a tool would bring there now', () => {
  const table = laidOut((_state, player) => {
    player.attic[0] = 'mallet'
  })
  expect(said(table, 'placeTool', { tool: 'wrench' }, 'bottom-2')).toBe('bottom 2: 2 blueberry income')
  expect(said(table, 'placeTool', { tool: 'mallet' }, 'bottom-2')).toBe('bottom 2: no reward now')
})

test('what comes twice is told once, summed', () => {
  const table = laidOut((_state, player) => {
    player.attic[1] = 'mallet'
    player.attic[6] = 'mallet'
  })
  expect(said(table, 'placeTool', { tool: 'wrench' }, 'bottom-3')).toBe('bottom 3: 4 points')
})

test('a refused move is told without a place that the tile cannot reach', () => {
  const table = laidOut(({ wheel }) => {
    wheel.tiles = [13, 14, 20, 0, 1, 2, 3]
    wheel.lead = 1
  })
  expect(said(table, 'turn', null, { move: 'buyLumber' })).toBe('move “buy lumber” from B7')
})
