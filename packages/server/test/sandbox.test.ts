// Rules of others run in threads that are ended when they take too much: who is told, and who notices nothing.
import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from '@nora/protocol'
import { afterEach, expect, test } from 'vitest'
import type { MainServices } from '../src/tables/sandbox/sandbox.ts'
import { SandboxedTables } from '../src/tables/sandbox/sandboxed-tables.ts'

const program = new URL('./support/sandbox-program.ts', import.meta.url)
const does = (type: string) => ({ type }) as unknown as Command

let stored: string[] = []
let outages: { readonly since: number; readonly until: number }[] = []
let gone: { readonly tables: readonly string[]; readonly culprit: string | undefined }[] = []

const sandboxed = () =>
  new SandboxedTables({
    program,
    patience: 1_000,
    offered: [],
    outages: () => outages,
    gone: (tables, culprit) => gone.push({ tables, culprit }),
    main: {
      stored: async (_method: string, [table]: readonly string[]) => {
        await wait(200)
        stored.push(table as string)
        outages.push({ since: 1, until: 2 })
      },
      think: async () => {
        outages.push({ since: 1, until: 2 })
        return { choice: null, stepsIn: false }
      },
    } as unknown as MainServices,
  })

let tables = sandboxed()
afterEach(async () => {
  await tables.close()
  tables = sandboxed()
  stored = []
  outages = []
  gone = []
})

const keep = (table: string, pack = 'pack') => tables.keep(table, { game: 'cats', rulesVersion: '1', pack })

test.each(['never ends', 'fills the memory'])(
  'a table whose rules do what %s is told so; another with the same pack is asked to try again; others notice nothing',
  async (deed) => {
    const [hostile, same, other] = [keep('hostile'), keep('same'), keep('other', 'another pack')]
    expect(await other.obey(does('something'), null)).toEqual({ seq: 1 })
    const waiting = [same, other].map((table) => table.obey(does('waits'), null))
    const refused = hostile.obey(does(deed), null)
    await expect(refused).rejects.toMatchObject({ status: 422, reason: { code: 'tableTooLong' } })
    await expect(waiting[0]).rejects.toMatchObject({ status: 503, reason: { code: 'tryAgain' } })
    expect(gone).toEqual([{ tables: ['hostile', 'same'], culprit: 'hostile' }])
    expect(await other.obey(does('something'), null)).toEqual({ seq: 1 })
    // Whoever still has the old one in hand is not left waiting.
    await expect(same.obey(does('something'), null)).rejects.toMatchObject({ reason: { code: 'tryAgain' } })
    expect(await keep('same').obey(does('something'), null)).toEqual({ seq: 1 })
    expect(() => keep('hostile')).toThrow('tableTooLong')
  },
)

test('what was given to be stored is stored before anybody is refused', async () => {
  const refused = keep('hostile').obey(does('stores, then never ends'), null)
  await expect(refused).rejects.toThrow('tableTooLong')
  expect(stored).toEqual(['hostile'])
})

test.each(['a thought', 'storing'])('an outage that fell into %s is known when that is over', async (what) => {
  expect(await keep('table').obey(does(`counts outages after ${what}`), null)).toEqual({ seq: 1 })
})
