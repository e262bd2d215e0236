// Two tables that differ only in what one viewer may not know, and all that this viewer is sent at each.
import { Renaming } from '@nora/conformance'
import {
  type Act,
  type Fate,
  type Game,
  hash,
  type Item,
  includesSeat,
  type Json,
  type Logged,
  type Match,
  Position,
  redacted,
  type Seat,
} from '@nora/kernel'
import { type Entry, Room } from '@nora/room'
import { chanceFrom, rulesOf } from './kit.ts'
import { nobodyElse, quietHost, viewerOf } from './quiet-host.ts'

const noChance = chanceFrom(0)
const roomOf = (game: Game, entries: readonly Entry[]) => Room.fold(rulesOf(game), entries, noChance)

/** The things at a table that a seat could never read, up to the last of these entries. */
export function unseenBy(game: Game, entries: readonly Entry[], seat: Seat): Set<Item> {
  const room = roomOf(game, entries.slice(0, 1))
  const hidden = new Set(roomOf(game, entries).match?.variant.items)
  let acts = 0
  for (const entry of entries.slice(1)) {
    room.follow(entry)
    if (!room.match) continue
    const { variant, state } = room.match.table
    const { line } = room.match
    for (const { event, readers } of line.slice(acts).flatMap(({ told }) => told))
      event.items?.forEach((item, place) => {
        if (includesSeat(readers[place] ?? 0, seat)) hidden.delete(item)
      })
    acts = line.length
    for (const [zone, items] of Object.entries(state.zones))
      if (includesSeat(variant.readersOf(zone), seat)) for (const item of items) hidden.delete(item)
  }
  return hidden
}

/**
 * The same entries with hidden things in each other's place, for as long as they can be played so: a choice of others need
 * not be legal with another card, and what the rules reveal may follow from it.
 */
export function twinOf(game: Game, entries: readonly Entry[], hidden: Iterable<Item>, seat: Seat, fate: Fate): Entry[] {
  const { variant } = roomOf(game, entries).match as Match
  const renaming = new Renaming(variant, hidden, fate)
  const twin = entries.slice(0, 1)
  if (renaming.isEmpty) return twin
  const [truth, other] = [roomOf(game, twin), roomOf(game, twin)]
  const position = Position.opening(variant)
  for (const entry of entries.slice(1)) {
    const logged: Logged[] = []
    for (const one of entry.logged ?? []) {
      const choice = one.type === 'act' ? answeredAlike(position, one, renaming) : undefined
      if (one.type !== 'act' || choice === undefined) return twin
      logged.push({ ...one, choice, hash: hash(position.table.state) })
    }
    const made = entry.logged ? { ...entry, logged } : entry
    truth.follow(entry)
    other.follow(made)
    if (declared(truth, seat, logged.length) !== declared(other, seat, logged.length)) return twin
    twin.push(made)
  }
  return twin
}

/** Gives the renamed answer at a position; nothing if it is not legal there. */
function answeredAlike(position: Position, act: Act & { forced?: true }, renaming: Renaming): Json | undefined {
  const { variant } = position.table
  const decision = position.owed(act.seat)
  if (!act.interrupt && decision?.kind !== act.kind) return undefined
  const space = act.interrupt ? variant.game.anytime?.(position.table, act.seat) : decision && position.space(decision)
  const choice = space && renaming.legalIn(space, act.choice)
  if (choice !== undefined) position.replay({ ...act, choice }, act.forced)
  return choice
}

/** What the last acts revealed to a seat, by a rule that says so. */
function declared(room: Room, seat: Seat, acts: number): string {
  const told = acts === 0 ? [] : (room.match?.line.slice(-acts).flatMap((act) => act.told) ?? [])
  const { variant } = (room.match ?? {}) as Match
  return JSON.stringify(told.map((one) => redacted(variant, one, seat)).filter(({ reveals }) => reveals))
}

/** All that a viewer is sent while these entries are stored one after the other, as texts. */
export async function sentTo(game: Game, entries: readonly Entry[], viewer: string | null): Promise<string[]> {
  const sent: string[] = []
  const stored = entries.slice(0, 1)
  const host = quietHost('t', {
    maker: async () => ({ fold: (some) => roomOf(game, some), restore: () => undefined }),
    entriesAfter: async (seq) => stored.slice(seq),
    append: async () => false,
  })
  const eyes = viewerOf(viewer, ({ text }) => sent.push(text))
  await host.attach(eyes, undefined, nobodyElse)
  for (const entry of entries.slice(1)) {
    stored.push(entry)
    await host.heard(stored.length)
    // What it may ask about its own choices is told too.
    if (eyes.seat >= 0) sent.push(await host.read((room) => asked(room, eyes.seat)))
  }
  return sent
}

function asked(room: Room, seat: Seat): string {
  return room.match?.owed(seat) ? JSON.stringify(room.choices(seat, 20)) : ''
}
