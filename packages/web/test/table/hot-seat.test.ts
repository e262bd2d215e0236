import { catsGame } from '@nora/cats'
import type { Game } from '@nora/kernel'
import { expect, it } from 'vitest'
import { hasSecrets, nextToSit, seatsHere } from '../../src/table/model/hot-seat.ts'
import { chance } from '../../src/worker/chance.ts'
import { begin } from '../../src/worker/opening.ts'
import { currentRelease } from '../../src/worker/releases.ts'

const family = async () => {
  const game = await currentRelease('cats', null)
  const players = [{ name: 'Ada' }, { bot: 'random' }, { name: 'Bob' }]
  const entries = begin(game, { game: 'cats', wish: { mode: 'family', seats: 3 }, players })
  return game.fold(entries, chance)
}

it('only people sit at the device, not the bots', async () => {
  const snapshot = (await family()).tableSnapshot(0)
  expect(seatsHere(snapshot, 'local', null)).toEqual([0, 2])
  expect(seatsHere(snapshot, 'table', 'here-2')).toEqual([2])
})

it('whoever has to decide sits down next; who decides already stays', async () => {
  const room = await family()
  const owing = room.match?.pending.map(({ seat }) => seat).filter((seat) => seat !== 1) ?? []
  expect(owing).toContain(0)
  expect(nextToSit(room.tableSnapshot(0), [0, 2], 0)).toBeUndefined()
  expect(nextToSit(room.tableSnapshot(-2), [0, 2], -2)).toBe(owing[0])
  expect(nextToSit(room.tableSnapshot(0), [0], -2)).toBeUndefined()
})

it('cards that only one seat may read call for the curtain', async () => {
  const snapshot = (await family()).tableSnapshot(0)
  expect(hasSecrets(catsGame as unknown as Game, snapshot)).toBe(true)
})
