import { WATCHER } from '@nora/kernel'
import type { Present } from '@nora/protocol'
import type { TableBus } from './table-bus.ts'

/** A node that was silent for so long is gone, and who was there with it. */
const SILENCE_MS = 15_000
const REPEAT_MS = 5_000

/** Who looks at a table, on whichever node. Nodes repeat what they know, so that the end of one is noticed. */
export class Presence {
  private readonly bus: TableBus
  private readonly here = new Map<string, readonly Present[]>()
  private readonly elsewhere = new Map<string, Map<string, { present: readonly Present[]; heard: number }>>()
  private readonly changed: (table: string) => void
  private readonly timer: NodeJS.Timeout

  constructor(bus: TableBus, changed: (table: string) => void) {
    this.bus = bus
    this.changed = changed
    this.timer = setInterval(() => this.repeat(), REPEAT_MS)
    this.timer.unref()
  }

  /** Everybody once, players before watchers. Those without a name cannot be told apart: each connection is one. */
  at(table: string): Present[] {
    const others = [...(this.elsewhere.get(table)?.values() ?? [])].flatMap(({ present }) => present)
    const known = new Set<string>()
    const present = [...(this.here.get(table) ?? []), ...others].filter(({ person }) => {
      if (person === null) return true
      const isNew = !known.has(person)
      known.add(person)
      return isNew
    })
    return present.sort((one, other) => rank(one) - rank(other))
  }

  /** Whether a person looks at a table. */
  isAt(table: string, person: string): boolean {
    const isThem = (one: Present) => one.person === person
    if (this.here.get(table)?.some(isThem)) return true
    for (const { present } of this.elsewhere.get(table)?.values() ?? []) if (present.some(isThem)) return true
    return false
  }

  /** Who looks at a table from here. */
  set(table: string, present: readonly Present[]): void {
    if (present.length > 0) this.here.set(table, present)
    else this.here.delete(table)
    this.publish(table, present)
    this.changed(table)
  }

  /** Who looks at a table from another node. */
  hear(table: string, node: string, present: readonly Present[]): void {
    const nodes = this.elsewhere.get(table) ?? new Map()
    const before = JSON.stringify(nodes.get(node)?.present ?? [])
    if (present.length > 0) this.elsewhere.set(table, nodes.set(node, { present, heard: Date.now() }))
    else nodes.delete(node)
    if (nodes.size === 0) this.elsewhere.delete(table)
    if (before !== JSON.stringify(present)) this.changed(table)
  }

  /** Another node wants to know. */
  say(table: string): void {
    const present = this.here.get(table)
    if (present) this.publish(table, present)
  }

  /** The table is no longer held here: nothing is heard of it any more. */
  forget(table: string): void {
    this.elsewhere.delete(table)
  }

  close(): void {
    clearInterval(this.timer)
    for (const table of this.here.keys()) this.publish(table, [])
  }

  private publish(table: string, present: readonly Present[]): void {
    this.bus.publish(table, { type: 'present', present: [...present] })
  }

  private repeat(): void {
    for (const [table, present] of this.here) this.publish(table, present)
    const limit = Date.now() - SILENCE_MS
    for (const [table, nodes] of this.elsewhere) {
      const silent = [...nodes].filter(([, { heard }]) => heard < limit)
      for (const [node] of silent) nodes.delete(node)
      if (nodes.size === 0) this.elsewhere.delete(table)
      if (silent.length > 0) this.changed(table)
    }
  }
}

const rank = ({ seat }: Present): number => (seat === WATCHER ? Number.POSITIVE_INFINITY : seat)
