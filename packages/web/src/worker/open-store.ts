import { IndexedStore } from './indexed-store.ts'
import { PassingStore } from './passing-store.ts'
import type { GameStore } from './store.ts'

export async function openStore(): Promise<GameStore> {
  try {
    return await IndexedStore.open()
  } catch {
    return new PassingStore()
  }
}
