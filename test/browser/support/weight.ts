import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { siteFolder } from '../../../scripts/built.mjs'
import type { Visitor } from './visitor.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The scripts that a fresh visit to the entrance fetches, and how many bytes they are when packed. */
export async function homeScripts({
  page,
}: Visitor): Promise<{ readonly files: readonly string[]; readonly packed: number }> {
  const files = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // What the service worker keeps for later is not what the page waits for.
    if (pathname.endsWith('.js') && response.request().serviceWorker() === null) files.add(pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const packed = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(root, siteFolder, file))).length, 0)
  return { files: [...files], packed }
}
