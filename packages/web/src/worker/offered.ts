import type { Offered } from '@nora/catalogue'
import { ContentError, readPack } from '@nora/effects'
import { because, type Json, Refused } from '@nora/kernel'
import type { Rules } from '@nora/room'

/** Found by the folders of the games: a worker needs none of what their pages show. */
const loaders = import.meta.glob<Offered>('../games/*/offered.ts', { import: 'offered' })

/** A game with its bots, with the records of a pack laid over if one is given as text. */
export async function offered(id: string, pack: string | null): Promise<Offered> {
  const path = `../games/${id}/offered.ts`
  const load = Object.hasOwn(loaders, path) ? loaders[path] : undefined
  if (!load) throw new Refused(because('unknownGame', { game: id }))
  const plain = await load()
  if (pack === null) return plain
  if (!plain.withPack) throw new Refused(because('unknownGame', { game: id }))
  try {
    return plain.withPack(readPack('pack', pack))
  } catch (error) {
    throw error instanceof ContentError ? badPack(error) : error
  }
}

/** All that is wrong with it, as a server would answer. */
function badPack({ problems }: ContentError): Refused {
  return new Refused(because('badPack', { problems: problems as unknown as Json }))
}

export function rulesOf({ game, bots }: Offered): Rules {
  return { game, bots: bots.map(({ id }) => id) }
}
