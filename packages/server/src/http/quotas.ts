import { Problem } from '../problem.ts'
import type { Person } from '../store/people-store.ts'
import type { Store } from '../store/store.ts'

const MEGABYTE = 2 ** 20

/** A finished game is a file of about 60 KB. Guests are made in no time, so there is little for each. */
const imports = { guest: { count: 20, size: 2 * MEGABYTE }, account: { count: 200, size: 16 * MEGABYTE } }
const packs = { count: 20, size: 8 * MEGABYTE }

/** Refuses a game for which a person has no space left. */
export async function mayImport(store: Store, { id, login }: Person, body: string): Promise<void> {
  const most = login === null ? imports.guest : imports.account
  const { count, size } = await store.imports.keptFor(id)
  if (count >= most.count || size + body.length > most.size) throw new Problem(409, 'tooManyGames')
}

/** The same for a pack, which only accounts bring. */
export async function mayKeepPack(store: Store, person: string, body: string): Promise<void> {
  const { count, size } = await store.packs.keptFor(person)
  if (count >= packs.count || size + body.length > packs.size) throw new Problem(409, 'tooManyPacks')
}
