import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RulesStore } from '../store/rules-store.ts'
import type { Store } from '../store/store.ts'
import type { Sources } from './registry.ts'

/** Where the build puts the releases of its code, and in folders those that were kept. Sources that were not built have none. */
const folder = fileURLToPath(new URL('./releases', import.meta.url))
const SUFFIX = '.mjs'
/** The first line of a release, as scripts/releases/program.mjs writes it. */
const firstLine = /^\/\/ content (\S+)\n/

/** Keeps all releases that there are, so that tables that were opened by one can be played under another. */
export async function keepReleases(rules: RulesStore, from = folder): Promise<void> {
  const all = existsSync(from) ? readdirSync(from, { recursive: true, encoding: 'utf8' }) : []
  const files = all.filter((file) => file.endsWith(SUFFIX))
  for (const file of files) {
    const name = basename(file, SUFFIX)
    const body = readFileSync(join(from, file), 'utf8')
    const contentHash = firstLine.exec(body)?.[1]
    if (contentHash === undefined) throw new Error(`${file} does not say which content it holds`)
    await rules.keep({ name, contentHash, body }, Date.now())
  }
}

export const sourcesIn = ({ packs, rules }: Store): Sources => ({
  pack: async (hash) => (await packs.find(hash))?.body,
  rules: (name, known) => rules.of(name, known),
})
