import { ThinkingPool } from './bots/pool.ts'
import { THINK, type ThinkRequest } from './bots/thinkers.ts'
import { NatsBus } from './bus/nats-bus.ts'
import { sourcesIn } from './rules/releases.ts'
import { type Settings, SettingsError } from './settings.ts'
import { Store } from './store/store.ts'

/** A process that only thinks for bots, of whichever node asks first. */
export async function startWorker(settings: Settings): Promise<{ stop(): Promise<void> }> {
  const { natsUrl, natsOpen, databaseUrl, botThreads } = settings
  if (natsUrl === undefined || databaseUrl === undefined)
    throw new SettingsError('A worker needs NATS_URL, by which it is asked, and DATABASE_URL, where packs are.')
  if (botThreads === 0) throw new SettingsError('A worker needs threads to think in, and BOT_THREADS is "0".')
  const store = await Store.open(settings)
  const bus = await NatsBus.open(natsUrl, natsOpen)
  const pool = new ThinkingPool(botThreads, sourcesIn(store))
  const leave = bus.answer(THINK, (request) => pool.think(request as ThinkRequest))
  return {
    stop: async () => {
      leave()
      await bus.close()
      await pool.close()
      await store.close()
    },
  }
}
