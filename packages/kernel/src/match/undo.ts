import type { State } from '../game.ts'
import { hash } from '../hash.ts'
import { equal } from '../json.ts'
import { confirmKind } from '../kind.ts'
import { because, type Reason } from '../reason.ts'
import { FATE, HOST, includesSeat, type Seat } from '../seat.ts'
import { whyNotInterrupt } from '../why.ts'
import type { Played } from './line.ts'
import type { Timeline } from './timeline.ts'

/** The act to take back: everything from it on but others' signs, or only it while others decide at the same time. */
type Undoable = { readonly at: number; readonly alone: boolean; readonly signs: readonly Played[] }

/**
 * What a seat may take back next. Undo goes back to the last point where fate answered, another seat chose, the seat
 * confirmed its turn or could read an item it could not read before. That others saw a card is no barrier. In a
 * `together` that is still open a seat's own answer may be taken back from between the others'. Signs of other seats,
 * such as a raised hand, are passed over if they make no difference.
 */
export function undoable<S extends State, K>(timeline: Timeline<S, K>, seat: Seat): Undoable | Reason {
  const found = takeBacks(timeline, seat).next().value
  if ('code' in found || signsChangeNothing(timeline, found)) return found
  return because('undoOther', { seat: (found.signs[0] as Played).seat })
}

/** The length of the line before the first act that a seat may take back, if it takes back one after the other. */
export function undoableFrom<S extends State, K>(timeline: Timeline<S, K>, seat: Seat): number | undefined {
  let from: number | undefined
  for (const { at } of takeBacks(timeline, seat)) from = at
  return from
}

/** The acts that a seat may take back, the last first; and then why no more. */
function* takeBacks<S extends State, K>(timeline: Timeline<S, K>, seat: Seat): Generator<Undoable, Reason> {
  const { line } = timeline
  let own: Played | undefined
  let other: Played | undefined
  const signs: Played[] = []
  for (let at = line.length - 1; at >= 0; at--) {
    const played = line[at] as Played
    if (played.seat === FATE) return because('undoFate')
    if (includesSeat(played.learned, seat)) return because('undoLearned')
    if (played.seat === HOST || played.forced) continue
    if (played.sign && played.seat !== seat) {
      signs.unshift(played)
      continue
    }
    if (played.seat === seat && played.kind === confirmKind.name) return because('undoConfirmed')
    // Only what was asked at the same time as the other's question can be taken back from before the other's answer.
    if (other && !isTogether(played, other)) return because('undoOther', { seat: other.seat })
    if (played.seat === seat) {
      yield { at, alone: other !== undefined, signs: [...signs] }
      own = played
      continue
    }
    // Whoever has taken back an answer is asked again, so that its `together` is open again.
    const open = own ? played.group !== undefined && isTogether(played, own) : isOpen(timeline, played)
    if (!open) return because('undoOther', { seat: played.seat })
    other ??= played
  }
  return because('nothingToUndo')
}

function isTogether(one: Played, other: Played): boolean {
  return one.group === undefined ? other.group === undefined : one.group === other.group && one.step === other.step
}

/** Whether a question of the same `together` has not been answered yet. */
function isOpen<S extends State, K>({ step, position }: Timeline<S, K>, played: Played): boolean {
  return played.step === step && position.pending.some(({ group }) => group !== undefined && group === played.group)
}

/** Whether the signs could have come before the act, and all would be the same: only then they are in nobody's way. */
function signsChangeNothing<S extends State, K>(timeline: Timeline<S, K>, { at, signs }: Undoable): boolean {
  if (signs.length === 0) return true
  const position = timeline.positionAt(at)
  const later = timeline.line.slice(at).filter((played) => !signs.includes(played))
  const isLegal = ({ seat, choice }: Played) => whyNotInterrupt(position, seat, choice) === undefined
  return (
    signs.every((sign) => isLegal(sign) && position.replay(sign)) &&
    later.every((act) => position.replay(act)) &&
    equal(position.pending, timeline.position.pending) &&
    hash(position.table.state) === timeline.hash
  )
}
