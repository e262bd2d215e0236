import type { GameEvent, Item, Seat } from '@nora/kernel'
import { areaOf, handOf, layoutOf, type WistarTable } from '@nora/wistar'
import type { Count } from '../counts.ts'

const HUT = 'hut'

/** What was done in one game, whoever did it, and who held and played which invention. */
export class EventCounts {
  private readonly table: WistarTable
  private readonly count: Count
  private readonly seats: number
  /** Counted once in a game, however often they were done. */
  private readonly used = new Set<string>()
  private readonly held: readonly Set<Item>[]
  private readonly played = new Set<Item>()

  constructor(table: WistarTable, count: Count) {
    this.table = table
    this.count = count
    this.seats = table.options.seats
    this.held = Array.from({ length: this.seats }, () => new Set())
  }

  tell(event: GameEvent): void {
    const { type, seat, items = [] } = event
    if (type === 'move') this.hold(event.to as string, items)
    if (seat === undefined || seat < 0) return
    const [item] = items
    if (type === 'leaderPlaced') this.count(`leaders/${this.actionOf(event.space as string)}`)
    else if (type === 'missionCompleted') this.used.add(`rows/${event.mission}/${event.row}`)
    else if (type === 'objectiveClaimed') this.used.add(`objectives/${item}`)
    else if (type === 'guestTaken') this.used.add(`guests/${item}`)
    else if (type === 'doorOpened') this.used.add(`doors/${item}`)
    else if (type === 'played') this.played.add(item as Item)
  }

  end(winner: Seat): void {
    for (const key of this.used) this.count(key)
    const seen = new Set<Item>()
    this.held.forEach((cards, seat) => {
      for (const card of cards) {
        seen.add(card)
        this.count(`held/${card}`)
        if (seat === winner) this.count(`heldWins/${card}`)
      }
    })
    for (const card of seen) this.count(`heldGames/${card}`)
    for (const card of this.played) this.count(`playedGames/${card}`)
  }

  /** Cards come to the hand, or from a deck straight into play. */
  private hold(to: string, items: readonly Item[]): void {
    for (let seat = 0; seat < this.seats; seat++) {
      if (to === handOf(seat) || to === areaOf(seat)) for (const item of items) this.held[seat]?.add(item)
    }
  }

  private actionOf(space: string): string {
    const { state, content } = this.table
    const { segment } = layoutOf(this.table).spaces.get(space) ?? {}
    return segment === undefined ? HUT : (content.actions[state.wheel.indexOf(segment)] as string)
  }
}
