import { isRecord, type Json } from '@nora/kernel'
import { handOf } from '@nora/woodcraft'
import type { LessonStep } from '../../../learn/lesson.ts'
import type { Pointed } from '../../../table/lesson-guide.ts'

/** The learner sits here in every lesson. */
export const LEARNER = 0

export const thing = (name: string) => `[data-thing="${name}"]`
export const WHEEL = { at: '[data-picture="wheel"]', part: 'wheel' } as const
export const stage = '[data-picture="stage"]'
/** What can be chosen on the stage. */
export const STAGE = { at: `${stage} [data-open]`, part: 'shop' } as const
export const LUMBER = { at: `[data-place="lumber/${LEARNER}"]`, part: 'bench' } as const
export const RACK = { at: `[data-place="rack/${LEARNER}"]`, part: 'bench' } as const
/** Orders that only the learner reads. */
export const HAND = { at: `[data-place="${handOf(LEARNER)}"] [data-open]`, part: 'bench' } as const
/** What completed orders are worth, and who comes first to a reward tile. */
export const REPUTATION = { at: '[data-place="reputation"]', part: 'tracks' } as const

/** Something worked on the stage: first a die, then one thing after the other as each comes up. */
export function worked(die: string, ...then: readonly string[]): Pointed {
  return {
    at: [`${thing(die)}[data-open]:not([data-picked])`, ...then].map((one) => `${stage} ${one}`).join(),
    part: 'bench',
  }
}

/** An action tile goes on to the next quadrant. */
export function move(id: string, action: string, address = 'wheel.move'): LessonStep {
  return {
    id,
    address,
    points: { at: thing(action), part: 'wheel' },
    act: { kind: 'turn', does: { move: action } },
  }
}

/** What the tile that was moved lets one do. */
export function act(id: string, action: string, address: string): LessonStep {
  return { id, address, points: { at: thing(action), part: 'wheel' }, act: { kind: 'turn', does: { act: action } } }
}

export const end = (id: string): LessonStep => ({
  id,
  address: 'turn.end',
  points: { at: '[data-button="end"]' },
  act: { kind: 'turn', does: 'end' },
})

/** What the rival moves, the dearest first; instead of the action it takes blueberries. */
const moves = ['exchangeDice', 'improveWorkshop', 'chooseHelper']

export function rival(kind: string, choices: readonly Json[]): Json | undefined {
  if (kind !== 'turn') return undefined
  const moved = moves.flatMap((action) => choices.filter((choice) => isRecord(choice) && choice.move === action))
  return choices.find((choice) => choice === 'berries') ?? moved[0] ?? choices.find((choice) => choice === 'end')
}
