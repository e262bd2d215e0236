import type { Bot } from '@nora/bots'
import type { Policy, Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { nameIn } from '@nora/words'

/** Who sits where. */
export interface Seating {
  readonly people: ReadonlySet<Seat>
  readonly minds: ReadonlyMap<Seat, Policy>
  name(seat: Seat): string
}

export function seated(
  seats: number,
  people: ReadonlySet<Seat>,
  bots: readonly Bot[],
  names: readonly string[],
  voice: Catalogue,
): Seating {
  const minds = new Map<Seat, Policy>()
  const called: string[] = []
  for (let seat = 0; seat < seats; seat++) {
    const n = seat + 1
    if (people.has(seat)) {
      called.push(names[seat] ?? voice.format('common.player', { n }))
    } else {
      const bot = bots[minds.size % bots.length] as Bot
      minds.set(seat, bot.mind())
      called.push(
        names[seat] ?? voice.format('common.bot', { mind: nameIn(voice, `common.mind.${bot.id}`, bot.id), n }),
      )
    }
  }
  return { people, minds, name: (seat) => called[seat] ?? String(seat + 1) }
}
