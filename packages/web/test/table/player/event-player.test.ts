import { beforeEach, describe, expect, it } from 'vitest'
import { EventPlayer, type Pacing } from '../../../src/table/player/event-player.ts'
import type { Turn } from '../../../src/table/player/step.ts'
import { FakeClock } from './fake-clock.ts'

const calm: Pacing = { pace: 'calm', isReduced: false }

let clock: FakeClock
beforeEach(() => {
  clock = new FakeClock()
})

function turn(by: number, ...texts: string[]): Turn {
  return { by, steps: texts.map((text, index) => ({ position: index + 1, event: { type: text }, text, things: [] })) }
}

/** Every step as it comes, with the time. */
function watch(player: EventPlayer): string[] {
  const seen: string[] = []
  let last: unknown
  player.subscribe(() => {
    const { turns, at } = player.state
    const step = turns[0]?.steps[at]
    if (step !== last) seen.push(`${clock.now()} ${step?.text ?? '-'}`)
    last = step
  })
  return seen
}

describe('at a calm pace', () => {
  it('steps follow each other every 700 ms, the last of a turn stays as long', () => {
    const player = new EventPlayer(clock, calm)
    const seen = watch(player)
    player.add([turn(1, 'pays', 'lays', 'ends')])
    clock.pass(5_000)
    expect(seen).toEqual(['0 pays', '700 lays', '1400 ends', '2100 -'])
  })

  it('what the same player does next joins the turn, and no step stays longer for it', () => {
    const player = new EventPlayer(clock, calm)
    const seen = watch(player)
    player.add([turn(1, 'pays')])
    clock.pass(300)
    player.add([turn(1, 'lays')])
    clock.pass(5_000)
    expect(seen).toEqual(['0 pays', '700 lays', '1400 -'])
    expect(player.state.turns).toEqual([])
  })

  it('a step with much to read stays 1200 ms', () => {
    const player = new EventPlayer(clock, calm)
    const seen = watch(player)
    player.add([turn(1, 'x'.repeat(81), 'ends')])
    clock.pass(5_000)
    expect(seen).toEqual([`0 ${'x'.repeat(81)}`, '1200 ends', '1900 -'])
  })

  it('a new day takes 600 ms a step and never more than 4 s', () => {
    const player = new EventPlayer(clock, calm)
    const seen = watch(player)
    player.add([{ ...turn(-3, 'day', 'fish'), isCeremony: true }])
    clock.pass(5_000)
    expect(seen).toEqual(['0 day', '600 fish', '1200 -'])
    const long = new EventPlayer(clock, calm)
    long.add([{ ...turn(-3, ...'abcdefghij'), isCeremony: true }])
    clock.pass(4_000)
    expect(long.state.turns).toEqual([])
  })

  it('what belongs to a new day joins it while it is shown, and is told like anything else afterwards', () => {
    const player = new EventPlayer(clock, calm)
    player.add([{ ...turn(-3, 'day'), isCeremony: true }])
    player.add([{ ...turn(-3, 'fish'), mayContinue: true }])
    expect(player.state.turns).toMatchObject([{ isCeremony: true, steps: [{ text: 'day' }, { text: 'fish' }] }])
    clock.pass(5_000)
    player.add([{ ...turn(-3, 'cards'), mayContinue: true }])
    expect(player.state.turns[0]?.isCeremony).toBeUndefined()
  })
})

describe('catching up', () => {
  it('with two turns waiting those before the last run at 350 ms a step', () => {
    const player = new EventPlayer(clock, calm)
    const seen = watch(player)
    player.add([turn(1, 'a', 'b'), turn(2, 'c'), turn(3, 'd', 'e')])
    clock.pass(10_000)
    expect(seen).toEqual(['0 a', '350 b', '700 c', '1400 d', '2100 e', '2800 -'])
  })

  it('with more than four waiting only the last turn is shown', () => {
    const player = new EventPlayer(clock, calm)
    const seen = watch(player)
    player.add([turn(1, 'a'), turn(2, 'b'), turn(1, 'c'), turn(2, 'd'), turn(1, 'e')])
    expect(player.state.turns).toHaveLength(5)
    player.add([turn(2, 'f')])
    clock.pass(10_000)
    expect(seen).toEqual(['0 a', '0 f', '700 -'])
  })

  it('what was taken back is not shown any more', () => {
    const player = new EventPlayer(clock, calm)
    player.add([turn(1, 'a', 'b')])
    player.cut(1)
    expect(player.state.turns).toEqual([])
  })
})

