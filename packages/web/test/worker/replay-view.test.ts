import { type Decision, exportGame, isHidden, Match, seededFate } from '@nora/kernel'
import { replay } from '@nora/protocol'
import { replayOf } from '@nora/room'
import { describe, expect, it } from 'vitest'
import { replayView } from '../../src/table/replay/replay-view.ts'
import { currentRelease } from '../../src/worker/releases.ts'

const { game } = await currentRelease('cats', null)

/** A game of some acts, and what seat 0 saw after each of its stops. */
function played(acts: number) {
  const match = Match.open(game, { mode: 'classic', seats: 2 }, { seed: 3 })
  const fate = seededFate(8)
  const seen = new Map<number, unknown>()
  while (match.line.length < acts) {
    seen.set(match.line.length, match.view(0).state)
    const { seat } = match.pending[0] as Decision
    match.choose(seat, match.space(seat)?.sample(fate))
  }
  return { file: exportGame(match), seen }
}

describe('a game that is watched again', () => {
  const { file, seen } = played(90)

  it('shows at every position what the seat saw there, in whatever order one looks', () => {
    const view = replayView(replayOf(game, file, 0))
    expect(view.to).toBe(file.line.length)
    for (const [at, state] of [...seen].reverse()) expect(view.moment(at).view.state).toEqual(state)
  })

  it('shows a seat no more than it could see', () => {
    const { zones } = replayView(replayOf(game, file, 0)).moment(30).view.state
    expect(zones['hand/1']?.every(isHidden) ?? true).toBe(true)
    expect(Object.values(zones).flat().some(isHidden)).toBe(true)
  })

  it('hides nothing where everything lies open', () => {
    const moment = replayView(replayOf(game, file, 'open')).moment(30)
    expect(moment.open).toBe(true)
    expect(Object.values(moment.view.state.zones).flat().some(isHidden)).toBe(false)
  })

  it('is read as the server says it, and nothing else is taken for a game', () => {
    const said = JSON.parse(JSON.stringify(replayOf(game, file, 0)))
    expect(replay.parse(said)).toEqual(said)
    const [first, ...steps] = said.steps
    expect(replay.safeParse({ ...said, steps: [{ ...first, patch: [['no', 'change']] }, ...steps] }).success).toBe(
      false,
    )
    expect(replay.safeParse({ ...said, first: { ...said.first, pending: 'nobody' } }).success).toBe(false)
  })

  it('tells what happened up to a position and nothing of what came later', () => {
    const view = replayView(replayOf(game, file, 0))
    expect(view.moment(50).log.every(({ position }) => position <= 50)).toBe(true)
    expect(view.moment(50).log.length).toBeLessThan(view.moment(view.to).log.length)
  })
})
