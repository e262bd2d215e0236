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

const database = async () =>
  openDB<Schema>('nora-analyses', 1, { upgrade: (fresh) => void fresh.createObjectStore('analyses') })

/** Kept in this browser, under a name that changes with the game and its rules; nothing where the browser keeps nothing. */
export async function keptAnalysis(key: string): Promise<KeptAnalysis | undefined> {
  return database()
    .then((kept) => kept.get('analyses', key))
    .catch(passing)
}

/** Where there is no space for it, it is there for as long as its page. */
export async function keepAnalysis(key: string, kept: KeptAnalysis): Promise<void> {
  await database()
    .then((all) => all.put('analyses', kept, key))
    .catch(passing)
}

const passing = (why: unknown): undefined => void console.warn(why)
