import { readdirSync, readFileSync } from 'node:fs'
import { replayGolden } from '@nora/conformance'
import type { Game, GameFile, Match, Recorded } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { catsGame } from '../../src/index.ts'

const folder = new URL('./fixtures/', import.meta.url)
const names = readdirSync(folder)

function read(name: string): GameFile {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
}

function replayed(name: string, file: GameFile): Match {
  return replayGolden(catsGame as unknown as Game, name, file)
}

/** The file with one act told otherwise. */
function retold(file: GameFile, at: number, change: (act: Recorded) => Recorded): GameFile {
  return { ...file, line: file.line.map((act, index) => (index === at ? change(act) : act)) }
}

describe('golden games', () => {
  it('are kept for two and four in the classic game, three in the family game, and alone', () => {
    expect(names).toEqual(['classic-2.json', 'classic-4.json', 'family-3.json', 'solo-level-2.json'])
  })

  it.each(names)('%s goes again exactly as it went', (name) => {
    const file = read(name)
    const match = replayed(name, file)
    expect(match.over).toBe(true)
    expect(match.line.length).toBe(file.line.length)
  })

  it('that differ say at which act, and what to do', () => {
    const [name] = names as [string]
    const otherHash = retold(read(name), 40, (act) => ({ ...act, hash: '0' }))
    expect(() => replayed(name, otherHash)).toThrow(/differs at act 40, .* of seat .*hashDiffers.*npm run bless/)
    const at = read(name).line.findIndex(({ kind }) => kind === 'place')
    const illegal = retold(read(name), at, (act) => ({ ...act, choice: { row: 0, col: 0, turn: 0, flip: false } }))
    expect(() => replayed(name, illegal)).toThrow(new RegExp(`at act ${at}, place of seat .*illegalAct`))
    expect(() => replayed(name, { ...read(name), rulesVersion: '0' })).toThrow(/as a whole: .*wrongVersion/)
  })
})
