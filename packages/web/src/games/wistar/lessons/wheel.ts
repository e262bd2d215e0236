import { each, isRecord, type Json, type Match } from '@nora/kernel'
import { actionAt, type BonusAction, HUT, layoutOf, type MainAction, type WistarTable } from '@nora/wistar'
import type { LessonAct, LessonStep } from '../../../learn/lesson.ts'
import type { Pointed } from '../../../table/lesson-guide.ts'

/** The learner sits here in every lesson. */
export const LEARNER = 0

/** Part of the scene, or on a small screen a window of its own. */
export const WHEEL = { at: '[data-picture="wheel"], [data-part="wheel"]', part: 'wheel' } as const
export const HUT_PLACE = { at: `[data-thing="${HUT}"]`, part: 'wheel' } as const
/** Where the learner's leader stands: on the space whose actions can be taken. */
export const LEADER = { at: `[data-travels="leader/${LEARNER}"]`, part: 'wheel' } as const
/** What lies face down in the rooms of the farm. */
export const HIDDEN = { at: '[data-thing^="mission/"], [data-thing^="guests/"]', part: 'farm' } as const
export const BURROW = { at: `[data-place="burrow/${LEARNER}"]`, part: 'burrow' } as const
export const END = { at: '[data-button="end"]' } as const
/** Where the round stands; nothing that is asked is ever laid over it. */
export const CALENDAR = { at: '[data-calendar]' } as const

const thing = (name: string) => `[data-thing="${name}"]`

/** A part of a turn: `{ send: 'forest' }`. */
function turn(field: string, value: Json): LessonAct {
  return { kind: 'turn', accepts: (choice) => isRecord(choice) && choice[field] === value }
}

/** A worker leaves the entrance for a region. */
export function send(id: string, region: string): LessonStep {
  return { id, address: 'quick.worker', points: { at: thing(region), part: 'wheel' }, act: turn('send', region) }
}

/** A leader goes to a space beside a main action, perhaps one with a certain bonus, wherever on the wheel that is in this game. */
export function place(id: string, action: MainAction, bonus?: BonusAction): LessonStep {
  return {
    id,
    address: 'wheel.place',
    points: (match) => ({ at: spacesOf(match, action, bonus).map(thing).join(), part: 'wheel' }),
    act: {
      kind: 'turn',
      accepts: (choice, match) => isRecord(choice) && spacesOf(match, action, bonus).includes(String(choice.place)),
    },
  }
}

/** The main action beside the leader. */
export function main(id: string, action: MainAction, address: string): LessonStep {
  return { id, address, points: { at: thing(action), part: 'wheel' }, act: turn('main', action) }
}

/** The bonus of the space under the leader: its token lies in the tray. */
export function bonus(id: string, action: BonusAction, address = 'wheel.bonus'): LessonStep {
  return { id, address, points: { at: thing(`bonus/${action}`) }, act: turn('bonus', action) }
}

export const end = (id: string): LessonStep => ({
  id,
  address: 'round.turns',
  points: END,
  act: { kind: 'turn', does: 'end' },
})

/** The free spaces of the segment that lies beside an action, or those of them with this bonus. */
function spacesOf(match: Match, action: MainAction, bonus?: BonusAction): readonly string[] {
  const table = match.table as unknown as WistarTable
  return [...layoutOf(table).spaces.values()]
    .filter(({ id, segment }) => actionAt(table, segment) === action && !(id in table.state.leaders))
    .filter((space) => bonus === undefined || space.bonus.includes(bonus))
    .map(({ id }) => id)
}

/** The doors that the learner's explorer can open now. */
export function doorsOf(match: Match): Pointed {
  const space = match.space(LEARNER)
  const doors = space ? [...each(space)].flatMap((choice) => (isRecord(choice) ? [choice.open] : [])) : []
  return { at: doors.flatMap((door) => (typeof door === 'string' ? [thing(door)] : [])).join(), part: 'farm' }
}

/** The rival goes to the hut each time, and takes wood there. */
export function rival(kind: string, choices: readonly Json[]): Json | undefined {
  if (kind === 'effect.choose') return choices.find((choice) => choice === 'wood')
  if (kind !== 'turn') return undefined
  return (
    choices.find((choice) => choice === 'end') ?? choices.find((choice) => isRecord(choice) && choice.place === HUT)
  )
}