describe('by hand', () => {
  it('a pause holds, and going on gives the step its time again', () => {
    const player = new EventPlayer(clock, calm)
    const seen = watch(player)
    player.add([turn(1, 'a', 'b')])
    clock.pass(600)
    player.togglePause()
    clock.pass(60_000)
    player.togglePause()
    clock.pass(700)
    expect(seen).toEqual(['0 a', '61300 b'])
  })

  it('next shows the next step at once', () => {
    const player = new EventPlayer(clock, calm)
    const seen = watch(player)
    player.add([turn(1, 'a', 'b')])
    player.next()
    player.next()
    expect(seen).toEqual(['0 a', '0 b', '0 -'])
  })

  it('skipping ends the turn, twice within a second everything; what was not shown is said as one text', () => {
    const player = new EventPlayer(clock, calm)
    player.add([turn(1, 'a', 'b', 'c'), turn(2, 'd', 'e'), turn(1, 'f')])
    player.skip()
    expect(player.state.turns[0]?.steps[0]?.text).toBe('d')
    expect(player.state.said).toBe('b c d')
    player.skip()
    expect(player.state.turns).toEqual([])
    expect(player.state.said).toBe('e f')
  })

  it('skipping again later skips one more turn only', () => {
    const player = new EventPlayer(clock, calm)
    player.add([turn(1, 'a'), turn(2, 'b', 'c', 'd'), turn(1, 'e')])
    player.skip()
    clock.pass(1_050)
    player.skip()
    expect(player.state.turns[0]?.steps[0]?.text).toBe('e')
  })

  it('another pace holds from the present step on', () => {
    const player = new EventPlayer(clock, calm)
    const seen = watch(player)
    player.add([turn(1, 'a', 'b', 'c')])
    clock.pass(300)
    player.setPacing({ pace: 'quick', isReduced: false })
    clock.pass(5_000)
    expect(seen).toEqual(['0 a', '350 b', '700 c', '1050 -'])
  })
})

it('at once: nothing is shown, and everything is said', () => {
  const player = new EventPlayer(clock, { pace: 'none', isReduced: false })
  player.add([turn(1, 'a', 'b'), turn(2, 'c')])
  expect(player.state.turns).toEqual([])
  expect(player.state.said).toBe('a b c')
})

it('with reduced motion a turn is there at once, stands 2 s or until a key, and is said as one text', () => {
  const player = new EventPlayer(clock, { pace: 'calm', isReduced: true })
  player.add([turn(1, 'a', 'b'), turn(2, 'c')])
  expect(player.state).toMatchObject({ at: 1, said: 'a b' })
  clock.pass(2_000)
  expect(player.state).toMatchObject({ at: 0, said: 'c' })
  player.next()
  expect(player.state.turns).toEqual([])
})

it('with reduced motion a new day stands until it is ended', () => {
  const player = new EventPlayer(clock, { pace: 'calm', isReduced: true })
  player.add([{ ...turn(-3, 'day', 'fish'), isCeremony: true }])
  clock.pass(100_000)
  expect(player.state.turns).toHaveLength(1)
  player.skip()
  expect(player.state.turns).toEqual([])
})

it('what was shown is shown again, also where nothing is shown by itself; news end that', () => {
  const player = new EventPlayer(clock, { pace: 'none', isReduced: false })
  const seen = watch(player)
  player.again([turn(1, 'a', 'b')])
  clock.pass(1_000)
  expect(seen).toEqual(['0 a', '350 b', '700 -'])
  const other = new EventPlayer(clock, calm)
  other.again([turn(1, 'a', 'b')])
  other.add([turn(1, 'c')])
  expect(other.state).toMatchObject({ isAgain: false, said: 'c' })
})
