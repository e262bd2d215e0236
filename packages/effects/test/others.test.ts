import { expect, test } from 'vitest'
import { holding, offered, trial, whyNot } from './bench.ts'

/** Czech rulebook, offensive inventions: whoever has more metal than you gives up 2 metal or 3 points, as they like. */
const hit = {
  do: 'others',
  more: { count: 'held', what: 'metal' },
  effect: {
    do: 'choose',
    options: { metal: { do: 'lose', what: 'metal', n: 2 }, points: { do: 'lose', what: 'points', n: 3 } },
  },
}

test('only who has more is hit, and chooses what to give up', () => {
  const match = trial(hit, {
    players: [{ metal: 1 }, { metal: 1, points: 9 }, { metal: 3, points: 9 }, { metal: 2, points: 9 }],
  })
  expect(match.pending.map(({ seat }) => seat)).toEqual([2])
  match.choose(2, 'points')
  expect(match.pending.map(({ seat }) => seat)).toEqual([3])
  match.choose(3, 'metal')
  expect(match.over).toBe(true)
  expect([0, 1, 2, 3].map((seat) => holding(match, seat).metal)).toEqual([1, 1, 3, 0])
  expect([1, 2, 3].map((seat) => holding(match, seat).points)).toEqual([9, 6, 9])
})

test('a victim with one metal has to lose points', () => {
  const match = trial(hit, { players: [{}, { metal: 1, points: 5 }] })
  expect(match.over).toBe(true)
  expect(holding(match, 1)).toMatchObject({ metal: 1, points: 2 })
})

test('who is hit is settled before anybody loses anything', () => {
  const effect = { do: 'others', more: { count: 'held', what: 'wood' }, effect: { do: 'gain', what: 'points', n: 1 } }
  const match = trial(effect, { players: [{ wood: 1 }, { wood: 2 }, { wood: 2 }] })
  expect([0, 1, 2].map((seat) => holding(match, seat).points)).toEqual([0, 1, 1])
})

test('it is refused when nobody has more', () => {
  expect(whyNot(hit, { players: [{ metal: 2 }, { metal: 2 }] })?.code).toBe('nobodyHasMore')
  expect(whyNot({ do: 'others', effect: { do: 'gain', what: 'wood', n: 1 } }, { players: [{}] })?.code).toBe(
    'nobodyElse',
  )
})

test('it is refused when those it hits have nothing to lose', () => {
  const effect = { do: 'others', effect: { do: 'lose', what: 'wood', n: 1 } }
  expect(whyNot(effect, { players: [{ wood: 5 }, {}] })?.code).toBe('cannotLose')
})

test('a victim discards a card of its own choice', () => {
  const effect = { do: 'others', more: { count: 'cards' }, effect: { do: 'move', route: 'discard', n: 1 } }
  const match = trial(effect, { players: [{}, {}], zones: { 'hand/0': ['c1'], 'hand/1': ['c2', 'c3'] } })
  expect(offered(match, 1)).toEqual(['c2', 'c3'])
  match.choose(1, 'c3')
  expect(match.table.zone('discards')).toEqual(['c3'])
})
