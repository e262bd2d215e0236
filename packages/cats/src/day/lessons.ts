import { confirm, type Flow, type Item, type Next, type Seat } from '@nora/kernel'
import { askColour } from '../actions/choose-colour.ts'
import { cardOf, lessonOf } from '../content/content.ts'
import { needsColour } from '../language/lesson.ts'
import { type CatsTable, seatsInOrder } from '../state.ts'
import { handOf, lessonsOf, PUBLIC_LESSONS } from '../zones.ts'
import { anytimeWindow } from './anytime-window.ts'
import { enterPhase } from './phase.ts'

/**
 * Isle of Cats rulebook, Lessons: every lesson in hand must be played now and at no other time, private ones face down
 * before their player, public ones face up for all. Whoever plays a public lesson chooses its colour.
 */
export function* lessons(table: CatsTable): Flow<Next> {
  yield* anytimeWindow(table, 'lessons')
  enterPhase(table, 'lessons')
  const played = seatsInOrder(table).flatMap((seat) => playLessons(table, seat).map((card) => ({ seat, card })))
  for (const { seat, card } of played) {
    if (needsColour(lessonOf(table.content, card))) yield* chooseColour(table, seat, card)
  }
  return { step: 'rescueCards', args: { place: 0 } }
}

/** Lays the lessons in hand on the table and returns the public ones. */
function playLessons(table: CatsTable, seat: Seat): Item[] {
  const hand = handOf(seat)
  const ofKind = (kind: string) => table.zone(hand).filter((card) => cardOf(table.content, card).kind === kind)
  const personal = ofKind('privateLesson')
  const shared = ofKind('publicLesson')
  table.move(personal, hand, lessonsOf(seat))
  table.move(shared, hand, PUBLIC_LESSONS)
  // Everybody now sees how many lessons were in the hand.
  if (personal.length + shared.length > 0)
    table.tell?.({ type: 'lessonsPlayed', seat, items: [...personal, ...shared], reveals: true })
  return shared
}

function* chooseColour(table: CatsTable, seat: Seat, card: Item): Flow {
  const colour = yield* askColour(table, seat, { card })
  table.state.lessonColours[card] = colour
  table.tell?.({ type: 'lessonColour', seat, items: [card], colour })
  yield* confirm(table, seat)
}
