import { ContentError } from '@nora/effects'
import { components, houseContent, houseTables, readContent, woodcraftGame, woodcraftWithPack } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'

const pack = (records: object) =>
  woodcraftWithPack({ format: 'nora-pack', game: 'woodcraft', name: 'mine', records } as never)

/** The problems that reading these tables finds. */
function problemsIn(changed: object): readonly { file: string; record: string; field: string; code: string }[] {
  try {
    readContent({ ...houseTables, ...changed } as never)
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
}

const without = (table: keyof typeof houseTables, id: string) => ({
  [table]: (houseTables[table] as readonly { id: string }[]).filter((record) => record.id !== id),
})

const changed = (table: keyof typeof houseTables, id: string, fields: object) => ({
  [table]: (houseTables[table] as readonly { id: string }[]).map((record) =>
    record.id === id ? { ...record, ...fields } : record,
  ),
})

describe('the box', () => {
  test('holds what the rulebook lists', () => {
    const counted = Object.entries(components(houseContent)).map(([name, { total }]) => [name, total])
    expect(Object.fromEntries(counted)).toMatchObject({
      helpers: 49,
      orders: 64,
      hazelnutOrders: 8,
      contracts: 8,
      soloCards: 10,
      rewardTiles: 3,
      ringSlots: 28,
      sawWindows: 8,
      improvements: 7,
      incomeTracks: 2,
      materialBundles: 5,
    })
    expect(houseContent.tables.helpers.filter(({ deck }) => deck === 'early')).toHaveLength(27)
    expect(houseContent.tables.orders.filter(({ deck }) => deck === 'early')).toHaveLength(32)
    expect(houseContent.tables.tools.reduce((sum, { copies }) => sum + copies, 0)).toBe(55)
  })

  test('an effect that is not in the language is refused with its place', () => {
    const [problem] = problemsIn(changed('ring', 'A1', { bonus: { do: 'fly' } }))
    expect(problem).toMatchObject({ file: 'ring', record: 'A1', field: 'bonus.do' })
  })

  test('a tool of an unknown type is refused', () => {
    const [problem] = problemsIn(changed('ring', 'A1', { bonus: { do: 'tool', type: 'sword' } }))
    expect(problem).toMatchObject({ file: 'ring', record: 'A1', field: 'bonus.type' })
  })

  test('a missing slot, window or improvement is refused', () => {
    expect(problemsIn(without('ring', 'C4'))[0]).toMatchObject({ file: 'ring', record: 'C4', code: 'recordMissing' })
    expect(problemsIn(without('windows', 'D-3'))[0]).toMatchObject({ file: 'windows', record: 'D-3' })
    expect(problemsIn(without('improvements', 'glue'))[0]).toMatchObject({ file: 'improvements', record: 'glue' })
  })

  test('a seedling that would leave its pot at once, or comes in another one, is refused', () => {
    const grown = problemsIn(changed('improvements', 'pot-yellow', { seedling: { colour: 'yellow', value: 6 } }))
    expect(grown[0]).toMatchObject({ record: 'pot-yellow', field: 'seedling.value', code: 'fieldTooBig', expected: 5 })
    const elsewhere = problemsIn(changed('improvements', 'pot-yellow', { seedling: { colour: 'green', value: 1 } }))
    expect(elsewhere[0]).toMatchObject({ record: 'pot-yellow', field: 'seedling', code: 'fieldValue' })
  })

  test('an early helper that nobody can pay at the start is refused', () => {
    const [problem] = problemsIn(changed('helpers', 'early-helper-01', { cost: 13 }))
    expect(problem).toMatchObject({ file: 'helpers', record: 'early-helper-01', field: 'cost' })
  })

  test('a card in another deck than its back shows is refused', () => {
    const [helper] = problemsIn(changed('helpers', 'early-helper-01', { deck: 'late' }))
    expect(helper).toMatchObject({ file: 'helpers', record: 'early-helper-01', field: 'deck', expected: 'early' })
    const [order] = problemsIn(changed('orders', 'late-order-02', { deck: 'early' }))
    expect(order).toMatchObject({ file: 'orders', record: 'late-order-02', field: 'deck', expected: 'late' })
  })

  test('a workshop without a top left space is refused', () => {
    const first = houseContent.tables.helperSlots.find(({ column, row }) => column === 1 && row === 1)?.id as string
    expect(problemsIn(changed('helperSlots', first, { row: 9 }))[0]).toMatchObject({ file: 'helperSlots' })
  })

  test('an edge to a space that is not there is refused', () => {
    const [problem] = problemsIn(changed('atticEdges', 'edge-01', { between: ['bottom-1', 'bottom-9'] }))
    expect(problem).toMatchObject({ file: 'atticEdges', record: 'edge-01', code: 'referenceUnknown' })
  })
})

describe('a pack', () => {
  test('changes a record and with it the hash of the content', () => {
    const game = pack({ helpers: { 'early-helper-01': { cost: 1 } } })
    expect(game.content.helpers.get('early-helper-01')?.cost).toBe(1)
    expect(game.content.tables.helpers[0]?.source.cost).toBe('pack')
    expect(game.contentHash).not.toBe(woodcraftGame.contentHash)
  })

  test('that is wrong names the record and the field', () => {
    expect(() => pack({ orders: { 'early-order-01': { row: 'attic' } } })).toThrow(/early-order-01.*row/)
  })
})
