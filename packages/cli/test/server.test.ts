// The commands that look after a server, on a database of their own.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { plainTerms } from '@nora/protocol'
import { type Node, readSettings, startNode } from '@nora/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ran, temporaryFolder } from './run.ts'

const folder = temporaryFolder()
const environment = { HOST: '127.0.0.1', PORT: '0', DATA_FOLDER: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
let node: Node
let table: string

beforeAll(async () => {
  Object.assign(process.env, environment)
  node = await startNode(readSettings(environment))
  const headers = { 'content-type': 'application/json' }
  const guest = await fetch(`${node.address}/api/guests`, { method: 'POST', headers, body: '{"name":"Ada"}' })
  const cookie = (guest.headers.getSetCookie()[0] as string).split(';')[0] as string
  const body = JSON.stringify({
    game: 'cats',
    wish: { seats: 2 },
    terms: { ...plainTerms, public: true },
    seat: 0,
    bots: [],
  })
  const opened = await fetch(`${node.address}/api/tables`, { method: 'POST', headers: { ...headers, cookie }, body })
  table = ((await opened.json()) as { table: string }).table
  const account = JSON.stringify({ name: 'Ada', password: 'correct horse battery' })
  await fetch(`${node.address}/api/accounts`, { method: 'POST', headers: { ...headers, cookie }, body: account })
})
afterAll(() => node?.stop())

describe('nora load', () => {
  it('plays at tables of its own server and loses nothing', async () => {
    const { code, out, err } = await ran('load', '--tables', '3', '--seconds', '1', '--json')
    expect([code, err]).toEqual([0, ''])
    const figures = JSON.parse(out)
    expect(figures).toEqual({
      tables: 3,
      sockets: 6,
      choices: expect.any(Number),
      choicesPerSecond: expect.any(Number),
      ackMs: { p50: expect.any(Number), p95: expect.any(Number), p99: expect.any(Number) },
      coldMs: { p50: expect.any(Number), p95: expect.any(Number), p99: expect.any(Number) },
      commits: expect.any(Number),
      cpuMicrosPerChoice: expect.any(Number),
      lost: 0,
      duplicated: 0,
      serverRssMb: expect.any(Number),
      databaseCommitsPerSecondBaseline: expect.any(Number),
    })
    expect(figures.coldMs.p50).toBeGreaterThan(0)
    const positive = ['choices', 'choicesPerSecond', 'commits', 'cpuMicrosPerChoice', 'serverRssMb']
    for (const name of [...positive, 'databaseCommitsPerSecondBaseline']) {
      expect([name, figures[name] > 0]).toEqual([name, true])
    }
  }, 120_000)

  it('draws a curve: the same with more and more tables', async () => {
    const at = ['--url', node.address]
    const { code, out } = await ran('load', ...at, '--curve', '--tables', '12', '--seconds', '1', '--json')
    expect(code).toBe(0)
    const { curve, ...setting } = JSON.parse(out)
    expect(setting).toEqual({ game: 'cats', mode: 'classic', seats: 2, seconds: 1, nodes: 1 })
    expect(curve.map(({ tables }: { tables: number }) => tables)).toEqual([10, 12])
    expect(curve).toMatchObject([
      { lost: 0, duplicated: 0 },
      { lost: 0, duplicated: 0 },
    ])
  }, 120_000)

  it('says how memory and waits went on', async () => {
    const at = ['--url', node.address, '--tables', '2', '--seconds', '6']
    const { out } = await ran('load', ...at, '--soak', '--json')
    const { stretches, growth } = JSON.parse(out)
    expect(stretches).toHaveLength(12)
    expect(stretches[11]).toMatchObject({ choicesPerSecond: expect.any(Number), serverHeapMb: expect.any(Number) })
    expect(growth.memory).toBeGreaterThan(0.3)
    expect(growth.latency).toBeGreaterThan(0)
    const said = (await ran('load', ...at, '--soak')).out
    expect(said).toMatch(/^Seconds since the start +\d/m)
    expect(said).toMatch(/^Memory, last quarter against the second +\d/m)
  }, 120_000)

  it('plays against a server elsewhere, whose database it cannot measure', async () => {
    const { code, out } = await ran('load', '--url', node.address, '--tables', '1', '--seconds', '1', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ tables: 1, lost: 0, coldMs: null, databaseCommitsPerSecondBaseline: null })
  }, 60_000)

  it('says what it found in words', async () => {
    const { code, out } = await ran('load', '--url', node.address, '--tables', '1', '--seconds', '1', '--seats', '3')
    expect(code).toBe(0)
    expect(out).toMatch(/^Connections +3$/m)
    expect(out).toMatch(/^Lost +0$/m)
  }, 60_000)
})

