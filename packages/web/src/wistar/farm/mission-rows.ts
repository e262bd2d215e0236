import { type Mission, type Owner, rowThatUnlocks, type WistarTable } from '@nora/wistar'

export interface MissionRow {
  readonly number: number
  readonly record: Mission['rows'][number]
  /** Whose cube lies on it. */
  readonly owner: Owner | null
  /** The number of the row that has to be done first, if it is not yet. */
  readonly lockedBy: number | undefined
}

/** The rows of a mission that lies face up on a space. */
export function rowsOf(table: WistarTable, space: string, mission: Mission): readonly MissionRow[] {
  const owners = table.state.rows[space] ?? []
  return mission.rows.map((record, index) => {
    const opener = record.lock === undefined ? undefined : rowThatUnlocks(table, mission, record.lock)
    const isLocked = opener !== undefined && (owners[opener] ?? null) === null
    return { number: index + 1, record, owner: owners[index] ?? null, lockedBy: isLocked ? opener + 1 : undefined }
  })
}
