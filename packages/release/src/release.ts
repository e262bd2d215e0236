import { GameAnalysis, type Hint, hintBudget, type Late, type PlayedGame } from '@nora/bots'
import type { Offered } from '@nora/catalogue'
import { readPack } from '@nora/effects'
import {
  type Fate,
  type Game,
  type GameFile,
  importGame,
  type Logged,
  Match,
  type Options,
  type Policy,
  type Seat,
  settle,
  type Wish,
} from '@nora/kernel'
import type { Replay, Viewpoint } from '@nora/protocol'
import {
  type Chance,
  type Decided,
  decide,
  type Entry,
  type Opening,
  type Person,
  positionOf,
  Room,
  type RoomSnapshot,
  replayStepwise,
  type Step,
  type Thought,
} from '@nora/room'

/** Grows when releases are used in another way than before: see `former.ts`. */
export const FORM = 3

/**
 * One version of a game with everything that plays by it: rules, content, bots, kernel and room. A release is made into
 * one file for each game, so that a server or a browser can go on by the rules a table was opened with. A release touches
 * nothing outside itself: time and chance are given to it. Whatever it throws comes of its own classes.
 */
export interface Release {
  readonly form: number
  readonly game: Game
  readonly bots: readonly string[]
  readonly takesPacks: boolean
  /** A `ContentError` says what is wrong with the pack. */
  withPack(name: string, text: string): Release
  settle(wish: Wish): Options
  open(opening: Opening, by: Person, now: number, chance: Chance): Step & { readonly room: Room }
  fold(entries: readonly Entry[], chance: Chance): Room
  /** Nothing if the snapshot was written in another form: then the entries have to be read. */
  restore(snapshot: RoomSnapshot, tail: readonly Entry[], chance: Chance): Room | undefined
  /** A new mind of a bot, if there is such a bot. */
  mind(bot: string): Policy | undefined
  decide(mind: Policy, thought: Thought, fate: Fate): Decided
  /** What a strong player would do who sees what the seat sees; earlier releases know no hints. */
  hint?(thought: Thought, seed: number, late: Late): Hint | undefined
  /** A finished game under the eyes of a strong player; earlier releases know none. */
  analysis?(played: PlayedGame): GameAnalysis
  /** Plays a file through, every choice checked. */
  replay(file: unknown): Match
  /** A game as somebody saw it, an act at a time. */
  watch(file: Played, viewpoint: Viewpoint): Generator<void, Replay>
  /** What a table logs that begins in the middle: the line, and all that then goes on by itself. */
  resume(played: Pick<Played, 'options' | 'line'>, confirming: readonly Seat[], chance: Chance): readonly Logged[]
}

export type Played = Pick<GameFile, 'options' | 'line' | 'result'>

/** The release of a game as this code plays it. */
export function releaseOf(offered: Offered): Release {
  const { game, bots, formerBots, withPack, adviser } = offered
  const rules = { game, bots: bots.map(({ id }) => id), formerBots }
  return {
    form: FORM,
    game,
    bots: rules.bots,
    takesPacks: withPack !== undefined,
    withPack: (name, text) => releaseOf(withPack ? withPack(readPack(name, text)) : offered),
    settle: (wish) => settle(game, wish),
    open: (opening, by, now, chance) => Room.open(rules, opening, by, now, chance),
    fold: (entries, chance) => Room.fold(rules, entries, chance),
    restore: (snapshot, tail, chance) => Room.restore(rules, snapshot, tail, chance),
    mind: (bot) => offered.botCalled(bot)?.mind(),
    decide: (mind, thought, fate) => decide(game, mind, thought, fate),
    hint: (thought, seed, late) => adviser.hint(positionOf(game, thought), thought.seat, seed, hintBudget, late),
    analysis: (played) => new GameAnalysis(adviser, game, played),
    replay: (file) => importGame([game], file),
    ...watching(game),
  }
}

/** What a release does with a line of choices; the earlier forms knew none of it. */
export function watching(game: Game): Pick<Release, 'watch' | 'resume'> {
  return {
    watch: (file, viewpoint) => replayStepwise(game, file, viewpoint),
    resume: ({ options, line }, confirming, chance) => {
      const acts = line.map((act) => ({ type: 'act' as const, ...act }))
      return Match.restore(game, options, acts, { fate: chance, confirming, pausing: true }).log
    },
  }
}
