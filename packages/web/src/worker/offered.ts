import type { Offered } from '@nora/catalogue'
import { ContentError, readPack } from '@nora/effects'
import { because, type Json, Refused } from '@nora/kernel'
import type { Rules } from '@nora/room'

const loaders: { readonly [game: string]: () => Promise<Offered> } = {
  cats: async () => (await import('./games/cats.ts')).cats,
  wistar: async () => (await import('./games/wistar.ts')).wistar,
  woodcraft: async () => (await import('./games/woodcraft.ts')).woodcraft,
}

/** A game of the house, with the records of a pack laid over if one is given as text. */
export async function offered(id: string, pack: string | null): Promise<Offered> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined
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
