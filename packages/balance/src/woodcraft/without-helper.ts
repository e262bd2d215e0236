import { type Bot, casual, type Heuristics, woodcraftCasual, woodcraftHeuristics } from '@nora/bots'
import type { GameEvent, Item, Outcome, Position, Seat } from '@nora/kernel'
import { type Content, playerOf, type WoodcraftState, type WoodcraftTable } from '@nora/woodcraft'
import type { Count } from '../counts.ts'
import type { Rematch, Watcher } from '../study.ts'

/** Helpers whose figures were outside their bands, when those of all helpers were counted. */
export const doubted: readonly Item[] = [
  'early-helper-02',
  'early-helper-20',
  'early-helper-21',
  'early-helper-26',
  'late-helper-02',
  'late-helper-03',
  'late-helper-04',
  'late-helper-07',
  'late-helper-09',
  'late-helper-11',
]

/** More than any game is worth: nobody who loses that much hires somebody. */
const NEVER = 10_000

type WoodcraftHeuristics = Heuristics<WoodcraftState, Content>

/** Plays as the casual bot does, but neither keeps nor hires this helper. */
export function refusing(helper: Item): Bot {
  const shortlist: Record<string, NonNullable<WoodcraftHeuristics['shortlist']>[string]> = {
    ...woodcraftHeuristics.shortlist,
  }
  for (const kind of ['keepHelper', 'hireHelper']) {
    const usual = shortlist[kind]
    if (!usual) throw new Error(`the bot has no shortlist for ${kind}`)
    shortlist[kind] = (table, seat, args, space, fate, width) => {
      const few = usual(table, seat, args, space, fate, width)
      if (!few.includes(helper)) return few
      const others = usual(table, seat, args, space, fate, width + 1).filter((choice) => choice !== helper)
      return others.slice(0, few.length)
    }
  }
  return casual<WoodcraftState, Content>({
    ...woodcraftHeuristics,
    shortlist,
    evaluate: (table, seat) =>
      woodcraftHeuristics.evaluate(table, seat) - (playerOf(table, seat).slots.includes(helper) ? NEVER : 0),
  })
}

/** Who hired a helper, and when: in the setup or in a round. */
interface Hire {
  readonly helper: Item
  readonly seat: Seat
  readonly round: number
}

/**
 * What helpers bring: a game in which one of them was hired is played again up to the turn in which that happened, and
 * from there on by players none of whom may hire it. What its employer would have reached anyhow is in both games.
 */
export class WithoutHelper implements Watcher {
  private readonly table: WoodcraftTable
  private readonly count: Count
  private readonly hires: Hire[] = []
  private round = 0
  private outcome: Outcome | undefined

  constructor(position: Position, count: Count) {
    this.table = position.table as unknown as WoodcraftTable
    this.count = count
  }

  tell({ type, seat = 0, items = [], round }: GameEvent): void {
    if (type === 'turn') this.round = round as number
    const [helper = ''] = items
    if (type === 'hire' && doubted.includes(helper)) this.hires.push({ helper, seat, round: this.round })
  }

  end(outcome: Outcome): void {
    this.outcome = outcome
  }

  again(): readonly Rematch[] {
    return this.hires.map((hire) => ({
      botOf: () => refusingFrom(hire, this.table.state.first),
      end: (without) => this.compare(hire, without),
    }))
  }

  private compare({ helper, seat }: Hire, without: Outcome): void {
    const [one, other] = [resultOf(this.outcome as Outcome, seat), resultOf(without, seat)]
    const difference = one.lead - other.lead
    this.count(`pairs/${helper}`)
    this.count(`winsWith/${helper}`, one.wins)
    this.count(`winsWithout/${helper}`, other.wins)
    this.count(`changed/${helper}`, one.wins === other.wins ? 0 : 1)
    this.count(`leads/${helper}`, difference)
    this.count(`leadsSquared/${helper}`, difference ** 2)
  }
}

/** The usual bot, and from that turn on one that refuses the helper. */
function refusingFrom({ helper, seat: employer, round }: Hire, first: Seat): Bot {
  const refuser = refusing(helper)
  return {
    id: refuser.id,
    forks: true,
    mind: () => {
      const [before, after] = [woodcraftCasual.mind(), refuser.mind()]
      return {
        choose: (position, decision, space, fate) => {
          const { options, state } = position.table as unknown as WoodcraftTable
          const placeOf = (seat: Seat) => (seat - first + options.seats) % options.seats
          const isLater = placeOf(decision.seat) >= placeOf(employer)
          const refuses = round === 0 || state.round > round || (state.round === round && isLater)
          return (refuses ? after : before).choose(position, decision, space, fate)
        },
      }
    },
  }
}

/** Whether a seat has won, and how many points it has more than the best of the others. */
function resultOf({ standings }: Outcome, seat: Seat): { readonly wins: number; readonly lead: number } {
  const own = standings.find((standing) => standing.seat === seat)
  if (!own) throw new Error(`nobody sat in seat ${seat}`)
  const others = standings.filter((standing) => standing !== own).map(({ score }) => score)
  return { wins: own.place === 1 ? 1 : 0, lead: own.score - Math.max(...others) }
}
