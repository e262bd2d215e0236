import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Weights } from '@nora/bots'
import { expect, test } from 'vitest'
import { ran, temporaryFolder } from './run.ts'

const lesson = ['learn', 'woodcraft', '--mode', 'solo', '--seats', '1', '--games', '9,1', '--trial', '1', '--seed', '5']

/** The weights that a run puts into a file; what it has seen it keeps in the folder. */
async function learnedIn(folder: string): Promise<string> {
  const file = join(temporaryFolder(), 'weights.json')
  const { code } = await ran(...lesson, '--json', '--folder', folder, '--into', file)
  expect(code).toBe(0)
  return readFileSync(file, 'utf8')
}

test('learning from nothing gives the same weights from the same seed, and goes on where it was stopped', async () => {
  const folder = temporaryFolder()
  const weights = await learnedIn(folder)
  const [one] = JSON.parse(weights) as Weights[]
  expect(one).toMatchObject({ game: 'woodcraft', mode: 'solo', seats: 1, seed: 5, games: [9, 1] })
  expect(one?.spread).toHaveLength(10)
  expect(await learnedIn(temporaryFolder())).toBe(weights)

  const kept = join(folder, readdirSync(folder)[0] as string)
  const files = readdirSync(kept).sort()
  expect(files).toEqual([
    'round-1-games-0-8.bin',
    'round-2-games-0-0-weights-after-9.bin',
    'trial-games-0-0-weights-after-9-1.json',
    'weights-after-9-1.json',
    'weights-after-9.json',
  ])
  // As if it had been stopped after the first round: its games are not played again.
  for (const file of files.slice(1)) rmSync(join(kept, file))
  const before = readFileSync(join(kept, 'round-1-games-0-8.bin'))
  expect(await learnedIn(folder)).toBe(weights)
  expect(readFileSync(join(kept, 'round-1-games-0-8.bin')).equals(before)).toBe(true)
  expect(readdirSync(kept).sort()).toEqual(files)
})
