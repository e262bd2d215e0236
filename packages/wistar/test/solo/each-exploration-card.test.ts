import type { Item } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { playExplorationCard } from '../../src/solo/exploration-cards.ts'
import { ratbotGuestKind } from '../../src/solo/guests.ts'
import { byPriority } from '../../src/solo/priorities.ts'
import { farm } from '../cards/position.ts'
import { type RatbotHolding, RatbotTable, type SoloGiven } from './ratbot-table.ts'

/** What one row does on a farm where nothing has happened yet. */
interface Row {
  readonly to?: string
  readonly doors?: readonly Item[]
  readonly reveals?: readonly string[]
  readonly tents?: readonly string[]
  readonly guests?: readonly Item[]
}

const spaces = Object.keys(farm.missions)
const nobody = { B: [], C: [], D: [], E: [], F: [], G: [], H: [] }

function explored(bot: RatbotHolding, given: SoloGiven, ...answers: readonly string[]): RatbotTable {
  const table = new RatbotTable(bot, given)
  return table.run(playExplorationCard(table.table), ...answers)
}

/** Its back puts the mission spaces in this order, in whichever they come. */
function numbered(top: string, back: readonly string[]): void {
  const { table } = new RatbotTable({}, { top })
  expect(byPriority(table, spaces)).toEqual(back)
  expect(byPriority(table, [...spaces].reverse())).toEqual(back)
}

/** States what each row of an exploration card does, and in which order its back numbers the mission spaces. */
function explorationCard(top: string, back: readonly string[], rows: { readonly [place: string]: Row }): void {
  describe(top, () => {
    for (const [explorer, { to = explorer, doors = [], reveals = [], tents = [], guests = [] }] of Object.entries(
      rows,
    )) {
      test(`from ${explorer}`, () => {
        const table = explored({ explorer }, { top })
        expect(table.bot()).toMatchObject({ explorer: to, doors, tents, guests, rooms: 0, points: 0 })
        expect(table.open).toEqual(reveals)
        expect(table.asked).toEqual([])
      })

      test(`from ${explorer} with nothing left to reveal, to pitch or to take`, () => {
        const bot = { explorer, tents: ['H', 'B'], guests: ['cheese-6'] }
        const table = explored(bot, { top, revealed: spaces, waiting: nobody })
        expect(table.bot()).toMatchObject({ explorer: to, doors, tents: ['H', 'B'], guests: ['cheese-6'], rooms: 0 })
      })

      if (guests.length > 0) {
        test(`from ${explorer} without a free room it digs instead of taking`, () => {
          const table = explored({ explorer, beds: 3 }, { top })
          expect(table.bot()).toMatchObject({ rooms: 1, guests: guests.slice(1) })
        })
      }
    }

    test('the numbers on its back', () => numbered(top, back))
  })
}

explorationCard('exploration-1', ['D1', 'D2', 'B1', 'E1', 'C1', 'F1', 'G1'], {
  A: { to: 'B', doors: ['door-01'], reveals: ['B1'] },
  B: { to: 'D', doors: ['door-03'], reveals: ['B1'] },
  C: { to: 'D', guests: ['house-guest-07'] },
  D: { to: 'E', doors: ['door-08'], reveals: ['D1'], tents: ['D'] },
  E: { reveals: ['E1'], guests: ['cellar-guest-06'] },
  F: { to: 'G', doors: ['door-09'], reveals: ['F1'] },
  G: { reveals: ['G1'], guests: ['cheese-6'] },
})

explorationCard('exploration-2', ['B1', 'D2', 'G1', 'C1', 'E1', 'D1', 'F1'], {
  A: { to: 'C', doors: ['door-02'], guests: ['house-guest-07'] },
  B: { to: 'F', doors: ['door-05'], guests: ['house-guest-05'] },
  C: { to: 'D', reveals: ['C1'], tents: ['C'] },
  D: { reveals: ['D1'], guests: ['house-guest-10'] },
  E: { to: 'G', tents: ['E'], guests: ['cheese-6'] },
  F: { reveals: ['F1'], tents: ['F'] },
  G: { guests: ['cheese-6', 'cellar-guest-01'] },
})

