import type { Game } from '@nora/kernel'
import { createWistar, houseTables, readContent } from '@nora/wistar'

type Rows = readonly { readonly [field: string]: unknown }[]

/** Effects whose questions are asked rarely; here every door and every guest has one. */
const rare: readonly object[] = [
  { do: 'takeGuest', from: 'farm' },
  { do: 'takeGuest', from: 'supply' },
  { do: 'revealMission', where: 'anywhere' },
  { do: 'upTo', n: 2, effect: { do: 'gain', what: 'wood', n: 1 } },
  { do: 'sendWorkers', n: 2 },
  { do: 'mainAction', action: 'any', more: 2 },
  { do: 'takeHero' },
  { do: 'takeFaceUp' },
  { do: 'optional', effect: { do: 'pay', cost: { guest: 1 }, effect: { do: 'gain', what: 'points', n: 3 } } },
  { do: 'openDoor', where: 'anywhere' },
  { do: 'moveExplorer', how: 'reach' },
  { do: 'drawObjectives', draw: 2 },
  { do: 'copyOncePerRound' },
  { do: 'takeDiscarded' },
  { do: 'pitchTent', where: 'reach' },
  { do: 'findInvention', deck: 'basic', type: 'tool' },
  { do: 'playDrawn', deck: 'basic', draw: 2 },
  { do: 'takeSkillToken' },
  { do: 'others', effect: { do: 'choose', options: { guest: lose('guest', 1), points: lose('points', 3) } } },
]

function lose(what: string, n: number): object {
  return { do: 'lose', what, n }
}

const spaces = [
  ['explore', 'completeMission'],
  ['playInvention', 'explore'],
]

/** The house set with nothing to pay and much to ask, so that play by chance comes to every corner of the rules. */
export const generous = createWistar(
  readContent({
    ...houseTables,
    inventions: (houseTables.inventions as Rows).map((card) => ({ ...card, requires: {} })),
    missions: (houseTables.missions as Rows).map((mission) => ({
      ...mission,
      rows: (mission.rows as object[]).map((row, index) => ({ ...row, requires: index === 1 ? { item: 1 } : {} })),
    })),
    doors: (houseTables.doors as Rows).map((door, index) => ({ ...door, bonus: rare[index] })),
    guests: (houseTables.guests as Rows).map((guest, index) => ({
      ...guest,
      power: { kind: 'instant', effect: rare[(index + 7) % rare.length] },
    })),
    segments: (houseTables.segments as Rows).map((segment) => ({
      ...segment,
      sides: [{ players: [2, 3, 4], spaces }],
    })),
  }),
) as unknown as Game
