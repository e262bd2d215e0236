import { catsGame, lessonsOf, planOf } from '@nora/cats'
import { describe, expect, it } from 'vitest'
import { previewOf } from '../../src/cats/placing/preview.ts'
import { lies, tableWith } from './aboard.ts'

const { content } = catsGame

describe('what laying a tile would do', () => {
  it('counts the rats it covers, each a point', () => {
    const plan = planOf(content, 'boat-1')
    const preview = previewOf(tableWith(), 0, 'common-I3-1', lies(0, 11), true)
    expect(plan.rats[0]).toBeGreaterThan(0)
    expect(preview).toMatchObject({ points: 3, lines: [{ id: 'rats', points: 3 }] })
  })

  it('tells a map that the cat finds from one that is only covered', () => {
    const [row, column] = planOf(content, 'boat-1').maps.red
    expect(previewOf(tableWith(), 0, 'red-16', lies(row, column), true).map).toEqual({ colour: 'red', finds: true })
    expect(previewOf(tableWith(), 0, 'blue-16', lies(row, column), true).map).toEqual({ colour: 'red', finds: false })
    expect(previewOf(tableWith(), 0, 'common-1-1', lies(row, column), true).map).toEqual({
      colour: 'red',
      finds: false,
    })
  })

  it('sees a family begin and grow', () => {
    const two = tableWith(['blue-16', lies(2, 5)], ['blue-08', lies(2, 6)])
    const third = previewOf(two, 0, 'blue-15', lies(5, 6), true)
    expect(third.families).toEqual([{ colour: 'blue', from: 0, to: 3 }])
    expect(third.lines).toContainEqual(expect.objectContaining({ id: 'families', points: 8 }))
    const three = tableWith(['blue-16', lies(2, 5)], ['blue-08', lies(2, 6)], ['blue-15', lies(5, 6)])
    const fourth = previewOf(three, 0, 'blue-13', lies(1, 2), true)
    expect(fourth.families).toEqual([{ colour: 'blue', from: 3, to: 4 }])
    expect(previewOf(three, 0, 'red-13', lies(1, 2), true).families).toEqual([])
  })

  it('names a section that would be full', () => {
    const almost = tableWith(['common-1-1', lies(3, 20)], ['common-2-1', lies(4, 20)])
    const preview = previewOf(almost, 0, 'common-1-2', lies(5, 20), true)
    expect(preview.filled).toEqual(['bow'])
    expect(preview.lines).toContainEqual(expect.objectContaining({ id: 'sections', points: 5 }))
  })

  it('reckons an oshax with the colour that is worth most', () => {
    const two = tableWith(['blue-16', lies(2, 5)], ['blue-08', lies(2, 6)])
    const preview = previewOf(two, 0, 'oshax-2', lies(1, 2), true)
    expect(preview).toMatchObject({ as: 'blue', families: [{ colour: 'blue', from: 0, to: 3 }] })
  })

  it('counts the private lessons that the seat can read', () => {
    const table = tableWith()
    const lesson = content.tables.discovery.find(
      (card) => card.kind === 'privateLesson' && card.lesson.score === 'once' && card.lesson.when.is === 'empty',
    )
    if (!lesson) throw new Error('there is no such lesson')
    ;(table.state.zones[lessonsOf(0)] as string[]).push(lesson.id)
    const where = lesson.kind === 'privateLesson' && lesson.lesson.score === 'once' ? lesson.lesson.when : undefined
    const [area] = where?.is === 'empty' ? where.areas : []
    const cells = planOf(content, 'boat-1').sections.get(area ?? '') ?? []
    const row = cells.findIndex((bits) => bits !== 0)
    const column = Math.log2((cells[row] ?? 1) & -(cells[row] ?? 1))
    const preview = previewOf(table, 0, 'common-1-1', lies(row, column), true)
    expect(preview.lines).toContainEqual(expect.objectContaining({ id: 'privateLesson', item: lesson.id }))
    expect(preview.points).toBeLessThan(0)
  })

  it('says of every cell whether it is free, taken or no part of the ship, and nothing more where the tile may not lie', () => {
    const table = tableWith(['common-1-1', lies(3, 20)])
    const preview = previewOf(table, 0, 'common-I3-1', lies(3, 19), false)
    expect(preview.cells.map(({ footing }) => footing)).toEqual(['free', 'taken', 'outside'])
    expect(preview).toMatchObject({ points: 0, lines: [], families: [] })
  })

  it('changes nothing on the table', () => {
    const table = tableWith(['blue-16', lies(2, 5)])
    const before = JSON.stringify(table.state)
    previewOf(table, 0, 'oshax-2', lies(1, 2), true)
    expect(JSON.stringify(table.state)).toBe(before)
  })
})
