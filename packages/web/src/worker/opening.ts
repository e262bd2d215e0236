import type { Offered } from '@nora/catalogue'
import { type GameFile, type Logged, Match, type Options, settle, type Wish } from '@nora/kernel'
import { plainTerms } from '@nora/protocol'
import { type Entry, type Person, Room } from '@nora/room'
import { chance } from './chance.ts'
import { rulesOf } from './offered.ts'

/** Somebody at this device, or a bot. */
export type LocalPlayer = { readonly name: string } | { readonly bot: string }

/** How a game is opened on this device; the players sit in this order. */
export interface LocalOpening {
  readonly game: string
  readonly wish: Wish
  readonly players: readonly LocalPlayer[]
  readonly undo?: 'barrier' | 'none'
  /** The text of a pack. */
  readonly pack?: string
}

/** Who sits at a seat of this device. */
export function personAt(seat: number, name: string): Person {
  return { id: `here-${seat}`, name }
}

/** Who opened the table where only bots sit. */
const host: Person = { id: 'here', name: '' }

/** The entries of a new table, which begins at once: from its start, or from a line that was played before. */
export function begin(offered: Offered, opening: LocalOpening, line?: GameFile['line']): Entry[] {
  const { game, bots } = offered
  const options = settle(game, opening.wish)
  const players = seated(opening.players, options)
  const people = players.flatMap((player, seat) => ('name' in player ? [[seat, player.name] as const] : []))
  const [first, ...others] = people
  const owner = first ? personAt(...first) : host
  const now = Date.now()
  const { room, entry } = Room.open(
    rulesOf(offered),
    {
      options,
      terms: { ...plainTerms, undo: opening.undo ?? 'barrier', start: 'owner', bot: bots.at(-1)?.id ?? 'random' },
      pack: opening.pack === undefined ? null : 'local',
      seat: first?.[0] ?? null,
      bots: players.map((player) => ('bot' in player ? player.bot : null)),
    },
    owner,
    now,
    chance,
  )
  const entries = [entry]
  const take = (step: ReturnType<Room['consider']>) => {
    if (!('entry' in step)) throw new Error(JSON.stringify(step))
    entries.push(step.entry)
  }
  for (const [seat, name] of others) take(room.consider({ type: 'sit', seat }, personAt(seat, name), now))
  if (!line) take(room.consider({ type: 'start' }, owner, now))
  else {
    const confirming = people.map(([seat]) => seat)
    entries.push({
      at: now,
      by: owner.id,
      deed: { type: 'start' },
      logged: resumed(offered, options, line, confirming),
    })
  }
  return entries
}

/** What a table logs that begins in the middle: the line, and all that then goes on by itself. */
function resumed(offered: Offered, options: Options, line: GameFile['line'], confirming: readonly number[]): Logged[] {
  const acts = line.map((act) => ({ type: 'act' as const, ...act }))
  return [...Match.restore(offered.game, options, acts, { fate: chance, confirming, pausing: true }).log]
}

/** One for each seat: missing ones are bots. */
function seated(players: readonly LocalPlayer[], { seats }: Options): LocalPlayer[] {
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? { bot: 'greedy' })
}
