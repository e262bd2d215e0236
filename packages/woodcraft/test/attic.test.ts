import { describe, expect, test } from 'vitest'
import type { Player, WoodcraftState } from '../src/state.ts'
import { contentWith, deal, pile, Workbench } from './workbench.ts'

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

const { content } = new Workbench().position.table
const pair = content.tables.atticEdges.find(
  ({ between, reward }) =>
    between.every((space) => space.startsWith('bottom')) && reward.do === 'gain' && reward.what === 'berryIncome',
)?.between as [string, string]
const above = content.tables.attic.find(({ needs }) => pair.every((space) => needs.includes(space)))?.id as string

describe('the rulebook’s example', () => {
  test('mallet and wrench side by side bring 2 blueberry income', () => {
    const bench = gaining('wrench', { [pair[0]]: 'mallet' }).choose(pair[1])
    expect(bench.player().berryIncome).toBe(12)
  })

  test('a second wrench above them brings a production for the mallet and nothing for the other wrench', () => {
    const edges = content.tables.atticEdges.filter(({ between }) => between.includes(above))
    const rewards = pair.map((space) => edges.find(({ between }) => between.includes(space))?.reward)
    expect(rewards.map((reward) => [reward?.do, reward?.what])).toContainEqual(['gain', 'reputation'])
    expect(rewards.map((reward) => reward?.do)).toContain('produce')
    const produces = pair[rewards.findIndex((reward) => reward?.do === 'produce')] as string
    const other = pair.find((space) => space !== produces) as string
    const bench = gaining('wrench', { [produces]: 'mallet', [other]: 'wrench' })
    bench.choose(above)
    expect(bench.asked).toBe('produce')
    expect(bench.player().reputation).toBe(0)
  })
})

describe('the pyramid', () => {
  test('the bottom row is open and nothing else', () => {
    const bench = gaining('mallet')
    for (const { id, row } of content.attic) expect(bench.offers(id)).toBe(row === 'bottom')
    expect(bench.whyNot(above)).toBe('spaceClosed')
  })

  test('a space above two filled ones is open', () => {
    const bench = gaining('mallet', { [pair[0]]: 'mallet', [pair[1]]: 'wrench' })
    expect(bench.offers(above)).toBe(true)
    expect(bench.whyNot(pair[0])).toBe('spaceFilled')
  })

  test('the two ends of the top row need only their neighbour', () => {
    const ends = content.attic.filter(({ row, needs }) => row === 'top' && needs.length === 1)
    expect(ends).toHaveLength(2)
    for (const { id, needs } of ends) {
      const [neighbour] = needs
      expect(content.attic[neighbour as number]?.row).toBe('top')
      const bench = gaining('mallet', { [content.attic[neighbour as number]?.id as string]: 'mallet' })
      expect(bench.offers(id)).toBe(true)
    }
  })

  test('in a full attic a tool is lost', () => {
    const all = Object.fromEntries(content.attic.map(({ id }, index) => [id, content.tools[index % 5] as string]))
    const bench = gaining('mallet', all)
    expect(bench.asked).toBe('turn')
    expect(bench.problems).toEqual([])
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

describe('every edge', () => {
  const changed = (bench: Workbench) => {
    const { attic, ...rest } = bench.player()
    return JSON.stringify([rest, bench.asked])
  }

  test.each(content.tables.atticEdges.map(({ id, between }) => [id, ...between] as [string, string, string]))(
    '%s pays between different tools on %s and %s, and nothing between equal ones',
    (_id, one, other) => {
      const lay = (tool: string) => {
        const index = content.attic.findIndex(({ id }) => id === other)
        const others = content.attic[index]?.needs.map((need) => content.attic[need]?.id as string) ?? []
        // Everything it needs is of the placed type, so that only the edge in question can pay.
        const filled = Object.fromEntries(others.filter((id) => id !== one).map((id) => [id, 'wrench']))
        const bench = gaining('wrench', { ...filled, [one]: tool })
        return changed(bench.choose(other))
      }
      expect(lay('mallet')).not.toBe(lay('wrench'))
    },
  )
})
