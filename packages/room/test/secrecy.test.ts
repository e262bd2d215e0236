import { orchard } from '@nora/conformance/practice'
import { type Game, hidden, type Seat, seededFate, settle, WATCHER } from '@nora/kernel'
import { Room, type Step } from '@nora/room'
import { expect, test } from 'vitest'
import { ann, bob, freeTerms, rulesOf } from './kit.ts'

const game = orchard as unknown as Game

/** The first hand is the same in all of them, the second hand differs. */
function dealt(seed: number): { room: Room; steps: Step[] } {
  const terms = { ...freeTerms, clock: { kind: 'fischer', seconds: 60, increment: 5 } } as const
  const opening = { options: settle(game, { seats: 2 }), terms, pack: null, seat: 0, bots: [] }
  const { room, ...first } = Room.open(rulesOf(game), opening, ann, 0, (answer) =>
    seededFate(answer === 0 ? 7 : seed * 100 + answer),
  )
  const steps: Step[] = [first]
  const does = (...given: Parameters<Room['consider']>) => {
    const result = room.consider(...given)
    if (!('entry' in result)) throw new Error(JSON.stringify(result))
    steps.push(result)
  }
  does({ type: 'sit', seat: 1 }, bob, 1)
  does({ type: 'start' }, ann, 2)
  const fruit = room.match?.table.zone('hand/1').find((card) => game.back(card) === 'fruit') as string
  does({ type: 'choose', seat: 1, at: room.seq, choice: fruit }, bob, 3)
  does({ type: 'undo', seat: 1, at: room.seq }, bob, 4)
  does({ type: 'redo', seat: 1, at: room.seq }, bob, 5)
  does({ type: 'propose', seat: 1, motion: { type: 'abandon' } }, bob, 6)
  return { room, steps }
}

function backsOf(room: Room): string {
  const cards = [...(room.match?.table.zone('hand/1') ?? []), ...(room.match?.table.zone('picked/1') ?? [])]
  return cards
    .map((card) => hidden(game.back(card)))
    .sort()
    .join()
}

/** All that a viewer was ever sent. */
function sentTo(viewer: Seat, { room, steps }: ReturnType<typeof dealt>): string {
  return JSON.stringify([steps.map(({ change }) => change.update(viewer)), room.tableSnapshot(viewer)])
}

const tables = Array.from({ length: 40 }, (_, seed) => dealt(seed + 1)).filter(({ room }) => {
  return room.match?.table.zone('hand/1').length === 3
})

test.each([
  ['the other player', 0],
  ['a watcher', WATCHER],
])('tables that differ only in what %s may not see send them the same', (_who, viewer) => {
  const groups = new Map<string, Set<string>>()
  for (const table of tables) {
    const key = backsOf(table.room)
    groups.set(key, (groups.get(key) ?? new Set()).add(sentTo(viewer, table)))
  }
  expect(groups.size).toBeLessThan(tables.length / 3)
  for (const sent of groups.values()) expect(sent.size).toBe(1)
})

test('the seat itself is sent what it holds', () => {
  expect(new Set(tables.map((table) => sentTo(1, table))).size).toBeGreaterThan(tables.length / 2)
})

test('a bot elsewhere is asked with all it needs and nothing about people', () => {
  const { room } = dealt(1)
  expect(JSON.stringify(room.thought(0))).not.toMatch(/ann|bob/i)
})
