import { describe, expect, test } from 'vitest'
import { scene } from '../kit.ts'

describe('laying down rescue cards', () => {
  const laying = () =>
    scene({
      seats: 3,
      next: { step: 'rescueCards', args: { place: 0 } },
      phase: 'lessons',
      order: [2, 0, 1],
      hands: [['007', '043'], [], ['015', '068', '113']],
      left: ['blue-16'],
      players: [{ fish: 20 }, { fish: 20 }, { fish: 20 }],
    })

  test('is done one after the other in turn order; who has no card lays none', () => {
    const day = laying()
    expect(day.waiting).toEqual([2])
    day.choose(2, ['015'])
    expect(day.waiting).toEqual([0])
    day.choose(0, [])
    expect(day.state.players.map(({ speed }) => speed)).toEqual([0, 0, 0])
    expect(day.zone('rescue/2')).toEqual(['015'])
  })

  test('is free: none, some or all of them', () => {
    const day = laying().choose(2, [])
    expect(day.choices(0)).toEqual([[], ['043'], ['007'], ['007', '043']])
  })

  test('takes no other cards', () => {
    const day = laying()
    expect(day.whyNot(2, ['113'])).toEqual({ code: 'notThisPhase', params: { phase: 'lessons' } })
    expect(day.whyNot(2, ['007'])).toEqual({ code: 'notInHand', params: { item: '007' } })
  })

  test('stays face down until all have chosen, then all are turned over', () => {
    const day = laying().choose(2, ['015'])
    expect([day.zone('chosen/2'), day.zone('rescue/2')]).toEqual([['015'], []])
    day.choose(0, ['007', '043'])
    expect([day.zone('chosen/2'), day.zone('rescue/2')]).toEqual([[], ['015']])
    expect(day.zone('rescue/0')).toEqual(['007', '043'])
  })
})

describe('speed', () => {
  const revealed = (cards: string[][], order: number[]) =>
    scene({
      seats: cards.length,
      next: { step: 'rescueCards', args: { place: 0 } },
      phase: 'lessons',
      order,
      hands: cards,
      left: ['blue-16'],
      players: cards.map(() => ({ fish: 3 })),
    })

  test('cards of 1 + 4 = 5 beat 1 + 0 + 1 = 2', () => {
    const day = revealed(
      [
        ['043', '007'],
        ['023', '015', '044'],
      ],
      [1, 0],
    )
    day.choose(1, ['015', '023', '044']).choose(0, ['007', '043'])
    expect(day.state.players.map(({ speed }) => speed)).toEqual([5, 2])
    expect(day.state.order).toEqual([0, 1])
  })

  test('equals keep their order: speeds 2, 5 and 2 of P1, P2, P3 give P2, P1, P3', () => {
    const day = revealed(
      [
        ['023', '043'],
        ['007', '044'],
        ['024', '045'],
      ],
      [0, 1, 2],
    )
    day.choose(0, ['023', '043']).choose(1, ['007', '044']).choose(2, ['024', '045'])
    expect(day.state.players.map(({ speed }) => speed)).toEqual([2, 5, 2])
    expect(day.state.order).toEqual([1, 0, 2])
  })

  test('no card is speed 0, so a player without cards stays behind one with a speed of 0 that was ahead', () => {
    const day = revealed([[], ['015']], [1, 0]).choose(1, ['015'])
    expect(day.state.players.map(({ speed }) => speed)).toEqual([0, 0])
    expect(day.state.order).toEqual([1, 0])
  })
})
