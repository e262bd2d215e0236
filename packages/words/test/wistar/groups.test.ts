import { type Game, Match, type Wish } from '@nora/kernel'
import { wistarGame } from '@nora/wistar'
import { type Group, wistarWords as words } from '@nora/words'
import { expect, test } from 'vitest'
import { speakerIn } from '../listening.ts'

function groupsOf(wish: Wish): readonly Group[] {
  const { table } = Match.open(wistarGame as unknown as Game, wish, { seed: 3, confirming: [] })
  return words.groups(table, 0, speakerIn('en'))
}

test('each mission of the farm is told with its space, as the log and Ratbot’s exploration cards name it', () => {
  const rooms = groupsOf({ mode: 'solo' }).filter(({ id }) => id.startsWith('room/'))
  expect(rooms.flatMap(({ id, places = [] }) => [[id, ...places]])).toEqual([
    ...[
      ['room/B', 'B1'],
      ['room/C', 'C1'],
      ['room/D', 'D1', 'D2'],
      ['room/E', 'E1'],
      ['room/F', 'F1'],
    ],
    ...[['room/G', 'G1'], ['room/H']],
  ])
})

test('alone, objectives are counted from the left, as Ratbot’s state cards do', () => {
  const places = (wish: Wish) => groupsOf(wish).find(({ id }) => id === 'objectives')?.places
  expect(places({ mode: 'solo' })).toEqual(['1', '2', '3'])
  expect(places({ mode: 'classic', seats: 2 })).toBeUndefined()
})
