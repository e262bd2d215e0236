import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const isSource = import.meta.url.endsWith('.ts')

/**
 * In megabytes, what is allotted anew before it is looked through. At the usual 16 a choice outlives that while its
 * commit is waited for, is copied, and is garbage all the same: docs/performance.md. `npm start` and deploy/ say the same.
 */
const YOUNG = '--max-semi-space-size=64'

/** What Node is given to run the server as a process of its own: as it was built, or from its sources where this is. */
export function serverProgram(): readonly string[] {
  const main = fileURLToPath(new URL(isSource ? './main.ts' : './main.js', import.meta.url))
  if (!isSource) return [YOUNG, main]
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return [YOUNG, '--conditions=source', `--import=${tsx}`, main]
}