explorationCard('exploration-3', ['E1', 'G1', 'C1', 'D1', 'F1', 'D2', 'B1'], {
  A: { to: 'B', doors: ['door-01'], tents: ['B'], guests: ['house-guest-05'] },
  B: { to: 'D', doors: ['door-03'], reveals: ['D1'] },
  C: { reveals: ['C1'], guests: ['house-guest-07'] },
  D: { to: 'E', doors: ['door-08'], guests: ['house-guest-10'] },
  E: { to: 'G', reveals: ['E1'] },
  F: { to: 'E', guests: ['cellar-guest-07'] },
  G: { reveals: ['G1'], tents: ['G'] },
})

explorationCard('exploration-4', ['C1', 'F1', 'D2', 'B1', 'D1', 'G1', 'E1'], {
  A: { to: 'C', doors: ['door-02'], reveals: ['C1'] },
  B: { to: 'F', doors: ['door-05'], reveals: ['B1'], tents: ['B'] },
  C: { to: 'D', guests: ['house-guest-07'] },
  D: { to: 'B', doors: ['door-03'], guests: ['house-guest-05'] },
  E: { to: 'F', reveals: ['F1'], guests: ['cellar-guest-06'] },
  F: { to: 'G', doors: ['door-09'], guests: ['cheese-6'] },
  G: { reveals: ['G1'], guests: ['cellar-guest-01'] },
})

explorationCard('exploration-5', ['D2', 'D1', 'E1', 'F1', 'G1', 'B1', 'C1'], {
  A: { to: 'D', doors: ['door-01', 'door-03'], reveals: ['B1'] },
  B: { to: 'D', doors: ['door-03'], guests: ['house-guest-05'] },
  C: { to: 'D', reveals: ['D1'] },
  D: { to: 'E', doors: ['door-08'], reveals: ['D1'] },
  E: { to: 'G', reveals: ['G1'] },
  F: { reveals: ['F1'], guests: ['cellar-guest-07'] },
  G: { tents: ['G'], guests: ['cheese-6'] },
})

explorationCard('exploration-6', ['G1', 'C1', 'F1', 'D2', 'B1', 'E1', 'D1'], {
  A: { to: 'C', doors: ['door-02'], tents: ['C'] },
  B: { to: 'F', doors: ['door-05'], reveals: ['F1'], guests: ['cellar-guest-07'] },
  C: { reveals: ['C1'], tents: ['C'] },
  D: { to: 'C', reveals: ['D1'], tents: ['D'] },
  E: { reveals: ['E1'], tents: ['E'] },
  F: { to: 'G', doors: ['door-09'], tents: ['F'] },
  G: { to: 'F', doors: ['door-09'], guests: ['cheese-6', 'cellar-guest-07'] },
})

describe('exploration-7, the last one', () => {
  const top = 'exploration-7'

  test('the cheese where its explorer is', () => {
    expect(explored({ explorer: 'G' }, { top }).bot()).toMatchObject({ explorer: 'G', guests: ['cheese-6'] })
  })

  test('else a guest of the room', () => {
    expect(explored({ explorer: 'B' }, { top }).bot()).toMatchObject({ explorer: 'B', guests: ['house-guest-05'] })
  })

  test('else one of a tent; of two tents the player says which', () => {
    const bot = { explorer: 'A', tents: ['B', 'D'] }
    expect(explored(bot, { top }, 'D').bot()).toMatchObject({ explorer: 'A', guests: ['house-guest-10'] })
    const { table } = new RatbotTable(bot, { top, waiting: { B: [] } })
    const whyNot = (room: string) => ratbotGuestKind.why?.(table, 0, null, room)
    expect(ratbotGuestKind.space(table, 0, null).includes('B')).toBe(false)
    expect(whyNot('B')).toEqual({ code: 'noGuestHere' })
    expect(whyNot('C')).toEqual({ code: 'noTentOfRatbot' })
  })

  test('else to the room of the cheese, taking no door; the card stays', () => {
    const table = explored({ explorer: 'A' }, { top })
    expect(table.bot()).toMatchObject({ explorer: 'G', doors: [], guests: [] })
    expect(table.zone('explorationTop')).toEqual(['exploration-7'])
  })

  test('the numbers on its back', () => numbered(top, ['D1', 'F1', 'G1', 'D2', 'E1', 'B1', 'C1']))
})
