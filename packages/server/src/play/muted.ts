import type { Services } from '../services.ts'
import type { Silenced } from '../tables/viewer.ts'

/** Whose chat a person is not shown at a table: whom they muted there, and whom they block anywhere. */
export async function mutedFor(
  { store }: Services,
  table: string,
  person: { readonly id: string } | null,
): Promise<Silenced> {
  if (!person) return new Map()
  const [muted, blocked] = await Promise.all([store.chat.muted(table, person.id), store.people.blockedBy(person.id)])
  const silenced: Silenced = new Map(muted.map(({ id, name }) => [id, name]))
  for (const { id } of blocked) silenced.set(id, null)
  return silenced
}
