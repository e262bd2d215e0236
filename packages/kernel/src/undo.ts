import { confirmKind } from './kind.ts'
import type { Played } from './line.ts'
import { because, type Reason } from './reason.ts'
import { FATE, HOUSE, includesSeat, type Seat } from './seat.ts'

/** The act to take back: everything from it on but others' signs, or only it while others decide at the same time. */
export type Undoable = { readonly at: number; readonly alone: boolean; readonly signs: readonly Played[] }

/**
 * What a seat may take back next. Undo goes back to the last point where fate answered, another seat chose, the seat
 * confirmed its turn or could read an item it could not read before. That others saw a card is no barrier. In a
 * `together` that is still open a seat's own answer may be taken back from between the others'. Signs of other seats,
 * such as a raised hand, are passed over: the match has to see whether they make a difference.
 */
export function undoable(line: readonly Played[], seat: Seat, openGroups: ReadonlySet<string>): Undoable | Reason {
  let other: Played | undefined
  const signs: Played[] = []
  for (let at = line.length - 1; at >= 0; at--) {
    const played = line[at] as Played
    if (played.seat === FATE) return because('undoFate')
    if (includesSeat(played.learned, seat)) return because('undoLearned')
    if (played.seat === HOUSE || played.forced) continue
    if (played.sign && played.seat !== seat) {
      signs.unshift(played)
      continue
    }
    if (played.seat === seat && played.kind === confirmKind.name) return because('undoConfirmed')
    const key = groupKey(played)
    // Only what was asked at the same time as the other's question can be taken back from before the other's answer.
    if (other && key !== groupKey(other)) return because('undoOther', { seat: other.seat })
    if (played.seat === seat) return { at, alone: other !== undefined, signs }
    if (!openGroups.has(key)) return because('undoOther', { seat: played.seat })
    other ??= played
  }
  return because('nothingToUndo')
}

/** Names one `together` of a whole game. */
export function groupKey({ step, group }: { readonly step: number; readonly group: number | undefined }): string {
  return group === undefined ? 'none' : `${step}/${group}`
}
