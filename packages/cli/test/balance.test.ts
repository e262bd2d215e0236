import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ran } from './run.ts'

const few = (two: number) => ['balance', 'wistar', '--games', `two=${two},four=0,variants=0,solo=0`]

describe('nora balance', () => {
  it('adds games to a file, and plays only what is missing from it', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'nora-balance-')), 'counts.json')
    await ran(...few(1), '--into', file)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'wistar', seed: 1, sets: { 2: { games: 1 } } })
    await ran(...few(2), '--into', file)
    const { sets } = JSON.parse(readFileSync(file, 'utf8'))
    expect(sets[2].games).toBe(2)
    const { out } = await ran(...few(2), '--into', file, '--json')
    const { sections } = JSON.parse(out)
    const mean = sections[0].rows[1].cells[0].value
    expect(mean).toBe(sets[2].counts.scores / 4)
  })

  it('refuses a file with games from another seed', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'nora-balance-')), 'counts.json')
    await ran(...few(1), '--into', file)
    const { code, err } = await ran(...few(1), '--into', file, '--seed', '2')
    expect(code).toBe(2)
    expect(err).toContain(file)
  })

  it('plays with a pack, and does not add its games to those of the house set', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nora-balance-'))
    const [pack, file, packed] = ['pack.json', 'counts.json', 'packed.json'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    const records = { inventions: { 'inv-048': { points: 3 } } }
    writeFileSync(pack, JSON.stringify({ format: 'nora-pack', game: 'wistar', name: 'dearer', records }))
    await ran(...few(1), '--into', file)
    await ran(...few(1), '--pack', pack, '--into', packed)
    const [house, changed] = [file, packed].map((name) => JSON.parse(readFileSync(name, 'utf8')))
    expect(changed.sets[2].games).toBe(1)
    expect(changed.contentHash).not.toBe(house.contentHash)
    expect((await ran(...few(1), '--pack', pack, '--into', file)).code).toBe(2)
  })

  it('says that something is outside its band, and names it', async () => {
    const { code, out } = await ran(...few(1), '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out).outside).toContainEqual({ section: 'solo', row: 'level 9', column: 'greedy wins, %' })
  })

  it.each([
    ['zwei=3', 'zwei'],
    ['two=many', 'many'],
  ])('refuses %s games', async (games, named) => {
    const { code, err } = await ran('balance', 'wistar', '--games', games)
    expect(code).toBe(2)
    expect(err).toContain(named)
  })

  it('knows only the games with a house set', async () => {
    const { code, err } = await ran('balance', 'cats')
    expect(code).toBe(2)
    expect(err).toContain('wistar')
  })
})
