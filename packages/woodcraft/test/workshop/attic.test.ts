import { describe, expect, test } from 'vitest'
import type { Player, WoodcraftState } from '../../src/state.ts'
import { contentWith, deal, pile, Workbench } from '../workbench.ts'

/** Places tools in the attic of a player, the books in order. */
function placed(state: WoodcraftState, player: Player, bench: Workbench, tools: { readonly [space: string]: string }) {
  for (const [space, tool] of Object.entries(tools)) {
    const index = bench.position.table.content.attic.findIndex(({ id }) => id === space)
    player.attic[index] = tool
    state.tools[tool] = (state.tools[tool] as number) - 1
  }
}

/** A turn in which an order has just given this tool. */
function gaining(type: string, tools: { readonly [space: string]: string } = {}): Workbench {
  const content = contentWith({
    orders: {
      'early-order-01': {
        dice: [{ colour: 'green', value: 1 }],
        materials: {},
        reward: { do: 'tool', type },
      },
    },
  })
  const bench = new Workbench(
    (state, player) => {
      deal(state, 'berry/0', 'early-order-01')
      deal(state, 'workshop/0', 'early-helper-01')
      player.slots[0] = 'early-helper-01'
      player.usedSaws = 1
      pile(state, player, 'green-1')
      // No milestone in the way.
      player.berryIncome = 10
      player.nutIncome = 10
    },
    { content },
  )
  placed(bench.state, bench.player(), bench, tools)
  return bench.choose({ complete: 'early-order-01' })
}

describe('the rulebook’s example', () => {
  test('mallet and wrench side by side bring 2 blueberry income', () => {
    const bench = gaining('wrench', { 'bottom-1': 'mallet' }).choose('bottom-2')
    expect(bench.player().berryIncome).toBe(12)
  })

  test('a second wrench above them brings a production with 1 helper, and no reputation from the other wrench', () => {
    const bench = gaining('wrench', { 'bottom-1': 'mallet', 'bottom-2': 'wrench' }).choose('middle-1')
    expect(bench.asked).toBe('produce')
    bench.choose('early-helper-01')
    expect(bench.asked).toBe('turn')
    expect([bench.player().glue, bench.player().reputation]).toEqual([1, 0])
  })

  test('a mallet in place of that wrench would bring the reputation', () => {
    const bench = gaining('wrench', { 'bottom-1': 'wrench', 'bottom-2': 'mallet' }).choose('middle-1')
    expect([bench.player().glue, bench.player().reputation]).toEqual([0, 1])
  })
})

describe('the pyramid', () => {
  test('the bottom row is open and nothing else', () => {
    const bench = gaining('mallet')
    expect(bench.choices).toEqual(['"bottom-1"', '"bottom-2"', '"bottom-3"', '"bottom-4"', '"bottom-5"'])
    expect(bench.whyNot('middle-1')).toBe('spaceClosed')
  })

  test('a space above two filled ones is open', () => {
    const bench = gaining('mallet', { 'bottom-1': 'mallet', 'bottom-2': 'wrench' })
    expect(bench.offers('middle-1')).toBe(true)
    expect(bench.whyNot('bottom-1')).toBe('spaceFilled')
  })

  test('the two ends of the top row need only their neighbour', () => {
    expect(gaining('mallet', { 'top-2': 'mallet' }).offers('top-1')).toBe(true)
    expect(gaining('mallet', { 'top-4': 'mallet' }).offers('top-5')).toBe(true)
  })

  test('in a full attic a tool is lost', () => {
    const five = [1, 2, 3, 4, 5]
    const spaces = [
      ...five.map((n) => `bottom-${n}`),
      ...[1, 2, 3, 4].map((n) => `middle-${n}`),
      ...five.map((n) => `top-${n}`),
    ]
    const bench = gaining(
      'mallet',
      Object.fromEntries(spaces.map((space, index) => [space, index < 7 ? 'file' : 'plane'])),
    )
    expect(bench.asked).toBe('turn')
    expect(bench.player().attic).not.toContain('mallet')
    expect(bench.problems).toEqual([])
    expect(bench.told('loseTool')).toEqual([{ type: 'loseTool', seat: 0, cause: 'atticFull' }])
  })

  test('a type that has run out is replaced by any other', () => {
    const other = new Workbench(
      (state, player) => {
        state.tools.mallet = 0
        player.attic[0] = 'mallet'
        player.berryIncome = 3
        deal(state, 'berry/0', 'early-order-01')
        pile(state, player, 'green-1')
      },
      {
        content: contentWith({
          orders: {
            'early-order-01': {
              dice: [{ colour: 'green', value: 1 }],
              materials: {},
              reward: { do: 'tool', type: 'mallet' },
            },
          },
        }),
      },
    ).choose({ complete: 'early-order-01' })
    expect(other.asked).toBe('chooseTool')
    expect(other.whyNot('mallet')).toBe('toolExhausted')
  })
})
