import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ran, spawned, temporaryFile, temporaryFolder } from './run.ts'

describe('nora with Woodcraft', () => {
  it('counts what is in the box', async () => {
    const { out } = await ran('content', 'woodcraft', '--json')
    const { components } = JSON.parse(out)
    const totals = ['helpers', 'orders', 'hazelnutOrders', 'contracts', 'soloCards', 'rewardTiles'].map(
      (name) => components[name].total,
    )
    expect(totals).toEqual([49, 64, 8, 8, 10, 3])
  })

  it('plays with the cards of a pack', async () => {
    const records = { helpers: { 'early-helper-01': { cost: 1 } } }
    const packed = { format: 'nora-pack', game: 'woodcraft', name: 'From my shelf', records }
    const pack = temporaryFile('pack.json', JSON.stringify(packed))
    const { code, out, err } = await ran('content', 'woodcraft', '--json', '--pack', pack)
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out).components.helpers).toMatchObject({ total: 49, house: 48, pack: 1 })
  })

  it.each([1, 2, 3, 4])('plays a whole game with bots on %i seats and goes through it again', async (seats) => {
    const file = join(temporaryFolder(), 'game.json')
    const mode = seats === 1 ? 'solo' : 'classic'
    const line = ['--mode', mode, '--seats', String(seats), '--seed', '3', '--auto', '--bots', 'random', '--save', file]
    const played = await ran('play', 'woodcraft', ...line)
    expect(played.code).toBe(0)
    expect(played.out).toContain('The game is over.')
    const { outcome } = JSON.parse((await ran('replay', file, '--json')).out)
    expect(outcome.standings).toHaveLength(seats)
  })

  it('tells a lone player how good the result is', async () => {
    const { out } = await ran('play', 'woodcraft', '--mode', 'solo', '--seed', '5', '--auto', '--bots', 'random')
    expect(out).toContain('Your result: There’s still some planing to do.')
  })

  it('shows the table and asks in whole sentences', () => {
    const { code, out } = spawned(
      ['play', 'woodcraft', '--seats', '2', '--seed', '7', '--lang', 'en'],
      '1\n1 2\n1\nq\n',
    )
    expect(code).toBe(0)
    expect(out).toContain('Action wheel')
    expect(out).toMatch(/^Lumber yard: (?:green|yellow|brown) \d for \d blueberr(?:y|ies)/m)
    expect(out).toContain('Which helper will you start with? You pay for it now and set the others aside.')
    expect(out).toContain('Which two orders will you keep, besides your hazelnut orders?')
    expect(out).not.toMatch(/(?:early|late)-(?:helper|order)-\d|slot-\d|bottom-\d/)
  })

  it('keeps before the eyes what one can work with, while a turn goes on', () => {
    const moves = '1\n1 2\n1\n1\n1\n1\n1\n1\n1\n1\nq\n'
    const { out } = spawned(['play', 'woodcraft', '--seats', '2', '--seed', '7', '--lang', 'en'], moves)
    expect(out).toMatch(/^ {2}(?:green|yellow|brown) \d · .*blueberries: \d+/m)
  })
})
