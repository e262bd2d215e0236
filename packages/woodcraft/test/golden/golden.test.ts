import { readdirSync, readFileSync } from 'node:fs'
import { type GameFile, importGame, Refused } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { woodcraftGame } from '../../src/index.ts'

const folder = new URL('./fixtures/', import.meta.url)
const games = [woodcraftGame] as unknown as Parameters<typeof importGame>[0]

/** Recorded by `npm run bless`: if a change was meant, run it and read what the diff says about it. */
const names = ['classic-2.json', 'classic-4.json', 'solo.json']

function read(name: string): GameFile {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
}

describe('golden games', () => {
  it('are kept for two, for four and for a lone player', () => {
    expect(readdirSync(folder)).toEqual(names)
  })

  it.each(names)('%s goes again exactly as it went, every choice and every hash', (name) => {
    const file = read(name)
    const match = importGame(games, file)
    expect(match.over).toBe(true)
    expect(match.line.length).toBe(file.line.length)
  })

  it('are refused at the act that went otherwise', () => {
    const file = read('classic-2.json')
    const line = file.line.map((act, index) => (index === 60 ? { ...act, hash: '0' } : act))
    const again = () => importGame(games, { ...file, line })
    expect(again).toThrow(Refused)
    expect(again).toThrow(/hashDiffers.*"at":60/)
  })
})
