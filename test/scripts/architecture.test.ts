import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/workspace.mjs'

const page = readFileSync(join(repositoryRoot, 'docs/architecture.md'), 'utf8')
const table = page.split("### One choice, from a click to other viewers' pixels\n")[1]?.split('\n## ')[0] ?? ''

/** The files of a row; a name without a folder lies in that of the name before it. */
function filesOf(cell: string): string[] {
  let folder = ''
  return [...cell.matchAll(/`([^`]+\.tsx?)`/g)].map(([, name = '']) => {
    const file = name.includes('/src/') ? `packages/${name}` : join(folder, name)
    folder = dirname(file)
    return file
  })
}

const rows = table.split('\n').flatMap((line) => {
  const cell = /^\| ([^|]+) \|/.exec(line)?.[1] ?? ''
  return cell.includes('`') ? [{ cell, files: filesOf(cell) }] : []
})

test('the way of a choice is told from the piece that is clicked to the pieces that travel', () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.at(0)?.files[0]).toBe('packages/web/src/table/kit/piece.tsx')
  expect(rows.at(-1)?.files.at(-1)).toBe('packages/web/src/animation/journeys.ts')
})

test.each(rows)('it comes to $cell', ({ files }) => {
  expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  expect(files).not.toEqual([])
})
