// The release of a game, made from the sources as a release makes it from what is built.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Offered } from '@nora/catalogue'
import { readPack } from '@nora/effects'
import { writeRelease } from '../../../../scripts/release.mjs'
import { repositoryRoot } from '../../../../scripts/workspace.mjs'
import type { KeptRules } from '../../src/store/rules-store.ts'

const packText = (records: object): string =>
  JSON.stringify({ format: 'nora-pack', game: 'cats', name: 'prices', records })

/** The Isle of Cats of another release, with prices as `records` say. */
export function otherCats(cats: Offered, rulesVersion: string, records: object): Offered {
  const changed = cats.withPack?.(readPack('prices', packText(records))) as Offered
  return { ...changed, game: { ...changed.game, rulesVersion } }
}

/** A game of the catalogue, as it is or under another version. */
export async function releaseText(game: Offered['game'], rulesVersion = game.rulesVersion): Promise<KeptRules> {
  const folder = mkdtempSync(join(tmpdir(), 'nora-release-'))
  const file = join(folder, 'release.mjs')
  const code = `import { ${game.id} } from '@nora/catalogue'
import { releaseOf } from './src/rules/release.ts'
const game = { ...${game.id}.game, rulesVersion: ${JSON.stringify(rulesVersion)} }
export const release = releaseOf({ ...${game.id}, game })`
  try {
    await writeRelease(repositoryRoot, code, game.contentHash, file, ['source'])
    const body = readFileSync(file, 'utf8')
    return { name: `${game.id}@${rulesVersion}`, contentHash: game.contentHash, body }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
