import type { House } from '../house.ts'

/** Whose chat a person is not shown at a table: whom they muted there, and whom they block anywhere. */
export async function mutedFor(
  { store }: House,
  table: string,
  person: { readonly id: string } | null,
): Promise<Set<string>> {
  if (!person) return new Set()
  const [muted, blocked] = await Promise.all([store.things.muted(table, person.id), store.people.blockedBy(person.id)])
  for (const { id } of blocked) muted.add(id)
  return muted
}
