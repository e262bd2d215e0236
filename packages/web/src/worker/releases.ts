import type { Offered } from '@nora/catalogue'
import { ContentError } from '@nora/effects'
import { because, type Json, Refused } from '@nora/kernel'
import { type Edition, isOf, type Release, releaseOf } from '@nora/release'
import { olderRelease } from '../releases/older.ts'

/** Found by the folders of the games: a worker needs none of what their pages show. */
const loaders = import.meta.glob<Offered>('../games/*/offered.ts', { import: 'offered' })

/** A game as new tables play it, with the records of a pack laid over if one is given as text. */
export async function currentRelease(id: string, pack: string | null): Promise<Release> {
  const path = `../games/${id}/offered.ts`
  const load = Object.hasOwn(loaders, path) ? loaders[path] : undefined
  if (!load) throw new Refused(because('unknownGame', { game: id }))
  const plain = releaseOf(await load())
  if (pack === null) return plain
  if (!plain.takesPacks) throw new Refused(because('unknownGame', { game: id }))
  try {
    return plain.withPack('pack', pack)
  } catch (error) {
    throw error instanceof ContentError ? badPack(error) : error
  }
}

/** The release that a game was begun with; refused if neither this page nor the server has it. */
export async function releaseFor(edition: Edition, pack: string | null): Promise<Release> {
  // A pack of an older game need not suit the content of today.
  const current = await currentRelease(edition.game, pack).catch((problem: unknown) => {
    if (pack === null) throw problem
    return undefined
  })
  return current && isOf(edition, current.game) ? current : olderRelease(edition, pack)
}

/** All that is wrong with it, as a server would answer. */
function badPack({ problems }: ContentError): Refused {
  return new Refused(because('badPack', { problems: problems as unknown as Json }))
}
