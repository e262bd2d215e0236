import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ran, temporaryFile, temporaryFolder } from './run.ts'

const file = join(temporaryFolder(), 'game.json')
const stored = () => JSON.parse(readFileSync(file, 'utf8'))

beforeAll(async () => {
  await ran('play', 'orchard', '--practice', '--auto', '--seed', '4', '--save', file)
})

async function replayed(...line: readonly string[]) {
  const { code, out } = await ran('replay', file, '--practice', '--json', ...line)
  expect(code).toBe(0)
  return JSON.parse(out)
}

describe('nora replay', () => {
  it('stands at every position exactly where the game stood', async () => {
    const { line } = stored()
    for (const to of [1, 7, line.length]) {
      const { position, of, hash } = await replayed('--to', String(to))
      expect([position, of, hash]).toEqual([to, line.length, line[to - 1].hash])
    }
  })

  it('has no outcome before the end', async () => {
    expect((await replayed('--to', '0')).outcome).toBeNull()
    expect((await replayed()).outcome).toEqual(stored().result)
  })

  it('shows a watcher no hand, and each seat its own', async () => {
    const hands = ({ view }: { view: { zones: Record<string, string[]> } }) =>
      [view.zones['hand/0'], view.zones['hand/1']].map((cards) => cards?.every((card) => card.startsWith('?')))
    expect(hands(await replayed('--to', '2'))).toEqual([true, true])
    expect(hands(await replayed('--to', '2', '--seat', '1'))).toEqual([false, true])
    expect(hands(await replayed('--to', '2', '--seat', '2'))).toEqual([true, false])
  })

  it('says in words where it stands', async () => {
    const { out } = await ran('replay', file, '--practice', '--to', '3')
    expect(out).toContain('orchard: position 3 of')
    expect(out).toContain('The game continues from here.')
  })

  it('refuses a position beyond the end', async () => {
    const { code, err } = await ran('replay', file, '--practice', '--to', '9999')
    expect(code).toBe(2)
    expect(err).toContain('There’s no position 9,999')
  })

  it('refuses a seat that nobody has', async () => {
    const { code, err } = await ran('replay', file, '--practice', '--seat', '3')
    expect([code, err]).toEqual([2, 'There’s no seat “3”. Seats: 1, 2.'])
  })

  it('refuses a game of unknown rules', async () => {
    const { code, err } = await refused((game) => ({ ...game, game: 'chess' }))
    expect(code).toBe(1)
    expect(err).toContain('There’s no game “chess”.')
  })

  it('refuses a game of other rules or with other cards', async () => {
    expect((await refused((game) => ({ ...game, rulesVersion: '0' }))).err).toContain(
      'This game was played with rules 0',
    )
    expect((await refused((game) => ({ ...game, contentHash: '' }))).err).toContain('different cards and tiles')
  })

  it('names the first choice that is not legal, and why', async () => {
    const { line } = stored()
    const at = line.findIndex(({ seat }: { seat: number }) => seat >= 0)
    const { code, err } = await refused((game) => ({
      ...game,
      line: line.map((act: object, index: number) => (index === at ? { ...act, choice: 'zebra' } : act)),
    }))
    expect(code).toBe(1)
    expect(err).toContain(`Choice ${at} isn’t allowed. That isn’t available right now.`)
  })

  it('refuses a result that is not the game’s own', async () => {
    const { err } = await refused((game) => ({ ...game, result: null }))
    expect(err).toContain('The saved result isn’t the result of this game.')
  })
})

async function refused(change: (game: object) => object) {
  const changed = temporaryFile('game.json', '')
  writeFileSync(changed, JSON.stringify(change(stored())))
  return ran('replay', changed, '--practice')
}
