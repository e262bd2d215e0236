import { exportGame, type GameFile, importGame, type Recorded, Refused } from '@nora/kernel'
import { byLength, type Check, type CheckContext } from '../check-context.ts'
import { difference } from '../difference.ts'
import { mustNotThrow, Violation } from '../violation.ts'

/** Each of these plays the game once more, so not every file is put to them. */
const SELDOM = 3

/** A game written to a file and read again is the same game; a file that was tampered with is refused. */
export const replay: Check = {
  name: 'replay',
  rate: byLength(0.4),
  atEnd: true,
  at(context) {
    const { match, game, tally } = context
    const file = JSON.parse(JSON.stringify(exportGame(match))) as GameFile
    const read = mustNotThrow('importing an exported game', () => importGame([game], file))
    // An import goes on by itself where nobody has to choose, so only the stored part is compared.
    const line = exportGame(read).line.slice(0, file.line.length)
    const differs = difference(file.line, line) ?? (match.over ? difference(match.outcome, read.outcome) : undefined)
    if (differs) throw new Violation(`the replayed game differs: ${differs}`)
    tally.replays++
    if (context.fate.below(SELDOM) === 0) forkSomewhere(context)
    if (context.fate.below(SELDOM) === 0 && file.line.length > 0) refuseTampered(context, file)
  },
}

function forkSomewhere({ match, tracker, fate, tally }: CheckContext): void {
  const to = fate.below(match.line.length + 1)
  const fork = mustNotThrow(`a fork at ${to}`, () => match.fork(to, { pausing: true, confirming: match.confirming }))
  const stop = tracker.stops.get(to)
  const found = { hash: fork.hash, pending: fork.pending }
  const differs = stop ? difference(stop, found) : undefined
  if (differs) throw new Violation(`the fork at ${to} differs: ${differs}`)
  tally.replays++
}

/** One choice of the file is changed to another of the file, or its hash is. */
function refuseTampered({ game, fate }: CheckContext, file: GameFile): void {
  const at = fate.below(file.line.length)
  const act = file.line[at] as Recorded
  const forged = { ...act, hash: act.hash.split('').reverse().join('') }
  if (forged.hash === act.hash) return
  const line = file.line.map((other, index) => (index === at ? forged : other))
  try {
    importGame([game], { ...file, line })
  } catch (error) {
    if (error instanceof Refused && error.reason.params?.at === at) return
    throw new Violation(`a forged act ${at} is not refused by its place: ${String(error)}`)
  }
  throw new Violation(`a forged act ${at} is not refused`)
}
