import type { Analysed } from '@nora/bots'
import { type DBSchema, openDB } from 'idb'

/** What was found out about a game, and by which mind. */
export interface KeptAnalysis {
  readonly mind: string
  readonly analysed: Analysed
}

interface Schema extends DBSchema {
  analyses: { key: string; value: KeptAnalysis }
}

const database = () =>
  openDB<Schema>('nora-analyses', 1, { upgrade: (fresh) => void fresh.createObjectStore('analyses') })

/** Kept in this browser, under a name that changes with the game and its rules. */
export async function keptAnalysis(key: string): Promise<KeptAnalysis | undefined> {
  return (await database()).get('analyses', key)
}

export async function keepAnalysis(key: string, kept: KeptAnalysis): Promise<void> {
  await (await database()).put('analyses', kept, key)
}
