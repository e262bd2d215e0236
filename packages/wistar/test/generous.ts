import type { Content } from '../src/content/content.ts'
import { readContent } from '../src/content/read.ts'
import tables from './fixtures/tables.json' with { type: 'json' }

type Row = { readonly id: string; readonly [field: string]: unknown }

/** Several effects that no card of the small set has. */
const doors: readonly object[] = [
  { do: 'takeGuest', from: 'farm' },
  { do: 'takeGuest', from: 'supply' },
  { do: 'revealMission', where: 'anywhere' },
  { do: 'upTo', n: 2, effect: { do: 'gain', what: 'wood', n: 1 } },
  { do: 'sendWorkers', n: 2 },
  { do: 'mainAction', action: 'any', more: 2 },
  { do: 'takeHero' },
  { do: 'takeFaceUp' },
  { do: 'optional', effect: { do: 'pay', cost: { guest: 1 }, effect: { do: 'gain', what: 'points', n: 3 } } },
  {
    do: 'seq',
    effects: [
      { do: 'openDoor', where: 'near' },
      { do: 'moveExplorer', how: 'step' },
    ],
  },
]

/** A set in which nothing costs anything, so that play by chance comes to every corner of the rules. */
export const generous: Content = readContent({
  ...tables,
  inventions: tables.inventions.map((card) => ({ ...card, requires: {} })),
  missions: tables.missions.map((mission: Row) => ({
    ...mission,
    rows: (mission.rows as object[]).map((row, index) => ({ ...row, requires: index === 0 ? {} : { item: 1 } })),
  })),
  doors: tables.doors.map((door, index) => ({ ...door, bonus: doors[index] })),
  segments: tables.segments.map((segment, index) => ({
    ...segment,
    sides: [
      {
        players: [2, 3, 4],
        spaces:
          index % 2
            ? [
                ['explore', 'completeMission'],
                ['playInvention', 'move2'],
              ]
            : [
                ['potion', 'roundGuest'],
                ['explore', 'playInvention'],
              ],
      },
    ],
  })),
  objectives: tables.objectives.map((objective) => ({ ...objective, steps: [{ needs: 1 }, { needs: 2 }] })),
})
