import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCluster } from './cluster.ts'
import type { Deployment } from './deployment.ts'
import { chaos } from './run.ts'

const MINUTES = Number(process.env.NORA_CHAOS_MINUTES ?? 0.5)
const KILLS = Number(process.env.NORA_CHAOS_KILLS ?? 1)
const HOUR = 3_600_000
const spotless = {
  lost: 0,
  duplicated: 0,
  divergedViews: 0,
  forfeitedByOutage: 0,
  unanswered: 0,
  disagreeing: 0,
  died: 0,
}

describe.each([
  ['one server on the embedded database', false],
  ['two servers on PostgreSQL and NATS', true],
])('%s', (_house, cluster) => {
  test(
    'whatever goes wrong, what was acknowledged is there once, everybody sees what is stored, and play goes on',
    async () => {
      const report = await chaos({ minutes: MINUTES, kills: KILLS, seed: 1, cluster })
      expect(report, JSON.stringify(report)).toMatchObject(spotless)
      expect(report.kills).toBeGreaterThanOrEqual(KILLS)
      expect(report.acknowledged).toBeGreaterThan(50)
      expect(report.secretive).toBeGreaterThan(50)
    },
    HOUR,
  )
})

describe('a deployment that is asked to end', () => {
  let deployment: Deployment
  beforeAll(async () => {
    deployment = await startCluster()
  }, 120_000)
  afterAll(() => deployment?.stop(), 60_000)

  test('ends by itself', async () => {
    expect(await Promise.all(deployment.servers.map((server) => server.stop()))).toEqual([0, 0])
  }, 60_000)
})
