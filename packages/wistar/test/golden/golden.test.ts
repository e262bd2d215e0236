import { readdirSync, readFileSync } from 'node:fs'
import { replayGolden } from '@nora/conformance'
import type { Game, GameFile } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { wistarGame } from '../../src/game.ts'

const folder = new URL('./fixtures/', import.meta.url)
const names = readdirSync(folder)

function read(name: string): GameFile {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
}

describe('golden games', () => {
  it('are kept for two and four in the classic game, three in the peaceful one, and alone against Ratbot', () => {
    expect(names).toEqual(['classic-2.json', 'classic-4.json', 'peaceful-3.json', 'solo-level-5.json'])
  })

  it.each(names)('%s goes again exactly as it went', (name) => {
    const file = read(name)
    const match = replayGolden(wistarGame as unknown as Game, name, file)
    expect(match.over).toBe(true)
    expect(match.line.length).toBe(file.line.length)
    expect(match.outcome).toEqual(file.result)
  })
})