describe('nora admin', () => {
  it('lists tables', async () => {
    const { out } = await ran('admin', 'list', '--status', 'open')
    expect(out).toMatch(new RegExp(`^${table} +cats +classic +open +1 +\\d{4}-`))
    const { out: json } = await ran('admin', 'list', '--json')
    expect(JSON.parse(json)[0]).toEqual({
      table: expect.any(String),
      game: 'cats',
      mode: 'classic',
      status: expect.any(String),
      entries: expect.any(Number),
      free: expect.any(Number),
      changed: expect.any(String),
    })
  })

  it('verifies, closes and lists again', async () => {
    expect(await ran('admin', 'verify', table)).toMatchObject({
      code: 0,
      out: '1 table checked, 0 don’t match their entries.',
    })
    expect(await ran('admin', 'close', table)).toEqual({ code: 0, out: `Table ${table} is closed.`, err: '' })
    const again = await ran('admin', 'close', table)
    expect([again.code, again.out]).toEqual([1, ''])
    expect(again.err).not.toBe('')
    expect(await ran('admin', 'list', '--status', 'open')).toMatchObject({ out: 'There’s no such table.' })
    const { code, out } = await ran('admin', 'verify', '--json')
    expect([code, JSON.parse(out)]).toEqual([0, { checked: expect.any(Number), wrong: [] }])
  })

  it('gives a new password to who forgot it', async () => {
    const { out } = await ran('admin', 'reset-password', 'ada')
    expect(out).toMatch(/^New password for ada: \S+\nNew recovery code: \S+$/)
    expect(await ran('admin', 'reset-password', 'eve')).toEqual({ code: 1, out: '', err: 'There’s no account “eve”.' })
  })

  it('shows what people report until it is closed', async () => {
    expect(await ran('admin', 'reports')).toMatchObject({ code: 0, out: 'No open reports.' })
    const about = { by: null, about: null, table, at: 0 }
    await node.services.store.people.report({ ...about, id: 'r1', text: 'was\n\x1b[31mrude' })
    expect(await ran('admin', 'reports')).toMatchObject({
      out: `r1  1970-01-01T00:00:00.000Z  -  ${table}  was rude`,
    })
    expect(await ran('admin', 'close-report', 'r1')).toMatchObject({ code: 0, out: 'Report r1 is closed.' })
    expect(await ran('admin', 'close-report', 'r1')).toMatchObject({ code: 1, err: 'There’s no open report r1.' })
    expect(JSON.parse((await ran('admin', 'reports', '--json')).out)).toEqual([])
  })

  it('tidies up, and makes a copy that is not written over', async () => {
    expect(await ran('admin', 'vacuum')).toMatchObject({ code: 0, out: 'The database has been cleaned up.' })
    const file = join(temporaryFolder(), 'copy.sqlite')
    expect(await ran('admin', 'backup', file)).toMatchObject({ code: 0, out: `Everything is in ${file}.` })
    expect(existsSync(file)).toBe(true)
    expect(await ran('admin', 'backup', file)).toMatchObject({ code: 2, err: `The file ${file} already exists.` })
  })

  it.each([
    ['admin', 'The command “admin” needs <task>.'],
    [
      'admin dance',
      'There’s no task “dance”. Known tasks: list, close, verify, vacuum, backup, reset-password, reports, close-report.',
    ],
    ['admin close', 'What should “close” apply to?'],
    ['admin vacuum all', 'The command “vacuum” doesn’t understand “all”.'],
    ['admin close one two', 'The command “admin” doesn’t understand “two”.'],
    ['load --url nowhere', '“nowhere” isn’t an address.'],
    ['load --game chess', 'There’s no game “chess”. Known games: '],
    ['load --nodes 2', 'Several servers need a database at DATABASE_URL and a bus at NATS_URL.'],
    ['load --tables 0', '--tables needs a whole number of at least 1, not “0”.'],
  ])('“%s” is refused with what is wrong', async (line, complaint) => {
    const { code, out, err } = await ran(...line.split(' '))
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(complaint)
  })
})

describe('nora worker', () => {
  it('says which settings it misses', async () => {
    const { code, err } = await ran('worker')
    expect(code).toBe(1)
    expect(err).toBe(
      'A setting is wrong: A worker needs NATS_URL, by which it is asked, and DATABASE_URL, where packs are.',
    )
  })
})
