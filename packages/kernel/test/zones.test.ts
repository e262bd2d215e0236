import { draw, Fault, type Flow, ofEachSeat, pile, Table, Variant } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { note, open, type Toy, toy } from './toy.ts'

// A flow that asks nothing.
function* nothing(): Flow {}

function tableOf(parts: Parameters<typeof toy>[1]): Toy {
  const variant = new Variant(toy(nothing, parts), { mode: 'classic', seats: 3, level: null, options: {} })
  return new Table(variant, variant.opening())
}

const shelf = { readers: 'all', ordered: true } as const
const sack = { readers: 'none' } as const

describe('moving', () => {
  const zones = { shelf, other: shelf, sack }
  const items = { shelf: ['card-3', 'card-1', 'card-2'], sack: ['card-9', 'card-4'] }

  test('puts an item at the end of an ordered zone, or where it is told', () => {
    const table = tableOf({ zones, items })
    table.move('card-1', 'shelf', 'other')
    table.move(['card-3', 'card-2'], 'shelf', 'other', 0)
    expect(table.zone('other')).toEqual(['card-3', 'card-2', 'card-1'])
    expect(table.zone('shelf')).toEqual([])
  })

  test('keeps a zone without order sorted, from the start', () => {
    const table = tableOf({ zones, items })
    expect(table.zone('sack')).toEqual(['card-4', 'card-9'])
    table.move(['card-3', 'card-1'], 'shelf', 'sack')
    expect(table.zone('sack')).toEqual(['card-1', 'card-3', 'card-4', 'card-9'])
  })

  test('is a fault of the rules if the item or the zone is not there', () => {
    const table = tableOf({ zones, items })
    expect(() => table.move('card-9', 'shelf', 'other')).toThrow(Fault)
    expect(() => table.move('card-3', 'shelf', 'cellar')).toThrow(/no zone cellar/)
  })

  test('needs zones that were declared', () => {
    const game = toy(nothing, { start: () => ({ zones: { attic: [] }, next: null, notes: [], signs: [] }) })
    const variant = new Variant(game, { mode: 'classic', seats: 3, level: null, options: {} })
    expect(() => variant.opening()).toThrow(/attic is not declared/)
  })
})

test('hands passed round go to the next seat, the last one to the first', () => {
  const hands = { a: { readers: [0] }, b: { readers: [1] }, c: { readers: [2] } }
  const table = tableOf({ zones: hands, items: { a: ['card-1', 'card-2'], b: ['card-3'] } })
  table.pass(['a', 'b', 'c'])
  expect(['a', 'b', 'c'].map((zone) => table.zone(zone))).toEqual([[], ['card-1', 'card-2'], ['card-3']])
})

test('every player has a zone of one name, whoever is asked for first', () => {
  const handOf = ofEachSeat('hand')
  expect([3, 0, 3].map((seat) => handOf(seat))).toEqual(['hand/3', 'hand/0', 'hand/3'])
})

describe('drawing', () => {
  const zones = { ...pile('deck'), hand: shelf, sack }
  const items = { 'deck/top': ['card-7'], deck: ['card-2', 'card-5'], 'deck/bottom': ['card-1', 'card-3'] }

  test('takes what lies on top, then what chance gives, then what lies at the bottom', () => {
    const match = open(
      toy(
        function* (table) {
          yield* draw(table, 'deck', 'hand', 4)
          note(table, [...table.zone('hand')])
        },
        { zones, items },
      ),
    )
    const [hand] = match.table.state.notes as unknown as string[][]
    expect(hand?.[0]).toBe('card-7')
    expect(hand?.slice(1, 3).sort()).toEqual(['card-2', 'card-5'])
    expect(hand?.[3]).toBe('card-1')
    expect(match.table.zone('deck/bottom')).toEqual(['card-3'])
  })

  test('asks fate only for what is not fixed', () => {
    const match = open(
      toy(
        function* (table) {
          yield* draw(table, 'deck', 'hand', 1)
          yield* draw(table, 'deck', 'hand', 1)
        },
        { zones, items },
      ),
    )
    expect(match.line.map(({ kind }) => kind)).toEqual(['draw'])
  })

  test('stops when nothing is left', () => {
    const match = open(toy((table) => draw(table, 'deck', 'sack', 99), { zones, items }))
    expect(match.table.zone('sack')).toHaveLength(5)
    expect(match.over).toBe(true)
  })

  test('from a plain bag needs no pile', () => {
    const match = open(toy((table) => draw(table, 'sack', 'hand', 2), { zones, items: { sack: ['card-1', 'card-2'] } }))
    expect([...match.table.zone('hand')].sort()).toEqual(['card-1', 'card-2'])
  })
})
