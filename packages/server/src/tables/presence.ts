import type { Onlookers, Present } from '@nora/protocol'
import type { TableBus } from './table-bus.ts'

/** A node that was silent for so long is gone, and who was there with it. */
const SILENCE_MS = 15_000
const REPEAT_MS = 5_000
/** More nodes than this do not look at one table: the rest was made up. */
const MOST_NODES = 50
/** However many come and go at a table, everybody there is told at most so often. */
const PACE_MS = 1_000

/** What presence needs of the tables. */
export interface Looked {
  /** Who looks at a table from here. */
  here(table: string): Onlookers
  /** Tells those who look at a table from here. */
  tell(table: string, onlookers: Onlookers): void
}

/** Who looks at a table, on whichever node. Nodes repeat what they know, so that the end of one is noticed. */
export class Presence {
  private readonly bus: TableBus
  private readonly looked: Looked
  /** The tables at which others know that somebody looks from here. */
  private readonly known = new Set<string>()
  private readonly elsewhere = new Map<string, Map<string, { onlookers: Onlookers; heard: number }>>()
  /** The tables that were told of a change a moment ago, and whether there was another since. */
  private readonly resting = new Map<string, { again: boolean; readonly timer: NodeJS.Timeout }>()
  private readonly timer: NodeJS.Timeout

  constructor(bus: TableBus, looked: Looked) {
    this.bus = bus
    this.looked = looked
    this.timer = setInterval(() => this.repeat(), REPEAT_MS)
    this.timer.unref()
  }

  /** Who sits at it, each once, and how many watch. */
  at(table: string): Onlookers {
    const all = [this.looked.here(table)]
    for (const { onlookers } of this.elsewhere.get(table)?.values() ?? []) all.push(onlookers)
    const seated = new Map<number, Present>()
    for (const { present } of all) for (const one of present) seated.set(one.seat, one)
    return {
      present: [...seated.values()].sort((one, other) => one.seat - other.seat),
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
    }
  }

  /** Whether a person who sits at a table looks at it. */
  isAt(table: string, person: string): boolean {
    return this.at(table).present.some((one) => one.person === person)
  }

  /** Somebody came, went, or took another seat. */
  changed(table: string): void {
    const resting = this.resting.get(table)
    if (resting) resting.again = true
    else this.tell(table)
  }

  /** Who looks at a table from another node. */
  hear(table: string, node: string, { present, watchers }: Onlookers): void {
    const onlookers = { present, watchers }
    const nodes = this.elsewhere.get(table) ?? new Map()
    if (!nodes.has(node) && nodes.size >= MOST_NODES) return
    const before = JSON.stringify(nodes.get(node)?.onlookers ?? nobody)
    if (isNobody(onlookers)) nodes.delete(node)
    else this.elsewhere.set(table, nodes.set(node, { onlookers, heard: Date.now() }))
    if (nodes.size === 0) this.elsewhere.delete(table)
    if (before !== JSON.stringify(onlookers)) this.changed(table)
  }

  /** Another node wants to know. */
  say(table: string): void {
    if (this.known.has(table)) this.publish(table, this.looked.here(table))
  }

  /** The table is no longer held here: nothing is heard of it any more. */
  forget(table: string): void {
    this.elsewhere.delete(table)
  }

  close(): void {
    clearInterval(this.timer)
    for (const { timer } of this.resting.values()) clearTimeout(timer)
    this.resting.clear()
    for (const table of this.known) this.publish(table, nobody)
  }

  private tell(table: string): void {
    const timer = setTimeout(() => {
      const again = this.resting.get(table)?.again ?? false
      this.resting.delete(table)
      if (again) this.tell(table)
    }, PACE_MS)
    timer.unref()
    this.resting.set(table, { again: false, timer })
    const here = this.looked.here(table)
    if (!isNobody(here) || this.known.has(table)) this.publish(table, here)
    if (isNobody(here)) this.known.delete(table)
    else this.known.add(table)
    this.looked.tell(table, this.at(table))
  }

  private publish(table: string, { present, watchers }: Onlookers): void {
    this.bus.publish(table, { type: 'present', seats: present.map(({ seat }) => seat), watchers })
  }

  private repeat(): void {
    for (const table of this.known) this.publish(table, this.looked.here(table))
    const limit = Date.now() - SILENCE_MS
    for (const [table, nodes] of this.elsewhere) {
      const silent = [...nodes].filter(([, { heard }]) => heard < limit)
      for (const [node] of silent) nodes.delete(node)
      if (nodes.size === 0) this.elsewhere.delete(table)
      if (silent.length > 0) this.changed(table)
    }
  }
}

const nobody: Onlookers = { present: [], watchers: 0 }

const isNobody = ({ present, watchers }: Onlookers): boolean => present.length === 0 && watchers === 0

/** Who somebody at a table is, and the seat whose eyes they see with. */
interface Onlooker {
  readonly person: { readonly id: string; readonly name: string } | null
  readonly seat: number
}

/** However many connections somebody has, they are there once. Those without a name cannot be told apart. */
export function onlookersOf(viewers: Iterable<Onlooker>): Onlookers {
  const seated = new Map<number, Present>()
  const named = new Set<string>()
  let nameless = 0
  for (const { person, seat } of viewers) {
    if (!person) nameless++
    else if (seat >= 0) seated.set(seat, { person: person.id, name: person.name, seat })
    else named.add(person.id)
  }
  return { present: [...seated.values()], watchers: named.size + nameless }
}
