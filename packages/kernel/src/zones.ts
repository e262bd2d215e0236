import type { Seat } from './seat.ts'

/** A card, tile or token with an identity. Its id never starts with a question mark. */
export type Item = string

/**
 * Every item is in exactly one zone at all times. What stands in a state outside its zones is known to everybody, so
 * all that is secret is in a zone, and the kernel alone decides who sees it.
 */
export interface Zones {
  readonly [zone: string]: readonly Item[]
}

export interface ZoneRule {
  /** Who sees the items; everybody else sees their backs. */
  readonly readers: 'all' | 'none' | readonly Seat[]
  /** The order is part of the game; other zones are kept sorted, so that their order tells nothing. */
  readonly ordered?: boolean
  /** What may lie here, where not everything with the same back may; left out, anything. */
  readonly holds?: (item: Item) => boolean
}

/** There are few backs and many items: one text for each makes them quick to compare. */
const backsSeen = new Map<string, Item>()

/** What one sees of an item that one may not read. */
export function hidden(back: string): Item {
  let seen = backsSeen.get(back)
  if (seen === undefined) {
    seen = `?${back}`
    backsSeen.set(back, seen)
  }
  return seen
}

export function isHidden(item: Item): boolean {
  return item.charCodeAt(0) === 63
}

export function isSameList(one: readonly Item[], other: readonly Item[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}

/** A bag that nobody can look into: what is drawn is decided when it is drawn. */
export const bag: ZoneRule = { readers: 'none' }

/** Face down in an order that is settled already. */
export const stack: ZoneRule = { readers: 'none', ordered: true }

/** Face up, and it matters what lies where. */
export const row: ZoneRule = { readers: 'all', ordered: true }

/** Face up in no order. */
export const heap: ZoneRule = { readers: 'all' }

/** A zone that every player has one of. Each name is put together once, because names are looked up at every decision. */
export function ofEachSeat(zone: string): (seat: Seat) => string {
  const names: string[] = []
  return (seat) => {
    const known = names[seat]
    if (known !== undefined) return known
    const name = `${zone}/${seat}`
    names[seat] = name
    return name
  }
}

/**
 * The zones of a pile: what lies on top in a known order (put back after a look), the bag in the middle, and what lies
 * fixed at the bottom. `draw` takes from them in this order.
 */
export function pile(name: string): { readonly [zone: string]: ZoneRule } {
  return { [topOf(name)]: stack, [name]: bag, [bottomOf(name)]: stack }
}

export function topOf(pile: string): string {
  return `${pile}/top`
}

export function bottomOf(pile: string): string {
  return `${pile}/bottom`
}
