import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ran, spawned, temporaryFolder } from './run.ts'

/** What stands between the last question and the score sheets. */
function endOf(out: string): string {
  return out.slice(out.lastIndexOf('Day 5 ends'))
}

it('tells the end: what happened after the last decision, line by line, and everybody’s board', () => {
  const { code, out } = spawned(['play', 'cats', '--mode', 'family', '--seed', '4', '--lang', 'en'], '1\n'.repeat(400))
  expect(code).toBe(0)
  const end = endOf(out)
  expect(end).toContain('Next: final scoring.')
  expect(end).toMatch(/^ {2}\S.*: .*, -\d+ points?\.$/m)
  expect(end.match(/ has -?\d+ points? in all\.$/gm)).toHaveLength(2)
  expect(end.match(/^Boat: /gm)).toHaveLength(2)
})

it.each([
  ['cats', /^Boat: /gm],
  ['wistar', /^Lair: Player \d: /gm],
  ['woodcraft', /^Player \d: attic/gm],
])('tells the end of %s in a replay too, with everybody’s board', async (game, board) => {
  const file = join(temporaryFolder(), 'game.json')
  const line = ['--seed', '4', '--auto', '--bots', 'random', '--save', file, '--lang', 'en']
  const played = await ran('play', game, ...line)
  expect(played.out).toMatch(/ has -?\d+ points? in all\.$/m)
  const { out } = await ran('replay', file, '--lang', 'en')
  const end = out.slice(out.lastIndexOf('Player 2 has '))
  expect(end).toMatch(/^Player 2 has -?\d+ points? in all\./)
  expect(end.match(board)).toHaveLength(2)
})
