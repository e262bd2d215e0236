import { describe, expect, it } from 'vitest'
import { ran, temporaryFile } from './run.ts'

const longCat = { kind: 'cat', shape: 'cat-16', colour: 'blue' }
const upright = [3, 4, 5, 6, 7].map((row) => [row, 10])
const lying = [8, 9, 10, 11, 12].map((column) => [5, column])

function score(cases: unknown, ...flags: readonly string[]) {
  return ran('score', 'cats', '--file', temporaryFile('cases.json', JSON.stringify(cases)), ...flags)
}

describe('nora score cats', () => {
  it('scores one boat, each lesson on its own', async () => {
    const { code, out } = await score(
      { boat: 'boat-1', tiles: [], fish: 6, lessons: ['142'], publicLessons: ['148'] },
      '--json',
    )
    expect(code).toBe(0)
    const result = JSON.parse(out)
    expect(Object.keys(result)).toEqual(
      expect.arrayContaining([
        'rats',
        'sections',
        'families',
        'rare',
        'lessons',
        'publicLessons',
        'familyLessons',
        'soloLessons',
        'soloColours',
      ]),
    )
    expect(result.rats).toBe(-19)
    expect(result.sections).toBe(-35)
    expect(Object.keys(result.lessons)).toEqual(['142'])
  })

  it('scores a list of boats in its order', async () => {
    const boats = ['boat-1', 'boat-2', 'boat-3'].map((boat) => ({ boat, tiles: [{ ...longCat, cells: upright }] }))
    const { code, out } = await score(boats, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toHaveLength(3)
  })

  it('refuses an illegal boat, naming the tile and the reason, and scores the others', async () => {
    const illegal = {
      boat: 'boat-1',
      tiles: [
        { ...longCat, cells: upright },
        { ...longCat, colour: 'red', cells: lying },
      ],
    }
    const { code, out, err } = await score([{ boat: 'boat-1', tiles: [] }, illegal], '--json')
    expect(code).toBe(1)
    expect(err).toBe('Case 2 is refused. Tile 1 (cat-16) overlaps tile 0.')
    const [legal, refused] = JSON.parse(out)
    expect(legal.rats).toBe(-19)
    expect(refused.problems).toEqual([{ tile: 1, shape: 'cat-16', otherTile: 0, reason: 'overlaps' }])
  })

  it('refuses what is no boat at all', async () => {
    expect((await score({ boat: 'boat-9', tiles: [] })).err).toBe('Case 1 is refused. There’s no boat “boat-9”.')
    expect((await score('a boat')).code).toBe(1)
  })

  it('prints a sheet for people', async () => {
    const { out } = await score({ boat: 'boat-1', tiles: [], lessons: ['142'] })
    expect(out).toMatch(/Rats +-19/)
    expect(out).toMatch(/Private lesson 142 +\d/)
  })

  it('needs a file', async () => {
    expect(await ran('score', 'cats')).toMatchObject({ code: 2, err: 'The command “score” needs --file.' })
  })
})

describe('nora content cats', () => {
  it('counts what is in the box, and nothing of it is the house’s own', async () => {
    const { components } = JSON.parse((await ran('content', 'cats', '--json')).out)
    const totals = Object.values<{ total: number }>(components).map(({ total }) => total)
    expect(totals).toEqual([150, 60, 6, 15, 30, 8, 31, 85, 6, 44, 25, 4, 18, 47])
    for (const { house } of Object.values<{ house: number }>(components)) expect(house).toBe(0)
  })
})

describe('a pack for cats', () => {
  const pack = (records: object) =>
    temporaryFile('pack.json', JSON.stringify({ format: 'nora-pack', game: 'cats', name: 'Mine', records }))

  it('changes the content, and with it the fingerprint', async () => {
    const file = pack({ discovery: { '001': { cost: 4 } } })
    const plain = JSON.parse((await ran('content', 'cats', '--json')).out)
    const packed = JSON.parse((await ran('content', 'cats', '--pack', file, '--json')).out)
    expect(packed.hash).not.toBe(plain.hash)
    expect((await ran('simulate', 'cats', '--pack', file, '--games', '1', '--json')).code).toBe(0)
  })

  it('is refused with every record and field that is wrong', async () => {
    const { code, err } = await ran(
      'simulate',
      'cats',
      '--pack',
      pack({ discovery: { '001': { cost: 'four' }, '002': { size: 1 } } }),
    )
    expect(code).toBe(1)
    expect(err).toContain('001: the field “cost” must be of type number.')
    expect(err).toContain('002: there’s no field “size”.')
  })

  it('is refused when it is for another game', async () => {
    const file = temporaryFile(
      'pack.json',
      JSON.stringify({ format: 'nora-pack', game: 'wistar', name: 'Mine', records: {} }),
    )
    const { code, err } = await ran('content', 'cats', '--pack', file)
    expect(code).toBe(1)
    expect(err).toContain('this pack is for “wistar”, not for “cats”')
  })
})
