// The thread in which SQLite commits: it waits for the disk, and the tables need not. One batch at a time.
import { parentPort, workerData } from 'node:worker_threads'
import type { Append, Appended } from './rows.ts'
import { committer, connectSqlite } from './sqlite-commit.ts'

export type Committed =
  | { readonly results: readonly Appended[] }
  | { readonly failure: string; readonly code: string | undefined }

const commit = committer(connectSqlite(workerData as string))

function committed(batch: readonly Append[]): Committed {
  try {
    return { results: commit(batch) }
  } catch (error) {
    return { failure: String(error), code: (error as { code?: string }).code }
  }
}

parentPort?.on('message', (batch: readonly Append[]) => parentPort?.postMessage(committed(batch)))
