import { MOST_ACORNS, type SquirrelTable } from './state.ts'

/** What must never be, whatever is played. */
export function audit(table: SquirrelTable): string[] {
  return table.state.squirrels.flatMap(({ acorns, hidden, points }, seat) => {
    const sound = acorns >= 0 && acorns <= MOST_ACORNS && hidden >= 0 && points >= 0
    return sound ? [] : [`seat ${seat}: ${acorns} ${hidden} ${points}`]
  })
}
