import { readFile } from 'node:fs/promises'
import { type GameFile, readGameFile } from '@nora/kernel'

/** A whole game that is kept with the tests of its rules, by game and name: `cats/classic-2`. */
export async function goldenGame(name: string): Promise<GameFile> {
  const [game, kept] = name.split('/')
  const file = new URL(`../../../packages/${game}/test/golden/fixtures/${kept}.json`, import.meta.url)
  return readGameFile(JSON.parse(await readFile(file, 'utf8')))
}

/** The game up to a question to the first seat at such a share of its length; `kind`: of those of one kind. 1 is the end. */
export function cutAt(file: GameFile, share: number, kind?: string): GameFile {
  if (share === 1) return file
  const asked = file.line.flatMap((act, index) => (act.seat === 0 && (kind ?? act.kind) === act.kind ? [index] : []))
  const length = asked[Math.floor(share * asked.length)]
  return { ...file, line: file.line.slice(0, length), result: null }
}
