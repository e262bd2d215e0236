import { bazaar } from '@nora/conformance/practice'
import { settle, Variant } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { ran, spawned } from './run.ts'

describe('nora as a process', () => {
  it('prints JSON alone on its output and ends with 0', () => {
    const { code, out, err } = spawned(['games', '--practice', '--json'])
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual(['orchard', 'bazaar'])
  })

  it('complains on the other side and ends with 2 when it is called wrongly', () => {
    const { code, out, err } = spawned(['simulate', 'chess', '--practice'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toBe('There’s no game “chess”. Known games: orchard, bazaar.\n')
  })
})

describe('nora games', () => {
  it('lists every game with its modes, seats, levels and options', async () => {
    const { out } = await ran('games', '--practice', '--json')
    const [, bazaar] = JSON.parse(out)
    expect(Object.keys(bazaar)).toEqual(['id', 'rulesVersion', 'contentHash', 'modes'])
    expect(bazaar.modes[1]).toEqual({
      id: 'solo',
      seats: { min: 1, max: 1 },
      levels: [1, 2, 3],
      options: { length: ['long', 'short'], weather: ['fair', 'storm'] },
    })
  })

  it('does so in words too', async () => {
    const { out } = await ran('games', '--practice')
    expect(out).toContain('classic, 2 to 4 players')
    expect(out).toContain('Levels: 1, 2, 3')
  })
})

describe('nora content', () => {
  it('counts the components and names the fingerprint', async () => {
    const { out } = await ran('content', 'bazaar', '--practice', '--json')
    const { components, hash } = JSON.parse(out)
    const total = new Variant(bazaar, settle(bazaar, { seats: 4 })).items.filter(
      (item) => bazaar.back(item) === 'good',
    ).length
    expect(components.good).toEqual({ total, rulebook: 0, public: 0, house: total })
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
    expect((await ran('content', 'bazaar', '--practice')).out).toContain(hash)
  })
})

describe('nora check', () => {
  it('plays every setting and reports what it checked', async () => {
    const { code, out } = await ran('check', 'bazaar', '--practice', '--json')
    const report = JSON.parse(out)
    expect(Object.keys(report).slice(0, 12)).toEqual([
      'games',
      'decisions',
      'offeredApplied',
      'unofferedRefused',
      'restores',
      'undos',
      'replays',
      'secrecyChecks',
      'conservationChecks',
      'toldChecks',
      'endless',
      'failures',
    ])
    // Classic with 2, 3, 4 seats and short or long; solo with 3 levels, short or long, fair or storm.
    expect(report.games).toBe(18)
    expect([code, report.failures]).toEqual([0, []])
  })

  it('keeps to the settings it is given', async () => {
    const { out } = await ran('check', 'bazaar', '--practice', '--mode', 'solo', '--level', '2', '--json')
    expect(JSON.parse(out).games).toBe(4)
  })

  it('plays exactly the picks it is given, also none', async () => {
    const line = ['check', 'orchard', '--practice', '--seats', '2', '--policy', 'random', '--only', 'view', '--json']
    const whole = JSON.parse((await ran(...line)).out)
    const opening = JSON.parse((await ran(...line, '--picks=')).out)
    expect(opening.failures).toEqual([])
    expect(opening.decisions).toBeLessThan(whole.decisions)
    expect((await ran(...line, '--picks', '0,x')).err).toContain('--picks needs a whole number of at least 0, not “x”.')
  })

  it('says in words that everything holds', async () => {
    const { out } = await ran('check', 'orchard', '--practice', '--seats', '2', '--games', '1')
    expect(out).toContain('All checks passed.')
  })
})

describe('nora bench', () => {
  it('measures the kernel and each game against the bare loop', async () => {
    const { code, out } = await ran('bench', '--practice', '--quick', '--json')
    const { bareLoopPerSecond, kernel, games } = JSON.parse(out)
    expect(code).toBe(0)
    expect(bareLoopPerSecond).toBeGreaterThan(0)
    expect(Object.keys(kernel)).toEqual(['decisionsPerSecond', 'share', 'restoreMs'])
    expect(Object.keys(games)).toEqual(['orchard', 'bazaar'])
    const fields = ['decisionsPerCpuSecond', 'share', 'playoutsPerCpuSecond', 'cloneUs', 'restoreMs', 'worstListingMs']
    expect(Object.keys(games.orchard)).toEqual(fields)
    for (const field of fields) expect(games.bazaar[field]).toBeGreaterThan(0)
  })

  it('prints a table for people', async () => {
    expect((await ran('bench', '--quick')).out).toContain('Share of the bare loop')
  })
})

describe('help', () => {
  it('lists the commands', async () => {
    const { code, out } = await ran('--help')
    expect(code).toBe(0)
    for (const command of ['games', 'play', 'replay', 'simulate', 'check', 'content', 'score', 'bench']) {
      expect(out).toContain(`  ${command}`)
    }
    expect(out).not.toContain('practice')
  })

  it.each(['games', 'play', 'replay', 'simulate', 'check', 'content', 'score', 'bench'])(
    'explains %s',
    async (name) => {
      const { code, out } = await ran(name, '--help')
      expect(code).toBe(0)
      expect(out).toContain(`nora ${name}`)
      expect(out).toContain('Options:')
    },
  )

  it('speaks the language that is asked for', async () => {
    expect((await ran('--help', '--lang', 'cs')).out).toContain('Příkazy')
    expect((await ran('--help', '--lang', 'pl')).out).toContain('Polecenia')
    expect((await ran('simulate', '--help', '--lang', 'ru')).out).toContain('Параметры')
  })

  it('tells its version', async () => {
    expect((await ran('--version')).out).toMatch(/^\d+\.\d+\.\d+$/)
  })
})
