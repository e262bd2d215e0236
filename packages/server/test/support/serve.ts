// A server for a test: real sockets, a database on disk, all of it gone afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue, type Offered } from '@nora/catalogue'
import { type Node, readSettings, type Settings, startNode } from '@nora/server'

export interface Served extends Node {
  readonly settings: Settings
  /** Ends it and leaves its database, on which it can be started again. */
  stopped(): Promise<void>
  startAgain(games?: readonly Offered[]): Promise<Served>
  /** Ends it and starts it again on the same database, perhaps with other games. */
  restart(games?: readonly Offered[]): Promise<Served>
}

export async function serve(more: Partial<Settings> = {}, games: readonly Offered[] = catalogue): Promise<Served> {
  const ownFolder = more.dataFolder === undefined
  const dataFolder = more.dataFolder ?? mkdtempSync(join(tmpdir(), 'nora-server-'))
  const settings: Settings = {
    ...readSettings({ HOST: '127.0.0.1', PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error', BOT_THREADS: '1' }),
    ...more,
    dataFolder,
  }
  const node = await startNode(settings, games)
  const stop = async () => {
    await node.stop()
    if (ownFolder) rmSync(dataFolder, { recursive: true, force: true })
  }
  const stopped = () => node.stop()
  const startAgain = async (others = games) => {
    const again = await serve({ ...settings, port: node.port }, others)
    return { ...again, stop: () => again.stop().then(() => rmSync(dataFolder, { recursive: true, force: true })) }
  }
  const restart = async (others = games) => {
    await stopped()
    return startAgain(others)
  }
  return { ...node, settings, stop, stopped, startAgain, restart }
}
