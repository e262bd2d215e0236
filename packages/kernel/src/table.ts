import { EndlessFault, MOST_DEPTH, MOST_WORK } from './endless.ts'
import { type GameEvent, MOVE } from './events/event.ts'
import type { Options, State } from './game.ts'
import { Fault } from './reason.ts'
import { EVERYBODY, type Seats } from './seat.ts'
import type { Variant } from './variant.ts'
import type { Item } from './zones.ts'

/** Who listens to a table in exact play; in a playout nobody does. */
export interface Listener {
  /** `readers` says who may read each item, where that is not simply who may read it now. */
  tell(event: GameEvent, readers?: readonly Seats[]): void
  /** These seats can now read an item they could not read before. */
  learn(seats: Seats): void
}

/** The table a game is played on: the state, what it is played with, and who listens. */
export class Table<S extends State = State, K = unknown> {
  readonly variant: Variant<S, K>
  state: S
  /** Counts the `together`s of a step. */
  groups = 0
  /** How many effects of a step lie within each other. */
  depth = 0
  /** The kind of the question that was answered last. */
  answered = ''
  tell: ((event: GameEvent) => void) | undefined
  private listener: Listener | undefined
  private workLeft = MOST_WORK

  constructor(variant: Variant<S, K>, state: S) {
    this.variant = variant
    this.state = state
  }

  get content(): K {
    return this.variant.game.content
  }

  get options(): Options {
    return this.variant.options
  }

  listen(listener: Listener | undefined): void {
    this.listener = listener
    this.tell = listener && ((event) => listener.tell(event))
  }

  /** Counts what is done: a game that never asks again ends here, whatever it is that it goes on doing. */
  work(amount = 1): void {
    this.workLeft -= amount
    if (this.workLeft < 0) this.giveUp()
  }

  /** An effect is done within what is being done; `leave` when it is over. */
  enter(): void {
    if (this.depth >= MOST_DEPTH) this.giveUp()
    this.depth++
  }

  leave(): void {
    this.depth--
  }

  private giveUp(): never {
    throw new EndlessFault(this.variant.game.id, this.state.next?.step ?? '', this.answered)
  }

  /** Somebody has chosen, and it is counted anew. */
  rest(): void {
    this.workLeft = MOST_WORK
  }

  zone(name: string): readonly Item[] {
    const zone = this.state.zones[name]
    if (!zone) throw new Fault(`there is no zone ${name}`)
    return zone
  }

  /** Moves items from one zone to another; onto the end of an ordered one, or to the place given. */
  move(items: Item | readonly Item[], from: string, to: string, at?: number): void {
    this.work()
    const moved = typeof items === 'string' ? [items] : items
    const source = this.zone(from) as Item[]
    const target = this.zone(to) as Item[]
    let place = at
    for (const item of moved) {
      const index = source.indexOf(item)
      if (index < 0) throw new Fault(`${item} is not in ${from}`)
      source.splice(index, 1)
      if (!this.variant.ordered(to)) target.splice(rank(target, item), 0, item)
      else if (place === undefined) target.push(item)
      else target.splice(place++, 0, item)
    }
    if (this.listener && moved.length > 0) this.announce(this.listener, moved, from, to, at)
  }

  /** Every zone's items go to the next zone of the list, the last one's to the first: hands passed round. */
  pass(zones: readonly string[]): void {
    const contents = zones.map((zone) => [...this.zone(zone)])
    zones.forEach((zone, index) => {
      const source = (index + zones.length - 1) % zones.length
      const target = this.zone(zone) as Item[]
      target.splice(0, target.length, ...(contents[source] as Item[]))
      if (this.listener && target.length > 0) this.announce(this.listener, [...target], zones[source] as string, zone)
    })
  }

  private announce(listener: Listener, items: readonly Item[], from: string, to: string, at?: number): void {
    const before = this.variant.readersOf(from)
    const after = this.variant.readersOf(to)
    // Who held or saw an item when it left knows which one it is; the watcher counts as one of them only if all do.
    const both = before === EVERYBODY || after === EVERYBODY ? EVERYBODY : before | after
    listener.tell(
      at === undefined ? { type: MOVE, items, from, to } : { type: MOVE, items, from, to, at },
      items.map(() => both),
    )
    if ((after & ~before) !== 0) listener.learn(after & ~before)
  }
}

/** Where an item belongs in a sorted zone. */
function rank(zone: readonly Item[], item: Item): number {
  let low = 0
  let high = zone.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((zone[middle] as Item) < item) low = middle + 1
    else high = middle
  }
  return low
}
