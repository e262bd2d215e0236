import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { SettingsError } from '../settings.ts'
import { keepPrivate } from './sqlite-commit.ts'

const FILE = 'nora.lock'

/**
 * Keeps other servers off a data folder until it is let go. The operating system holds the lock and drops it with the
 * process, however that ends: a number in a file would outlive it, and mean something else in another container.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, FILE)
  keepPrivate(file)
  const lock = new Database(file)
  try {
    lock.pragma('busy_timeout = 0')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new SettingsError(
      `Another server is running on the folder ${folder}. Stop it, or give this one a DATA_FOLDER of its own.`,
      { cause: error },
    )
  }
  return () => {
    lock.exec('ROLLBACK')
    lock.close()
  }
}
