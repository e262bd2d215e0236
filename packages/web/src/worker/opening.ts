import type { GameFile, Options, Wish } from '@nora/kernel'
import { plainTerms } from '@nora/protocol'
import type { Release } from '@nora/release'
import type { Entry, Person, Room } from '@nora/room'
import { chance } from './chance.ts'

/** Somebody at this device, or a bot. */
export type LocalPlayer = { readonly name: string } | { readonly bot: string }

/** How a game is opened on this device; the players sit in this order. */
export interface LocalOpening {
  readonly game: string
  readonly wish: Wish
  readonly players: readonly LocalPlayer[]
  readonly undo?: 'barrier' | 'none'
  /** Left out, only who plays without other people may ask for hints. */
  readonly hints?: boolean
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
export function begin(release: Release, opening: LocalOpening, line?: GameFile['line']): Entry[] {
  const options = release.settle(opening.wish)
  const players = seated(opening.players, options, usualBot(release))
  const people = players.flatMap((player, seat) => ('name' in player ? [[seat, player.name] as const] : []))
  const [first, ...others] = people
  const owner = first ? personAt(...first) : host
  const now = Date.now()
  const { room, entry } = release.open(
    {
      options,
      terms: {
        ...plainTerms,
        undo: opening.undo ?? 'barrier',
        start: 'owner',
        bot: usualBot(release),
        ...(opening.hints !== undefined && { hints: opening.hints }),
      },
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
    const logged = release.resume({ options, line }, confirming, chance)
    entries.push({ at: now, by: owner.id, deed: { type: 'start' }, logged })
  }
  return entries
}

/** Who sits in where nobody said who should; a former release has bots of its own. */
export function usualBot({ bots }: Release): string {
  return bots.find((bot) => bot === 'casual') ?? bots.at(-1) ?? 'random'
}

/** One for each seat: missing ones are bots. */
function seated(players: readonly LocalPlayer[], { seats }: Options, bot: string): LocalPlayer[] {
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? { bot })
}
