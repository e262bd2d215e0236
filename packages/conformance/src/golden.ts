import { type Game, type GameFile, importGame, isRecord, type Match, Refused } from '@nora/kernel'

/** Plays a recorded game again, every choice and every hash checked; a difference says where and what to do. */
export function replayGolden(game: Game, name: string, file: GameFile): Match {
  try {
    return importGame([game], file)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Error(`${name} differs ${where(file, error)}: ${JSON.stringify(error.reason)}. ${advice}`)
  }
}

const advice = 'If the change was meant, run "npm run bless" and read what the diff says about it.'

function where({ line }: GameFile, { reason }: Refused): string {
  const at = isRecord(reason.params) ? reason.params.at : undefined
  const act = typeof at === 'number' ? line[at] : undefined
  return act ? `at act ${at}, ${act.kind} of seat ${act.seat}` : 'as a whole'
}
