import { ContentError } from '@nora/effects'
import { expect, test } from 'vitest'
import { printedTables, readContent } from '../../src/index.ts'

test('a treasure card with two ways to take the same is refused: they could not be told apart', () => {
  const same = [
    { take: 'common', number: 1, fish: 0 },
    { take: 'common', number: 2, fish: 3 },
  ]
  const discovery = printedTables.discovery.map((card) => (card.id === '110' ? { ...card, options: same } : card))
  let problems: ContentError['problems'] = []
  try {
    readContent({ ...printedTables, discovery })
  } catch (error) {
    if (error instanceof ContentError) problems = error.problems
  }
  expect(problems).toMatchObject([{ file: 'discovery', record: '110', field: 'options', code: 'fieldValue' }])
})
