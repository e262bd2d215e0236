import type { SeatInfo } from '@nora/protocol'

/** Since when people who were seen at the table are away from it; who was never seen has no time. */
export type Gone = ReadonlyMap<string, number | undefined>

/** Who is away now, after it was known who was: somebody who leaves is away from now on, whoever is here is not. */
export function goneNow(
  before: Gone | undefined,
  seats: readonly SeatInfo[],
  here: ReadonlySet<string>,
  now: number,
): Gone {
  const away = seats.flatMap(({ person }) => (person !== null && !here.has(person) ? [person] : []))
  return new Map(away.map((person) => [person, !before || before.has(person) ? before?.get(person) : now]))
}
