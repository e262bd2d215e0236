import { exportGame, type GameFile, importGame, type Recorded, Refused } from '@nora/kernel'
import { Breach, survives } from '../breach.ts'
import { difference } from '../difference.ts'
import { byLength, type Check, type Moment } from '../moment.ts'

/** Each of these plays the game once more, so not every file is put to them. */
const SELDOM = 3

/** A game written to a file and read again is the same game; a file that was tampered with is refused. */
export const replay: Check = {
  name: 'replay',
  rate: byLength(0.4),
  atEnd: true,
  at(moment) {
    const { match, game, tally } = moment
    const file = JSON.parse(JSON.stringify(exportGame(match))) as GameFile
    const read = survives('importing an exported game', () => importGame([game], file))
    // An import goes on by itself where nobody has to choose, so only the stored part is compared.
    const line = exportGame(read).line.slice(0, file.line.length)
    const differs = difference(file.line, line) ?? (match.over ? difference(match.outcome, read.outcome) : undefined)
    if (differs) throw new Breach(`the replayed game differs: ${differs}`)
    tally.replays++
    if (moment.fate.below(SELDOM) === 0) forkSomewhere(moment)
    if (moment.fate.below(SELDOM) === 0 && file.line.length > 0) refuseTampered(moment, file)
  },
}

function forkSomewhere({ match, chronicle, fate, tally }: Moment): void {
  const to = fate.below(match.line.length + 1)
  const fork = survives(`a fork at ${to}`, () => match.fork(to, { pausing: true, confirming: match.confirming }))
  const stop = chronicle.stops.get(to)
  const found = { hash: fork.hash, pending: fork.pending }
  const differs = stop ? difference(stop, found) : undefined
  if (differs) throw new Breach(`the fork at ${to} differs: ${differs}`)
  tally.replays++
}

/** One choice of the file is changed to another of the file, or its hash is. */
function refuseTampered({ game, fate }: Moment, file: GameFile): void {
  const at = fate.below(file.line.length)
  const act = file.line[at] as Recorded
  const forged = { ...act, hash: act.hash.split('').reverse().join('') }
  if (forged.hash === act.hash) return
  const line = file.line.map((other, index) => (index === at ? forged : other))
  try {
    importGame([game], { ...file, line })
  } catch (error) {
    if (error instanceof Refused && error.reason.params?.at === at) return
    throw new Breach(`a forged act ${at} is not refused by its place: ${String(error)}`)
  }
  throw new Breach(`a forged act ${at} is not refused`)
}
