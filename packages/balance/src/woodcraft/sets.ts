import { type Bot, randomBot, woodcraftCasual } from '@nora/bots'
import type { Standing } from '@nora/kernel'
import { grades, type WoodcraftTable } from '@nora/woodcraft'
import type { GameSet, Group } from '../study.ts'
import { EventCounts } from './event-counts.ts'
import { MovingStart } from './moving-start.ts'
import { WithoutHelper } from './without-helper.ts'

const watched = (id: string, mode: string, seats: number, bot: Bot): GameSet => ({
  id,
  wish: { mode, seats },
  botOf: () => bot,
  watch: (position, _game, count) => {
    const eventCounts = new EventCounts(position.table as unknown as WoodcraftTable, count)
    return {
      chosen: (decision, choice) => eventCounts.chosen(decision, choice),
      tell: (event) => eventCounts.tell(event),
      end: (outcome) => {
        eventCounts.end(outcome)
        const { score } = outcome.standings[0] as Standing
        for (const [grade, least] of Object.entries(grades)) if (score >= least) count(`reached/${grade}`)
      },
    }
  },
})

export const two = watched('2', 'classic', 2, woodcraftCasual)
export const four = watched('4', 'classic', 4, woodcraftCasual)
export const alone = watched('solo', 'solo', 1, woodcraftCasual)
export const aloneAtRandom = watched('random', 'solo', 1, randomBot)

/** Games with a question of their own. */
const asking = (id: string, seats: number, watch: GameSet['watch']): GameSet => ({
  id,
  wish: { mode: 'classic', seats },
  botOf: () => woodcraftCasual,
  watch,
})

export const moving = asking('moving', 4, (position, _game, count) => new MovingStart(position, count))
export const without = asking('without', 2, (position, _game, count) => new WithoutHelper(position, count))

export const groups: readonly Group[] = [
  { id: 'two', games: 4_000, sets: [two] },
  { id: 'four', games: 4_000, sets: [four] },
  { id: 'solo', games: 1_000, sets: [alone, aloneAtRandom] },
  { id: 'moving', games: 1_000, sets: [moving] },
  { id: 'without', games: 1_000, sets: [without] },
]
