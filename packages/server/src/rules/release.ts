import type { Offered } from '@nora/catalogue'
import { readPack } from '@nora/effects'
import {
  type Fate,
  type Game,
  importGame,
  type Match,
  type Options,
  type Policy,
  settle,
  type Wish,
} from '@nora/kernel'
import {
  type Chance,
  type Decided,
  decide,
  type Entry,
  type Opening,
  type Person,
  Room,
  type RoomSnapshot,
  type Step,
} from '@nora/room'
import type { Question } from '../bots/thinkers.ts'

/** Grows when releases are used in another way than before: see `former-release.ts`. */
export const FORM = 2

/**
 * One version of a game with everything that plays by it: rules, content, bots, kernel and room. A release is made into
 * one file for each game, so that a server can go on by the rules a table was opened with. A release touches nothing
 * outside itself: time and chance are given to it. Whatever it throws comes of its own classes.
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
  decide(mind: Policy, thought: Question['thought'], fate: Fate): Decided
  /** Plays a file through, every choice checked. */
  replay(file: unknown): Match
}

/** The release of a game as this code plays it. */
export function releaseOf(offered: Offered): Release {
  const { game, bots, withPack } = offered
  const rules = { game, bots: bots.map(({ id }) => id) }
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
    mind: (bot) => bots.find(({ id }) => id === bot)?.mind(),
    decide: (mind, thought, fate) => decide(game, mind, thought, fate),
    replay: (file) => importGame([game], file),
  }
}
