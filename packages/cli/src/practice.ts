import { casual, randomBot } from '@nora/bots'
import { practiceGames, practiceRetellings } from '@nora/conformance/practice'
import { type Game, type Retelling, type Seat, type Table, totalOf } from '@nora/kernel'
import type { Entry } from './catalogue.ts'

/** The practice games of the conformance suite in place of the catalogue, to try the commands on. */
export const practiceCatalogue: readonly Entry[] = practiceGames.map((game) => ({
  game,
  bots: [randomBot, casual({ evaluate: (table, seat) => pointsNow(game, table, seat) })],
  components: () => itemCounts(game),
  retelling: practiceRetellings[game.id] as Retelling,
}))

/** The score sheet as it stands is judgement enough for a practice game. */
function pointsNow(game: Game, table: Table, seat: Seat): number {
  return totalOf(game.sheet(table, seat))
}

/** Practice games have no content tables: their items are counted by back, and all are the house's own. */
function itemCounts(game: Game): ReturnType<Entry['components']> {
  const [mode] = game.modes
  const options = Object.entries(mode?.options ?? {}).map(([key, values]) => [key, values[0] ?? ''])
  const { zones } = game.start({
    mode: mode?.id ?? '',
    seats: mode?.seats.max ?? 1,
    level: mode?.levels[0] ?? null,
    options: Object.fromEntries(options),
  })
  const totals = new Map<string, number>()
  for (const item of Object.values(zones).flat()) totals.set(game.back(item), (totals.get(game.back(item)) ?? 0) + 1)
  return Object.fromEntries([...totals].map(([back, total]) => [back, { total, rulebook: 0, public: 0, house: total }]))
}
