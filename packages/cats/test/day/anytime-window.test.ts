import { Match, type Position, whyNotInterrupt } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { catsGame } from '../../src/index.ts'
import { pausingScene, row, type Scene, type Setup, scene } from '../kit.ts'

const cat = { tile: 'blue-16', cells: row(4, 11, 15) }

describe('boundaries for anytime cards', () => {
  test.each<[string, Setup]>([
    ['fill', { next: { step: 'fill' } }],
    ['deal', { next: { step: 'deal' } }],
    ['buy', { next: { step: 'buy' } }],
    ['lessons', { next: { step: 'lessons' } }],
    ['rescueCards', { next: { step: 'rescueCards', args: { place: 0 } } }],
    ['revealed', { next: { step: 'reveal' } }],
    ['rescueTurn', { next: { step: 'rescue', args: { place: 0 } } }],
    ['rareFindsTurn', { next: { step: 'rareFinds', args: { place: 0 } } }],
    ['nextDay', { next: { step: 'nextDay' } }],
    ['scoring', { next: { step: 'scoring' } }],
  ])('play stops at "%s" for whoever holds a card, whatever the card', (where, setup) => {
    const stopped = pausingScene({ ...setup, seats: 3, order: [2, 1, 0], hands: [['007'], [], ['113']] })
    expect(stopped.asked).toBe('pause')
    expect(stopped.position.pending[0]?.args).toMatchObject({ where, seats: [2, 0] })
  })

  test('nobody is waited for when no hand holds a card', () => {
    const day = pausingScene({
      next: { step: 'rescueCards', args: { place: 0 } },
      left: ['blue-16'],
      players: [{ fish: 3 }],
    })
    expect(day.asked).toBe('rescue')
  })

  test('a turn says whose it is', () => {
    const stopped = pausingScene({ next: { step: 'rescue', args: { place: 1 } }, order: [1, 0], hands: [['007'], []] })
    expect(stopped.position.pending[0]?.args).toEqual({ where: 'rescueTurn', seats: [0], turnOf: 0 })
  })

  test('play goes on when no hand is up', () => {
    const stopped = pausingScene({ next: { step: 'rescue', args: { place: 0 } }, hands: [['007'], []] })
    expect(stopped.goOn().asked).toBe('rescue')
  })
})

