import type { Time } from '@nora/room'
import type { Outage, OutageStore } from '../store/outage-store.ts'
import { lostIn } from '../tables/lost-time.ts'
import type { Log } from './log.ts'

const SECOND = 1_000
const DAY = 86_400 * SECOND
/** How often this process notices that it is alive. */
const LOOK_MS = 1 * SECOND
/** It noticed nothing for so long: it hung, the machine slept, or somebody moved the machine's clock on. */
const LONGEST_STILL = 3 * SECOND
/** How often it is stored that a server is there. */
const BEAT_MS = 5 * SECOND
/** Nothing could be stored for so long: nobody could play. */
const LONGEST_SILENCE = 15 * SECOND
/** No clock runs longer than this: thirty days and a bank of as many. */
const REMEMBERED = 60 * DAY

/**
 * The clock of the tables, which knows when nobody could play: no server was there, it hung or could not store anything,
 * or the clock of the machine was moved. A heartbeat in the store tells the next server when this one ended.
 */
export class Heartbeat implements Time {
  private readonly store: OutageStore
  private readonly log: Log
  private readonly known: Outage[] = []
  /** Those that are not stored as they are. */
  private readonly unsaved = new Set<Outage>()
  /** When this process was last known to be alive. */
  private seen = Date.now()
  /** When something was stored last. */
  private stored = this.seen
  private beating: Promise<void> | undefined
  private timers: NodeJS.Timeout[] = []

  private constructor(store: OutageStore, log: Log) {
    this.store = store
    this.log = log
  }

  /** Where others may be there too, one that starts has not been missed unless all of them were silent. */
  static async start(store: OutageStore, shared: boolean, log: Log): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(store, log)
    const { seen: now } = heartbeat
    for (const outage of await store.after(now - REMEMBERED)) heartbeat.add(outage)
    heartbeat.unsaved.clear()
    const last = await store.lastBeat()
    if (last !== undefined && now - last > (shared ? LONGEST_SILENCE : 0)) heartbeat.add({ since: last, until: now })
    await heartbeat.save()
    heartbeat.timers = [
      setInterval(() => heartbeat.look(), LOOK_MS).unref(),
      setInterval(() => void heartbeat.beat(), BEAT_MS).unref(),
    ]
    return heartbeat
  }

  /** Whether something can be stored: it could when it was tried last. */
  isStrong = true

  now(): number {
    return Date.now()
  }

  lostSince(at: number): number {
    return lostIn(this.outages(), at)
  }

  /** When nobody could play. */
  outages(): readonly Outage[] {
    this.look()
    return this.known
  }

  /** From now on it is missed. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer)
    await this.beating
    await this.beat()
  }

  private look(): void {
    const now = this.now()
    if (now - this.seen > LONGEST_STILL) this.add({ since: this.seen, until: now })
    if (now - this.stored > LONGEST_SILENCE) this.add({ since: this.stored, until: now })
    this.seen = now
  }

  /** What follows the last one without a gap is part of it. */
  private add({ since, until }: Outage): void {
    const last = this.known.at(-1)
    if (last && until <= last.until) return
    const joined = last && since <= last.until ? { since: last.since, until } : { since, until }
    if (last && joined.since === last.since) {
      this.known.pop()
      this.unsaved.delete(last)
    }
    this.known.push(joined)
    this.unsaved.add(joined)
  }

  /** Stores that a server is there. */
  beat(): Promise<void> {
    this.beating ??= this.save()
      .then(() => {
        this.isStrong = true
      })
      .catch((error: unknown) => {
        this.isStrong = false
        this.log.error({ err: error }, 'nothing can be stored')
      })
      .finally(() => {
        this.beating = undefined
      })
    return this.beating
  }

  private async save(): Promise<void> {
    this.look()
    for (const outage of this.unsaved) {
      await this.store.keep(outage)
      this.unsaved.delete(outage)
    }
    const now = this.now()
    await this.store.beat(now)
    this.stored = now
  }
}
