import { readFile } from 'node:fs/promises'
import { type GameFile, readGameFile } from '@nora/kernel'

/** A whole game that is kept with the tests of its rules, by game and name: `cats/classic-2`. */
export async function goldenGame(name: string): Promise<GameFile> {
  const [game, kept] = name.split('/')
  const file = new URL(`../../../packages/${game}/test/golden/fixtures/${kept}.json`, import.meta.url)
  return readGameFile(JSON.parse(await readFile(file, 'utf8')))
}