describe('raised hands', () => {
  const evening = (setup: Partial<Setup> = {}): Scene =>
    pausingScene({
      seats: 3,
      next: { step: 'nextDay' },
      phase: 'rareFinds',
      order: [2, 0, 1],
      hands: [['090', '091'], ['007'], ['096']],
      aboard: [[cat], [], [{ ...cat, tile: 'red-16' }]],
      ...setup,
    })

  test('play one card each in turn order, again while any hand is up', () => {
    const day = evening().interrupt(0, 'raise').interrupt(2, 'raise').goOn()
    expect(day.waiting).toEqual([2])
    day.choose(2, { play: '096' }).choose(2, 'red')
    // The last card of a hand lowers it.
    expect(day.player(2).raised).toBe(false)
    expect(day.waiting).toEqual([0])
    day.choose(0, { play: '090' })
    expect(day.waiting).toEqual([0])
    day.choose(0, 'lower')
    expect(day.state.players.map(({ fish, raised }) => [fish, raised])).toEqual([
      [1, false],
      [0, false],
      [1, false],
    ])
    expect(day.state.day).toBe(2)
  })

  test('a hand may go up whatever the card, and only its owner sees that nothing can be played', () => {
    const day = evening().interrupt(1, 'raise').goOn()
    expect([day.waiting, day.choices(1)]).toEqual([[1], ['lower']])
    expect(day.whyNot(1, { play: '007' })).toEqual({ code: 'notThisPhase', params: { phase: 'rescue' } })
  })

  test('a hand may go up while others act, and come down again', () => {
    const day = evening().interrupt(0, 'raise').goOn().interrupt(2, 'raise').interrupt(0, 'lower')
    expect(day.state.players.map(({ raised }) => raised)).toEqual([false, false, true])
  })

  test('a hand raised long before acts in the next anytime window', () => {
    const day = pausingScene({
      next: { step: 'rescue', args: { place: 0 } },
      hands: [['113'], ['092']],
      aboard: [[], [{ tile: 'rare-I4-1', cells: row(4, 11, 14) }]],
    })
    day.goOn().interrupt(1, 'raise').choose(0, 'pass')
    expect(day.asked).toBe('pause')
    day.goOn()
    expect([day.waiting, day.asked]).toEqual([[1], 'anytime'])
  })

  test('a hand comes down when its last card goes on the own turn', () => {
    const day = pausingScene({
      next: { step: 'rescue', args: { place: 0 } },
      hands: [['090'], ['113']],
      aboard: [[cat], []],
    })
    day.goOn().interrupt(0, 'raise').choose(0, { play: '090' })
    expect([day.player(0).passed, day.player(0).raised, day.asked]).toEqual([true, false, 'pause'])
  })

  test('an empty hand cannot be raised, a raised one not raised again', () => {
    const day = evening({ hands: [['090'], [], []] }).interrupt(0, 'raise')
    const position = day.position as unknown as Position
    expect(whyNotInterrupt(position, 1, 'raise')).toEqual({ code: 'emptyHand' })
    expect(whyNotInterrupt(position, 0, 'raise')).toEqual({ code: 'handIsRaised' })
    expect(whyNotInterrupt(position, 0, 'lower')).toBeUndefined()
    expect(whyNotInterrupt(position, 0, 'wave')?.code).toBe('notOffered')
    day.interrupt(0, 'lower')
    expect(whyNotInterrupt(position, 0, 'lower')).toEqual({ code: 'handIsDown' })
  })
})

describe('on the own turn', () => {
  test('anytime cards are on offer beside everything else, also just before passing', () => {
    const day = scene({
      next: { step: 'rescue', args: { place: 0 } },
      hands: [['090', '113'], []],
      aboard: [[cat], []],
    })
    expect(day.choices(0)).toEqual(['pass', { play: '090' }])
    day.choose(0, { play: '090' })
    expect([day.player(0).fish, day.waiting, day.choices(0)]).toEqual([1, [0], ['pass']])
  })

  test('they may be played before rescue cards are laid down', () => {
    const day = scene({
      next: { step: 'rescueCards', args: { place: 0 } },
      hands: [['007', '090'], []],
      aboard: [[cat], []],
    })
    day.choose(0, { play: '090' })
    expect([day.player(0).fish, day.asked]).toEqual([1, 'rescueCards'])
  })

  test('and after the oshax or treasure card of the turn', () => {
    const day = scene({
      next: { step: 'rareFinds', args: { place: 0 } },
      phase: 'rareFinds',
      hands: [['107', '094'], []],
    })
    day
      .choose(0, { play: '107', take: 'small' })
      .choose(0, 'common-1')
      .lay(0, [[4, 4]])
      .choose(0, 'stop')
    expect(day.choices(0)).toEqual(['end', { play: '094' }])
    day.choose(0, { play: '094' })
    expect(day.player(0).fish).toBe(1)
  })
})

describe('a match', () => {
  test('waits in an anytime window only where pauses wait', () => {
    const match = Match.open(catsGame, { mode: 'classic', seats: 2 }, { seed: 5, pausing: true })
    for (const seat of [0, 1, 0, 1, 0, 1]) match.choose(seat, match.space(seat)?.at(0))
    expect(match.pending.map(({ kind }) => kind)).toEqual(['buy', 'buy'])
    match.choose(0, match.space(0)?.at(1))
    match.choose(1, [])
    expect(match.pending).toEqual([{ seat: -3, kind: 'pause', args: { where: 'lessons', seats: [0] } }])
  })
})
