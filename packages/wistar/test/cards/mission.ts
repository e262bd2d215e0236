import type { Item } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { CardTable } from './card-table.ts'
import type { Deed, Refusal } from './deed.ts'
import type { Given } from './position.ts'

/** What a row asks for and gives. */
interface Row extends Omit<Deed, 'with'> {
  /** A position that is just enough. */
  readonly asks: Given
  readonly refused: readonly Refusal[]
  /** The row that opens its lock. */
  readonly lock?: number
}

/** States what the reveal bonus and the three rows of a mission ask for and give. */
export function mission(
  id: Item,
  name: string,
  reveal: Deed,
  rows: readonly [first: Row, second: Row, third: Row],
): void {
  const cellar = id.startsWith('cellar')
  const place = cellar
    ? { cellar, room: 'E', space: 'E1', cube: 'vp6' }
    : { cellar, room: 'B', space: 'B1', cube: 'vp3' }
  describe(`${id} ${name}`, () => {
    revealing(id, place, reveal)
    for (const [index, row] of rows.entries()) completing(id, place, index + 1, row)
  })
}

const gone = 'gone'
const noBrown = { bedDiscount: gone, digDiscount: gone, porch: gone, doubleMove: gone, skillToken: gone, vp3: gone }
const noGrey = { vp6: gone, freeInvention: gone, anyMainAction: gone, hero: gone }

interface Place {
  readonly cellar: boolean
  readonly room: string
  readonly space: string
  /** A cube of the right colour that does nothing more. */
  readonly cube: string
}

function revealing(id: Item, { room, space }: Place, { so, with: given = {}, answers = [], after }: Deed): void {
  const position = { ...given, explorer: room, missions: { [space]: id } }
  test(`revealed: ${so}`, () => {
    const table = new CardTable(position)
    const before = table.standing()
    table.explore(1, { reveal: space }, ...answers)
    expect(table.standing()).toEqual({ ...before, ...after })
    expect(table.whyNotExplore({ reveal: space })).toEqual({ code: 'missionOpen' })
  })
  test('not revealed from elsewhere: notInThisRoom', () => {
    const table = new CardTable({ ...position, explorer: 'A' })
    expect(table.whyNotExplore({ reveal: space })).toEqual({ code: 'notInThisRoom', params: { room } })
  })
}

function completing(id: Item, { cellar, room, space, cube }: Place, row: number, rule: Row): void {
  const { so, asks, refused, lock, answers = [], after } = rule
  const taken = lock ? { [space]: [lock] } : {}
  const position: Given = { ...asks, explorer: room, missions: { [space]: id }, revealed: [space], taken }
  const whyNot = (lacking: Given) => new CardTable({ ...position, ...lacking }).whyNotRow(space, row)

  test(`row ${row}: ${so}`, () => {
    const table = new CardTable(position)
    const before = table.standing()
    table.complete(space, row, cube, ...answers)
    expect(table.standing()).toEqual({ ...before, cubes: { [cube]: `${space}/${row}` }, ...after })
    expect(table.state.rows[space]?.[row - 1]).toBe(0)
  })
  for (const [lacking, code, params] of refused) {
    test(`row ${row} refused with ${JSON.stringify(lacking)}: ${code}`, () => {
      expect(whyNot(lacking)).toEqual({ code, params })
    })
  }
  test(`row ${row} refused once it is taken, face down and from elsewhere`, () => {
    expect(whyNot({ taken: { [space]: [row, ...(lock ? [lock] : [])] } })).toEqual({ code: 'rowTaken' })
    expect(whyNot({ revealed: [] })).toEqual({ code: 'missionHidden' })
    expect(whyNot({ explorer: 'A' })).toEqual({ code: 'notInThisRoom', params: { room } })
  })
  test(`row ${row} takes a ${cellar ? 'cube of either colour' : 'brown cube'}`, () => {
    expect(whyNot({ cubes: noBrown })).toEqual(
      cellar ? undefined : { code: 'noneLeft', params: { what: 'brownCubes' } },
    )
    expect(whyNot({ cubes: { ...noBrown, ...noGrey } })?.code).toBe('noneLeft')
  })
  if (lock) {
    test(`row ${row} refused before row ${lock}: rowLocked`, () => {
      const others = [1, 2, 3].filter((other) => other !== lock && other !== row)
      expect(whyNot({ taken: { [space]: others } })).toEqual({ code: 'rowLocked', params: { lock } })
    })
  } else {
    test(`row ${row} has no lock`, () => expect(whyNot({})).toBeUndefined())
  }
}
