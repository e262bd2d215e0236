import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CatsState, catsGame, emptyBoat, layTile, printedContent, shapeOf } from '@nora/cats'
import { type Decision, Match } from '@nora/kernel'
import { catalogues } from '@nora/messages/all'
import { describe, expect, it } from 'vitest'
import { boatPicture } from '../src/cats/boat-picture.ts'
import { catsTerminal } from '../src/cats/terminal.ts'
import { catsTyped } from '../src/cats/typed.ts'
import { ran, spawned, temporaryFile, temporaryFolder } from './run.ts'

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
    expect(err).toBe('Case 2 is refused. Tile 1 (cat-16) lies on tile 0.')
    const [legal, refused] = JSON.parse(out)
    expect(legal.rats).toBe(-19)
    expect(refused.problems).toEqual([{ tile: 1, shape: 'cat-16', otherTile: 0, reason: 'overlaps' }])
  })

  it('refuses what is no boat at all', async () => {
    expect((await score({ boat: 'boat-9', tiles: [] })).err).toBe('Case 1 is refused. There is no boat “boat-9”.')
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
    expect(err).toContain('002: there is no field “size”.')
  })

  it('is refused when it is for another game', async () => {
    const file = temporaryFile(
      'pack.json',
      JSON.stringify({ format: 'nora-pack', game: 'wistar', name: 'Mine', records: {} }),
    )
    const { code, err } = await ran('content', 'cats', '--pack', file)
    expect(code).toBe(1)
    expect(err).toContain('this pack is for the game “wistar”, not for “cats”')
  })
})

describe('cats in a terminal', () => {
  // Takes the third choice where there is one, else the first.
  const script = '3\n1\n'.repeat(3000)

  it.each([
    ['classic', '4'],
    ['family', '2'],
    ['solo', '1'],
  ])('a whole %s game is played to its end, and can be replayed', async (mode, seats) => {
    const folder = temporaryFolder()
    const line = [
      'play',
      'cats',
      '--mode',
      mode,
      '--seats',
      seats,
      '--seed',
      '3',
      '--bots',
      'random',
      '--save',
      'game.json',
    ]
    const { code, out } = spawned(line, script, folder)
    expect(code).toBe(0)
    expect(out).toContain('The game is over.')
    expect(out).not.toMatch(/undefined|\[object|NaN/)
    const file = join(folder, 'game.json')
    const replayed = JSON.parse((await ran('replay', file, '--json')).out)
    expect(replayed.outcome).toEqual(JSON.parse(readFileSync(file, 'utf8')).result)
  })

  it('draws the ship with its rats, maps, tiles and the sections of its free cells', () => {
    const boat = emptyBoat('boat-1')
    layTile(
      boat,
      { tile: 'blue-16', shape: 'cat-16', colour: 'blue', at: { row: 4, col: 2, turn: 1, flip: false } },
      (id) => shapeOf(printedContent, id),
    )
    const lines = boatPicture(printedContent, boat, false).split('\n')
    expect(lines).toHaveLength(10)
    expect(lines[5]).toMatch(/^ 5 {3}1 {2}1 {2}bbbbbbbbbbbbb /)
    expect(lines.join('')).toContain('(G)')
    expect(lines.join('')).toContain(' x ')
    expect(boatPicture(printedContent, boat, true)).toContain('\x1b[44;97m')
  })

  it('reads a placement typed as row, column, turns and flip', () => {
    const match = Match.open(catsGame, { mode: 'family' }, { seed: 1 }) as unknown as Match
    const place: Decision = { seat: 0, kind: 'place', args: { tile: 'blue-16' } }
    expect(catsTyped(match, place, '4 7')).toEqual({ row: 3, col: 6, turn: 0, flip: false })
    // A straight cat turned half round lies as before, so it has one name only.
    expect(catsTyped(match, place, '4 7 2')).toEqual({ row: 3, col: 6, turn: 0, flip: false })
    expect(catsTyped(match, place, '4,7,1,f')).toEqual({ row: 3, col: 6, turn: 1, flip: false })
    expect(catsTyped(match, place, 'here')).toBeUndefined()
  })

  it('stops a lone player at a pause only for a card that could be played there', () => {
    const match = Match.open(catsGame, { mode: 'classic' }, { seed: 1, pausing: true }) as unknown as Match
    expect(catsTerminal.waits?.(match, 0, true)).toBe(false)
    expect(catsTerminal.waits?.(match, 0, false)).toBe(false)
    const hand = match.table.state.zones['hand/0'] as string[]
    hand.push('048')
    expect(catsTerminal.waits?.(match, 0, true)).toBe(false)
    expect(catsTerminal.waits?.(match, 0, false)).toBe(true)
    hand.push('089')
    expect(catsTerminal.waits?.(match, 0, true)).toBe(true)
  })

  const english = { voice: catalogues.en, colours: false, name: (seat: number) => `#${seat}` }
  const opened = (mode: string) => Match.open(catsGame, { mode }, { seed: 1 }) as unknown as Match

  it('says what a card does, and which colour was chosen for a public lesson', () => {
    const match = opened('classic')
    const { zones, lessonColours } = match.table.state as unknown as CatsState
    Object.assign(zones, { publicLessons: ['144'], 'hand/0': ['089'] })
    lessonColours['144'] = 'purple'
    const view = catsTerminal.view?.(match, 0, english)
    expect(view).toMatch(/\(089\) – anytime card – cost: 3 – Give up 2 treasures/)
    expect(view).toMatch(/\(144\) – public lesson – cost: 1 – Every player scores 1 point for each purple cat/)
  })

  it('shows what the Sister counts, and the positions she counts from the left', () => {
    const view = catsTerminal.view?.(opened('solo'), 0, english)
    expect(view).toMatch(/Her points for each cat aboard: (blue|green|red|purple|orange) 5$/m)
    expect(view).toMatch(/The sister: speed 0, cards left today 0, points so far \d+/)
    expect(view).toMatch(/^ {2}1: .+ 4: /m)
    expect(view).toMatch(/^ {2}5: .+ 8: /m)
  })

  it('asks for no fish in a family game, where lessons are not passed on', () => {
    const match = opened('family')
    const question = catsTerminal.question?.(match, match.pending[0] as Decision, english)
    expect(question).toBe('Keep 2 cards and discard the rest.')
    expect(catsTerminal.view?.(match, 0, english)).not.toMatch(/fish|basket|speed/)
  })

  it.each(['en', 'cs', 'pl', 'ru'] as const)('shows the table and asks in %s', (language) => {
    const match = Match.open(catsGame, { mode: 'classic' }, { seed: 1 }) as unknown as Match
    const screen = { voice: catalogues[language], colours: false, name: (seat: number) => `#${seat}` }
    const decision = match.pending[0] as Decision
    const view = catsTerminal.view?.(match, decision.seat, screen) ?? ''
    expect(view).toContain('(G)')
    expect(view).not.toMatch(/undefined|\[object|NaN/)
    const choice = match.space(decision.seat)?.at(0) ?? null
    expect(catsTerminal.question?.(match, decision, screen)).toMatch(/2/)
    expect(catsTerminal.choice?.(match, decision, choice, screen)).toMatch(/\(\d{3}\), .+ \(\d{3}\)/)
  })
})
