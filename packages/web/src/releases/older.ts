import { because, Refused } from '@nora/kernel'
import { contentHashes } from '@nora/protocol'
import { type Edition, isOf, type Release, readRelease } from '@nora/release'
import { ask, askText } from '../api/ask.ts'

const rulesPath = (...names: readonly string[]): string => ['/api/rules', ...names.map(encodeURIComponent)].join('/')

const programPath = ({ game, rulesVersion }: Edition, contentHash: string): string =>
  rulesPath(game, rulesVersion, contentHash)

/**
 * The release that a game was begun with, where it is not that of this page. A server keeps the rules of its earlier
 * releases as programs that touch nothing outside themselves. Refused if there is no such release, or no way to it now.
 */
export async function olderRelease(edition: Edition, pack: string | null): Promise<Release> {
  for (const contentHash of await contentsOf(edition, pack)) {
    const release = await loaded(edition, contentHash, pack)
    if (release && isOf(edition, release.game)) return release
  }
  throw new Refused(because('releaseMissing', { found: edition.rulesVersion }))
}

/** Asks for the program of a release, so that the service worker has it when there is no network. */
export async function keepRelease(edition: Edition, pack: string | null): Promise<void> {
  const contents = await contentsOf(edition, pack)
  await Promise.allSettled(contents.map((contentHash) => askText(programPath(edition, contentHash))))
}

/** The contents that an edition may be made from: with a pack it has a hash of its own, and is found by trying. */
async function contentsOf({ game, rulesVersion, contentHash }: Edition, pack: string | null): Promise<string[]> {
  if (pack === null) return [contentHash]
  return ask(rulesPath(game, rulesVersion), (told) => contentHashes.parse(told)).catch(() => [])
}

async function loaded(edition: Edition, contentHash: string, pack: string | null): Promise<Release | undefined> {
  try {
    const program = (await import(/* @vite-ignore */ programPath(edition, contentHash))) as {
      readonly release: Release
    }
    const release = readRelease(program.release)
    return pack === null ? release : release.withPack('pack', pack)
  } catch {
    // Not there, no network, or made for another pack: it is told what is missing when all have been tried.
    return undefined
  }
}
