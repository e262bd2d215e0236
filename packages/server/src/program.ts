import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const isSource = import.meta.url.endsWith('.ts')

/** What Node is given to run the server as a process of its own: as it was built, or from its sources where this is. */
export function serverProgram(): readonly string[] {
  const main = fileURLToPath(new URL(isSource ? './main.ts' : './main.js', import.meta.url))
  if (!isSource) return [main]
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return ['--conditions=source', `--import=${tsx}`, main]
}
