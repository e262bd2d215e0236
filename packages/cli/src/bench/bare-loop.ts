import { type Fate, seededFate } from '@nora/kernel'
import { type Take, twelveOptions } from './twelve-options.ts'

type Bare<R = void> = Generator<readonly Take[], R, Take>

/**
 * What coroutines alone can do, without any kernel: a question six generators deep with twelve fresh options, one of
 * which is picked by chance. All other rates are shares of this one.
 */
export function bareLoop(decisions: number, fate: Fate = seededFate(1)): number {
  const flow = game(decisions)
  let taken = 0
  let turn = flow.next()
  while (!turn.done) {
    const options = turn.value
    turn = flow.next(options[fate.below(options.length)] as Take)
    taken++
  }
  return taken
}

function* game(decisions: number): Bare {
  for (let turn = 0; turn < decisions; turn++) yield* round()
}

function* round(): Bare<Take> {
  return yield* phase()
}

function* phase(): Bare<Take> {
  return yield* action()
}

function* action(): Bare<Take> {
  return yield* effect()
}

function* effect(): Bare<Take> {
  return yield* question()
}

function* question(): Bare<Take> {
  return yield twelveOptions()
}
