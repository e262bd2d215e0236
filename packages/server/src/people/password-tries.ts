import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'
import { SharedThrottle } from './shared-throttle.ts'

const STRETCH_MS = 15 * 60_000
/** From one device that is known, or for one name from one address. */
const TRIES = 10
/** From one address, where a whole school may be. */
const TRIES_FROM = 100
/** For one name from all addresses of strangers; beyond that, every stranger waits. */
const TRIES_OF_STRANGERS = 30
const WAIT_MS = 2_000

/** Who tries: a device of the account, by its id or its session, or a stranger, by the network they come from. */
export type Trier = { readonly device: string } | { readonly address: string }

/**
 * How often a password may be tried. Nobody is kept out by the tries of others: strangers are counted where they come
 * from, however many they are they only slow each other down, and a device that is known is counted by itself.
 */
export class PasswordTries {
  private readonly byOne: SharedThrottle
  private readonly byAddress: SharedThrottle
  private readonly byStrangers: SharedThrottle

  constructor(store: Store) {
    this.byOne = new SharedThrottle(store, 'triesOfOne', TRIES, STRETCH_MS)
    this.byAddress = new SharedThrottle(store, 'triesFrom', TRIES_FROM, STRETCH_MS)
    this.byStrangers = new SharedThrottle(store, 'triesOfStrangers', TRIES_OF_STRANGERS, STRETCH_MS)
  }

  /** Counts a try; it comes back when the password may be looked at. */
  async begin(login: string, trier: Trier): Promise<void> {
    if ('address' in trier && !(await this.byAddress.allows(trier.address))) throw new Problem(429, 'tooManyTries')
    if (!(await this.byOne.allows(keyOf(login, trier)))) throw new Problem(429, 'tooManyTries')
    if ('address' in trier && !(await this.byStrangers.allows(login))) await wait(WAIT_MS)
  }

  /** It was the right one. */
  async succeeded(login: string, trier: Trier): Promise<void> {
    await this.byOne.forget(keyOf(login, trier))
  }
}

/** Neither a name nor an address holds a line break. */
function keyOf(login: string, trier: Trier): string {
  return 'device' in trier ? trier.device : `${login}\n${trier.address}`
}
