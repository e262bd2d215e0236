// Games that somebody has played before, to be opened from their files: the same ones every time.
import {
  type Decision,
  exportGame,
  type Fate,
  type Game,
  type GameFile,
  HOST,
  Match,
  type Seat,
  seededFate,
  type Wish,
} from '@nora/kernel'

/** Who looks at the table. */
const READER: Seat = 0
/** One in so many chances to step in is taken. */
const STEPS_IN = 4
const MOST_GAMES = 40

/** A game for each kind of question that the first seat was asked in so many games: each has come as far as the question. */
export function momentsOf(game: Game, wishes: readonly Wish[], games: number): ReadonlyMap<string, GameFile> {
  return momentsBy(game, wishes, games, (_, { kind }) => [kind])
}

interface Watching {
  /** The first seat confirms its turns. */
  readonly confirming?: boolean
  /** Enough was found. */
  until?(): boolean
}

/** A game for each of the names that are found for what the first seat was asked. */
export function momentsBy(
  game: Game,
  wishes: readonly Wish[],
  games: number,
  namesOf: (match: Match, asked: Decision) => readonly string[],
  { confirming = false, until = () => false }: Watching = {},
): ReadonlyMap<string, GameFile> {
  const found = new Map<string, GameFile>()
  for (let luck = 1; luck <= games && !until(); luck++) {
    playByLot(game, wishes[luck % wishes.length] as Wish, luck, (match) => {
      if (confirming) match.confirming.add(READER)
      const asked = match.owed(READER)
      if (!asked) return
      const fresh = namesOf(match, asked).filter((name) => !found.has(name))
      if (fresh.length === 0) return
      const file = exportGame(match)
      for (const name of fresh) found.set(name, file)
    })
  }
  return found
}

/** A game that has come to a moment at which the first seat is asked what is wanted. */
export function momentWhen(game: Game, wish: Wish, isWanted: (match: Match, kind: string) => boolean): GameFile {
  let file: GameFile | undefined
  for (let luck = 1; luck <= MOST_GAMES && !file; luck++)
    playByLot(game, wish, luck, (match) => {
      const asked = match.owed(READER)
      if (!file && asked && isWanted(match, asked.kind)) file = exportGame(match)
    })
  if (!file) throw new Error(`no game in ${MOST_GAMES} comes to such a moment`)
  return file
}

export function finishedGame(game: Game, wish: Wish): GameFile {
  return exportGame(playByLot(game, wish, 1, () => {}))
}

function playByLot(game: Game, wish: Wish, luck: number, see: (match: Match) => void): Match {
  const match = Match.open(game, wish, { seed: luck, pausing: true })
  const fate = seededFate(luck)
  while (!match.over) {
    see(match)
    if (fate.below(STEPS_IN) === 0 && stepIn(match, fate)) continue
    const [decision] = match.pending
    if (!decision) break
    if (decision.seat === HOST) match.goOn()
    else match.choose(decision.seat, match.space(decision.seat)?.sample(fate))
  }
  return match
}

function stepIn(match: Match, fate: Fate): boolean {
  const seat = fate.below(match.options.seats)
  const choice = match.anytime(seat)?.sample(fate)
  if (choice === undefined || match.whyNotInterrupt(seat, choice)) return false
  match.interrupt(seat, choice)
  return true
}
