import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Decision, Match } from '@nora/kernel'
import { catalogues } from '@nora/messages/all'
import { wistarGame } from '@nora/wistar'
import { describe, expect, it } from 'vitest'
import { wistarTerminal } from '../src/wistar/terminal.ts'
import { ran, spawned, temporaryFile, temporaryFolder } from './run.ts'

/** Ids and the traces of missing words. */
const raw = /undefined|\[object|NaN|\b(?:inv|door|hero|token|state|action|exploration|objective|guest|mission)-\w/

describe('Rats of Wistar in a terminal', () => {
  // Takes one of the first choices, whichever there is.
  const script = '3\n2\n1\n'.repeat(2000)

  it.each([
    ['classic', '2', []],
    ['peaceful', '4', ['--option', 'edition=czech']],
    ['solo', '1', ['--level', '9', '--option', 'stateCards=chosen']],
  ])('a whole %s game is played to its end, and can be replayed', async (mode, seats, more) => {
    const folder = temporaryFolder()
    const line = ['play', 'wistar', '--mode', mode, '--seats', seats, ...more, '--seed', '3', '--bots', 'random']
    const { code, out } = spawned([...line, '--save', 'game.json'], script, folder)
    expect(code).toBe(0)
    expect(out).toContain('The game is over.')
    expect(out).not.toMatch(raw)
    const file = join(folder, 'game.json')
    const replayed = JSON.parse((await ran('replay', file, '--json')).out)
    expect(replayed.outcome).toEqual(JSON.parse(readFileSync(file, 'utf8')).result)
    const told = await ran('replay', file, '--to', '60', '--seat', '1')
    expect(told.out).toMatch(/^The wheel$/m)
    expect(told.out).not.toMatch(raw)
  })

  it.each([
    ['cs', /^Disk akcí$/m, /Umísti velitele/],
    ['pl', /^Koło Akcji$/m, /Umieść Przywódcę/],
    ['ru', /^Колесо действий$/m, /Размести вожака/],
  ])('speaks %s', (language, wheel, question) => {
    const { code, out } = spawned(['play', 'wistar', '--seats', '2', '--seed', '1', '--lang', language], '1\n1\n')
    expect(code).toBe(0)
    expect(out).toMatch(wheel)
    expect(out).toMatch(question)
    expect(out).not.toMatch(raw)
  })

  it('tells what a player has, what each card costs and does, and what is left', () => {
    const { out } = spawned(
      ['play', 'wistar', '--seats', '2', '--seed', '5', '--names', 'Ana,Bob'],
      '1\nd\np 2\ns\nq\n',
    )
    expect(out).toMatch(/^Ana: 10 points so far · wood: 2 · metal: 2 · /m)
    expect(out).toMatch(
      /^Hand: Ana\n {2}.+ \(\d+\) – (basic|advanced) (tool|automaton|building) – .+; -?\d points? – .+\.$/m,
    )
    expect(out).toMatch(/^Deck of basic inventions: \d+ left$/m)
    expect(out).toMatch(/^Hand: Bob\n {2}(?:advanced|basic) invention/m)
    expect(out).toMatch(/^Ana\n {2}Points scored during the game +10$/m)
  })

  const english = { voice: catalogues.en, colours: false, name: (seat: number) => `#${seat}` }

  it('says so when nothing can be done, and that a turn can be changed until it ends', () => {
    const match = Match.open(wistarGame, { mode: 'classic' }, { seed: 1, confirming: [] })
    const turn = { seat: 0, kind: 'turn', args: { placed: true, main: null, bonus: [] } }
    expect(wistarTerminal.hint?.(match, turn, english)).toMatch(/you can undo \(u\)/)
    const choosing = match.pending[0] as Decision
    expect(wistarTerminal.hint?.(match, choosing, english)).toBeUndefined()
  })
})

describe('nora content wistar', () => {
  it('counts what is in the box by where it comes from', async () => {
    const { components } = JSON.parse((await ran('content', 'wistar', '--json')).out)
    const totals = Object.entries<{ total: number }>(components).map(([name, { total }]) => [name, total])
    expect(Object.fromEntries(totals)).toMatchObject({
      inventions: 180,
      missions: 10,
      objectives: 13,
      guests: 25,
      cheeses: 2,
      doors: 10,
      segments: 6,
      heroes: 5,
      abilities: 10,
      actionCards: 7,
      explorationCards: 7,
      stateCards: 6,
    })
    for (const { total, rulebook, public: known, house, pack } of Object.values<Record<string, number>>(components)) {
      expect((rulebook ?? 0) + (known ?? 0) + (house ?? 0) + (pack ?? 0)).toBe(total)
    }
  })

  const pack = (records: object) =>
    temporaryFile('pack.json', JSON.stringify({ format: 'nora-pack', game: 'wistar', name: 'Mine', records }))

  it('shows the invention that an owner’s pack overrides, and plays with it', async () => {
    const file = pack({ inventions: { 'inv-001': { points: 7, requires: { wood: 1 } } } })
    const { components } = JSON.parse((await ran('content', 'wistar', '--pack', file, '--json')).out)
    expect(components.inventions).toMatchObject({ total: 180, pack: 1 })
    const { out } = await ran('content', 'wistar', '--pack', file)
    expect(out).toMatch(/^Component .+ Pack$/m)
    expect(out).toMatch(/^Inventions +180 .* 1$/m)
    expect((await ran('simulate', 'wistar', '--pack', file, '--games', '1', '--json')).code).toBe(0)
  })

  it('takes the pack that the documentation shows', async () => {
    const text = readFileSync(new URL('../../../docs/packs.md', import.meta.url), 'utf8')
    const shown = /```json\n(.*?)```/s.exec(text)?.[1] as string
    const { out } = await ran('content', 'wistar', '--pack', temporaryFile('shown.json', shown), '--json')
    expect(JSON.parse(out).components.inventions).toMatchObject({ total: 180, pack: 1 })
  })

  it('has no column for packs without one', async () => {
    expect((await ran('content', 'wistar')).out).not.toContain('Pack')
  })

  it('refuses a broken pack, naming record and field', async () => {
    const { code, err } = await ran('content', 'wistar', '--pack', pack({ inventions: { 'inv-001': { points: 'x' } } }))
    expect(code).toBe(1)
    expect(err).toContain('inv-001: the field “points” must be of type')
  })
})

describe('nora simulate', () => {
  it.each([
    ['wistar', /^Ratbot +\d/m],
    ['cats', /^The sister +\d/m],
  ])('calls the opponent of %s by its name', async (game, name) => {
    const { out } = await ran('simulate', game, '--mode', 'solo', '--games', '1')
    expect(out).toMatch(name)
    expect(out).not.toContain('own opponent')
  })
})

describe('nora games', () => {
  it('says what the editions of Rats of Wistar differ in', async () => {
    const { out } = await ran('games')
    expect(out).toMatch(/^ {2}Edition \(edition\)\n {4}recommended: .+\n {4}czech: .*143 gives 2 points/m)
  })
})
