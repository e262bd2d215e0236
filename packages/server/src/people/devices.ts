import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SettingsStore } from '../store/settings-store.ts'
import { newId, newToken } from './secrets.ts'

const KEY = 'deviceKey'

/**
 * Marks by which a browser is known that signed in to an account before. A mark opens nothing: it only tells the owner
 * from a stranger who tries passwords. It is signed, so nothing is stored for it.
 */
export class Devices {
  private readonly settings: SettingsStore
  private key: Promise<string> | undefined

  constructor(settings: SettingsStore) {
    this.settings = settings
  }

  async mark(person: string): Promise<string> {
    const device = newId()
    return `${device}.${await this.signature(device, person)}`
  }

  /** The id of the device, if this mark was given for this person. */
  async known(mark: string, person: string): Promise<string | undefined> {
    const [device = '', signature = ''] = mark.split('.')
    const [given, right] = [Buffer.from(signature), Buffer.from(await this.signature(device, person))]
    return given.length === right.length && timingSafeEqual(given, right) ? device : undefined
  }

  private async signature(device: string, person: string): Promise<string> {
    this.key ??= this.settings.get(KEY, newToken)
    return createHmac('sha256', await this.key)
      .update(`${device}.${person}`)
      .digest('base64url')
  }
}
