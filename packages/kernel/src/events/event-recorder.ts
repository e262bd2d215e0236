import { NOBODY, type Seats } from '../seat.ts'
import type { Listener, Table } from '../table.ts'
import { type GameEvent, readersOfItem, type Told } from './event.ts'

const NOTHING: readonly Told[] = []

/** Listens to a table and keeps what was told and learned since it was last asked. */
export class EventRecorder implements Listener {
  private readonly table: Table
  private told: Told[] = []
  private learned: Seats = NOBODY

  constructor(table: Table) {
    this.table = table
    table.listen(this)
  }

  tell(event: GameEvent, readers?: readonly Seats[]): void {
    const { variant, state } = this.table
    this.told.push({
      event,
      readers: readers ?? event.items?.map((item) => readersOfItem(variant, state.zones, item)) ?? [],
    })
  }

  learn(seats: Seats): void {
    this.learned |= seats
  }

  take(): { readonly told: readonly Told[]; readonly learned: Seats } {
    const { learned } = this
    // Exactly as long as it has to be: a list that was pushed to has room for sixteen more, and this one is kept.
    const told = this.told.length === 0 ? NOTHING : this.told.slice()
    this.told.length = 0
    this.learned = NOBODY
    return { told, learned }
  }
}
