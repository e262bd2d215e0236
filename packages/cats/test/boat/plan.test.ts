import { describe, expect, test } from 'vitest'
import { listCells } from '../../src/boat/grid.ts'
import { mapsOutside } from '../../src/boat/plan.ts'
import { colours } from '../../src/content/colours.ts'
import { planOf } from '../../src/content/content.ts'
import { printedContent } from '../../src/content/read.ts'

const boats = ['boat-1', 'boat-2', 'boat-3', 'boat-4']
const plan = (id: string) => planOf(printedContent, id)

describe('the printed ships', () => {
  test.each(boats)('%s has 142 cells, 44 of them at the edge and 22 in the middle row', (boat) => {
    const { ship, edge, middleRow } = plan(boat)
    expect([ship, edge, middleRow].map((cells) => listCells(cells).length)).toEqual([142, 44, 22])
  })

  test('all have the same outline and sections', () => {
    for (const boat of boats) {
      expect(plan(boat).ship).toEqual(plan('boat-1').ship)
      expect(plan(boat).sections).toEqual(plan('boat-1').sections)
    }
  })

  test.each([
    ['stern', 18],
    ['portCabin', 11],
    ['diningRoom', 18],
    ['starboardCabin', 11],
    ['deck', 60],
    ['storeroom', 20],
    ['bow', 4],
  ])('the %s has %i cells', (section, size) => {
    expect(listCells(plan('boat-1').sections.get(section) ?? [])).toHaveLength(size)
  })

  test('the stern’s middle cell is at the edge; the inner corner beside it is not', () => {
    const edge = listCells(plan('boat-1').edge).map(String)
    expect(edge).toContain('4,0')
    expect(edge).not.toContain('3,1')
  })

  test.each([
    ['boat-1', ['1,14', '0,7', '3,1', '7,9', '5,19']],
    ['boat-2', ['3,1', '1,14', '5,19', '0,7', '7,9']],
    ['boat-3', ['7,9', '3,1', '1,14', '5,19', '0,7']],
    ['boat-4', ['0,7', '5,19', '7,9', '3,1', '1,14']],
  ])('%s has 19 rats and its blue, green, red, purple and orange map at %j', (boat, maps) => {
    expect(listCells(plan(boat).rats)).toHaveLength(19)
    expect(colours.map((colour) => String(plan(boat).maps[colour]))).toEqual(maps)
  })

  test('a map is visible until its cell is covered', () => {
    const covered = [1 << 7, 0, 0, 0, 0, 0, 0, 0, 0]
    expect(mapsOutside(plan('boat-1'), covered)).toEqual(['blue', 'red', 'purple', 'orange'])
  })
})
