import { FATE, type Position, seededFate } from '@nora/kernel'
import { expect } from 'vitest'
import { wistarGame } from '../src/game.ts'
import type { WistarState, WistarTable } from '../src/state.ts'
import { busyPolicy } from './busy.ts'

/** Plays a game from its beginning to its end, with nothing wrong with the table after any answer; gives every kind that was asked. */
export function playBusily(position: Position<WistarState, WistarTable['content']>, seed: number): ReadonlySet<string> {
  const kinds = new Set<string>()
  const fate = seededFate(seed)
  position.begin()
  while (!position.over) {
    const [decision] = position.pending
    if (!decision) break
    const space = position.space(decision)
    const choice =
      decision.seat === FATE ? space.sample(fate) : busyPolicy.choose(position as never, decision, space, fate)
    kinds.add(decision.kind)
    position.answer(decision, choice as never)
    expect(wistarGame.audit?.(position.table)).toEqual([])
  }
  return kinds
}
