import type { Opening, Person } from '@nora/room'
import { Problem } from '../problem.ts'
import type { TableStore } from '../store/table-store.ts'

const DAY = 86_400_000
/** Tables of one person that wait for players. */
const MOST_OPEN = 12
/** Tables of one person at which nobody sits: bots play there by themselves, for as long as the game lasts. */
const MOST_UNATTENDED = 4
/** Tables of a day that one person plays with bots alone: all that are played are listed. */
const MOST_ALONE = 40

/** Nobody fills the lobby, nor keeps all bots busy. */
export async function checkLimits(
  tables: TableStore,
  { seat }: Pick<Opening, 'seat'>,
  { id }: Person,
  now: number,
): Promise<void> {
  const own = await tables.ownedBy(id)
  const count = (test: (table: (typeof own)[number]) => boolean) => own.filter(test).length
  const refuse = (most: number): never => {
    throw new Problem(409, 'tooManyTables', { most })
  }
  if (count(({ status }) => status === 'open') >= MOST_OPEN) refuse(MOST_OPEN)
  if (seat === null && count(({ people }) => people === 0) >= MOST_UNATTENDED) refuse(MOST_UNATTENDED)
  if (count(({ people, createdAt }) => people <= 1 && createdAt > now - DAY) >= MOST_ALONE) refuse(MOST_ALONE)
}
