import type { Counted } from '@nora/effects'
import { expect, test } from 'vitest'
import { doorsOf, guestsOf, heroesOf } from '../../src/zones.ts'
import { idOf, Scene } from '../scene.ts'

/** One player with something of everything. */
function rich(): Scene {
  const scene = new Scene().hand(0, 12, 39, 40).inPlay(0, 21, 34, 143, 110)
  scene.with(0, {
    electricity: 1,
    beds: 3,
    bedsGone: 1,
    rooms: 2,
    tents: ['B'],
    used: [idOf(34)],
    reached: ['objective-09'],
  })
  scene
    .workers(0, 2, 0, 1)
    .icons(0, { strength: 2, agility: 1, perception: 0, intelligence: 0, endurance: 0, energy: 2 })
  scene.bring('house-guest-01', guestsOf(0)).bring('cheese-6', guestsOf(0)).bring('door-01', doorsOf(0))
  scene.bring('hero-agility', heroesOf(0))
  Object.assign(scene.player(0).cubes, { vp3: 'B1/1', vp6: 'G1/2', porch: 'gone' })
  scene.state.hut = [0, 1, 0]
  return scene
}

test.each<[Counted, number]>([
  [{ count: 'icons', icon: 'strength' }, 2],
  [{ count: 'icons', icon: 'any' }, 3],
  [{ count: 'icons', icon: 'energy' }, 2],
  [{ count: 'skillKinds' }, 2],
  [{ count: 'inventions' }, 4],
  [{ count: 'inventions', type: 'building' }, 2],
  [{ count: 'inventions', deck: 'advanced' }, 2],
  [{ count: 'inventions', kind: 'oncePerRound' }, 1],
  [{ count: 'powerKinds' }, 4],
  [{ count: 'beds' }, 2],
  [{ count: 'rooms' }, 2],
  [{ count: 'freeRooms' }, 2],
  [{ count: 'guests' }, 2],
  [{ count: 'guests', area: 'cellar' }, 1],
  [{ count: 'doors' }, 1],
  [{ count: 'tents' }, 1],
  [{ count: 'cubes' }, 2],
  [{ count: 'cubes', area: 'cellar' }, 1],
  [{ count: 'abilities' }, 3],
  [{ count: 'abilities', colour: 'grey' }, 1],
  [{ count: 'objectives' }, 1],
  [{ count: 'electricity' }, 1],
  [{ count: 'workers' }, 3],
  [{ count: 'workers', region: 'forest' }, 2],
  [{ count: 'regions' }, 2],
  [{ count: 'hand' }, 3],
  [{ count: 'hand', deck: 'advanced' }, 1],
  [{ count: 'heroes' }, 1],
  [{ count: 'hutLeaders' }, 2],
  [{ count: 'usedCards' }, 1],
  [{ count: 'held', what: 'wood' }, 2],
  [{ count: 'workers', per: 2, times: 3 }, 3],
  [{ count: 'workers', times: 3, most: 5 }, 5],
])('%j is %i', (counted, number) => {
  const { table } = rich()
  expect(table.content.language.at(table, 0).amount(counted)).toBe(number)
})
