import { Agent } from 'node:https'
import webPush from 'web-push'
import type { Log } from '../monitoring/log.ts'
import type { Subscription } from '../store/push-store.ts'
import type { Store } from '../store/store.ts'
import { publicLookup } from './public-lookup.ts'

const KEYS = 'vapid'
/** Whom the delivering services write to if the operator gave no address. */
const NO_CONTACT = 'https://localhost'
/** A turn that is this old is no news. */
const LIFE_SECONDS = 86_400
const TIMEOUT_MS = 10_000

/** Names are chosen by whoever subscribes: none of them leads into the network of the server. */
const agent = new Agent({ lookup: publicLookup() })

/** The address no longer exists: the browser was reset, or the person said no. */
const GONE = [404, 410]

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** What reaches a person whose page is closed. The browser makes the sentence. */
export interface Notice {
  readonly type: 'yourTurn' | 'gameOver' | 'tableStarted'
  readonly table: string
  readonly game: string
}

type Deliver = typeof webPush.sendNotification

/** Web Push. The keys are made at the first start and shared by all nodes. */
export class Notifier {
  private readonly store: Store
  private readonly keys: Keys
  private readonly contact: string
  private readonly log: Log
  private readonly failed: () => void
  private readonly deliver: Deliver

  private constructor(store: Store, keys: Keys, contact: string, log: Log, failed: () => void, deliver: Deliver) {
    this.store = store
    this.keys = keys
    this.contact = contact
    this.log = log
    this.failed = failed
    this.deliver = deliver
  }

  static async open(
    store: Store,
    contact: string | undefined,
    log: Log,
    failed: () => void,
    deliver: Deliver = webPush.sendNotification,
  ): Promise<Notifier> {
    const keys = await store.settings.get(KEYS, () => JSON.stringify(webPush.generateVAPIDKeys()))
    return new Notifier(store, JSON.parse(keys), contact ?? NO_CONTACT, log, failed, deliver)
  }

  get publicKey(): string {
    return this.keys.publicKey
  }

  /** Tells a person in all their browsers, unless they do not want to hear of this table. */
  async tell(person: string, notice: Notice): Promise<void> {
    const subscriptions = await this.store.push.subscriptionsFor(person, notice.table)
    await Promise.all(subscriptions.map((subscription) => this.send(subscription, notice)))
  }

  private async send({ endpoint, p256dh, auth }: Subscription, notice: Notice): Promise<void> {
    try {
      await this.deliver({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
        vapidDetails: { subject: this.contact, ...this.keys },
        TTL: LIFE_SECONDS,
        topic: notice.table.slice(0, 32),
        timeout: TIMEOUT_MS,
        agent,
      })
    } catch (error) {
      const status = error instanceof webPush.WebPushError ? error.statusCode : undefined
      if (status !== undefined && GONE.includes(status)) return this.store.push.unsubscribe(endpoint)
      this.failed()
      this.log.warn({ status }, 'a notification was not delivered')
    }
  }
}
