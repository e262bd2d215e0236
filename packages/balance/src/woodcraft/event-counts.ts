import type { Decision, GameEvent, Item, Json, Outcome, Seat, SheetLine } from '@nora/kernel'
import {
  actions,
  completedOf,
  dealtHelpersOf,
  HELPERS,
  orderValue,
  playerOf,
  type WoodcraftTable,
} from '@nora/woodcraft'
import type { Count } from '../counts.ts'
import { sourceOf } from './score-sources.ts'

/** The berries that can be taken instead of a main action. */
export const SUBSTITUTE = 'berries'

/** The most that reputation makes of an order. */
const HIGHEST = 6

/** What was done in one game, by whom, and what came of it. */
export class EventCounts {
  private readonly table: WoodcraftTable
  private readonly count: Count
  private readonly shown = new Set<Item>()
  private readonly employers = new Map<Item, Seat>()
  private readonly built = new Set<string>()

  constructor(table: WoodcraftTable, count: Count) {
    this.table = table
    this.count = count
  }

  /** A main action is one however it was paid for: by the moved tile, a lantern or three. */
  chosen({ kind }: Decision, choice: Json): void {
    if (kind !== 'turn') return
    if (choice === SUBSTITUTE) this.count(`actions/${SUBSTITUTE}`)
    else if (typeof choice === 'object' && choice !== null) {
      const { act, bonus } = choice as { readonly act?: string; readonly bonus?: string }
      const action = actions.find((each) => each === act || each === bonus)
      if (action) this.count(`actions/${action}`)
    }
  }

  tell({ type, seat = 0, items = [], to, improvement }: GameEvent): void {
    const [item = ''] = items
    if (type === 'move') this.show(to as string, items)
    else if (type === 'hire') this.employers.set(item, seat)
    else if (type === 'placeOrder') this.count(`taken/${item}`)
    else if (type === 'completeOrder') this.count(`completed/${item}`)
    else if (type === 'improve') {
      this.count(`built/${improvement}`)
      this.built.add(improvement as string)
    }
  }

  end({ standings }: Outcome): void {
    for (const helper of this.shown) this.count(`shown/${helper}`)
    for (const improvement of this.built) this.count(`builtGames/${improvement}`)
    for (const { seat, place, score, sheet } of standings) {
      this.count('scores', score)
      for (const { id, points } of sheet) this.count(`sources/${sourceOf(id)}`, points)
      this.countReputation(seat, sheet)
      if (place === 1) this.count(`winsFromPlace/${this.placeOf(seat)}`)
    }
    for (const [helper, seat] of this.employers) {
      this.count(`hired/${helper}`)
      if (standings.some((standing) => standing.seat === seat && standing.place === 1))
        this.count(`hiredWins/${helper}`)
    }
  }

  /** A helper is shown in the display or among the three from which the first one is kept. */
  private show(to: string, items: readonly Item[]): void {
    const { seats } = this.table.options
    const dealt = Array.from({ length: seats }, (_, seat) => dealtHelpersOf(seat)).includes(to)
    if (dealt || to === HELPERS) for (const helper of items) this.shown.add(helper)
  }

  /** The value by which completed orders were scored: orders left open have cost theirs. */
  private countReputation(seat: Seat, sheet: readonly SheetLine[]): void {
    const completed = this.table.zone(completedOf(seat)).length
    const points = sheet.find(({ id }) => id === 'completedOrders')?.points ?? 0
    const value = completed > 0 ? points / completed : orderValue(this.table, playerOf(this.table, seat).reputation)
    this.count('reputation', value)
    if (value === HIGHEST) this.count('highestReputation')
  }

  /** Who begins a round has the first place. */
  private placeOf(seat: Seat): number {
    const { seats } = this.table.options
    return ((seat - this.table.state.first + seats) % seats) + 1
  }
}
