// A pack that changes nothing that matters: tables that are played with it are played in a thread of their own.
import { offeredGame } from '@nora/catalogue'
import { readPack } from '@nora/effects'
import type { Game } from '@nora/kernel'
import { guest, persistently } from './player.ts'

export const PACKED = 'cats'
const pack = { format: 'nora-pack', game: PACKED, name: 'Chaos', records: { discovery: { '001': { cost: 4 } } } }

/** Somebody with an account who has brought the pack. */
export interface Owner {
  readonly cookie: string
  readonly hash: string
}

/** While nothing goes wrong yet. */
export async function broughtTo(addresses: readonly string[]): Promise<Owner> {
  const name = 'The owner of a box'
  const { cookies } = await persistently(addresses, '/api/accounts', await guest(addresses, name), {
    name,
    password: 'correct horse',
  })
  const cookie = cookies.map((one) => one.split(';', 1)[0]).join('; ')
  const { body } = await persistently(addresses, '/api/packs', cookie, pack)
  return { cookie, hash: (body as { hash: string }).hash }
}

/** The game as it is played with the pack. */
export function packedGame(): Game {
  return offeredGame(PACKED)?.withPack?.(readPack('pack', JSON.stringify(pack))).game as Game
}
