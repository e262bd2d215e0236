import type { GameEvent, Outcome, Position, Seat } from '@nora/kernel'
import type { WoodcraftTable } from '@nora/woodcraft'
import type { Count } from '../counts.ts'
import type { Watcher } from '../study.ts'

/**
 * What beginning every round is worth: another game than the rulebook's, in which who begins moves on after each round.
 * The order of the first round and who is behind in a tie are as they were.
 */
export class MovingStart implements Watcher {
  private readonly table: WoodcraftTable
  private readonly count: Count
  private begun: Seat = 0
  private turns = 0
  private isLast = false

  constructor(position: Position, count: Count) {
    this.table = position.table as unknown as WoodcraftTable
    this.count = count
  }

  tell({ type, seat = 0 }: GameEvent): void {
    const { options, state } = this.table
    if (type === 'first') this.begun = seat
    if (type === 'lastRound') this.isLast = true
    if (type !== 'turnEnded') return
    this.turns++
    const roundEnds = this.turns % options.seats === 0
    // For four players twelve moves come back to who began.
    if (roundEnds && !this.isLast) state.first = (state.first + 1) % options.seats
  }

  /** Places as they were in the first round. */
  end({ standings }: Outcome): void {
    const { seats } = this.table.options
    for (const { seat, place, score } of standings) {
      const from = ((seat - this.begun + seats) % seats) + 1
      this.count(`scoresFromPlace/${from}`, score)
      if (place === 1) this.count(`winsFromPlace/${from}`)
    }
  }
}
