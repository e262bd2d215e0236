import {
  Adviser,
  type Bot,
  botCalled,
  formerBots,
  type Heuristics,
  levels,
  randomBot,
  usualBot,
  type Weights,
} from '@nora/bots'
import type { Pack } from '@nora/effects'
import type { Game, State } from '@nora/kernel'

/** A finished game as it is offered: its rules, who can play it for a seat, and how an owner's pack changes it. */
export interface Offered {
  readonly game: Game
  readonly bots: readonly Bot[]
  /** What bots were called before; such names stand in saved games. */
  readonly formerBots: { readonly [former: string]: string }
  /** A bot by its name, or by the name it had before. */
  botCalled(name: string): Bot | undefined
  /** Who sits in where nobody said who should. */
  readonly usualBot: Bot
  /** Who gives hints, and looks at finished games. */
  readonly adviser: Adviser
  /** What bots know about it. */
  readonly heuristics: Heuristics
  /** The game with the records of a pack; a `ContentError` says what is wrong with it. */
  withPack?(pack: Pack): Offered
}

/** What was learned about the house's content does not hold for a pack's: `weights` say themselves where they hold. */
export function offered<S extends State, K>(
  game: Game<S, K>,
  withPack: (pack: Pack) => Game<S, K>,
  heuristics: Heuristics<S, K>,
  weights: readonly Weights[] = [],
): Offered {
  const bots = [randomBot, ...levels(heuristics, weights)]
  return {
    game: game as unknown as Game,
    bots,
    formerBots,
    botCalled: (name) => botCalled(bots, name),
    usualBot: usualBot(bots),
    adviser: new Adviser(heuristics as Heuristics, weights, botCalled(bots, 'skilled') as Bot),
    heuristics: heuristics as Heuristics,
    withPack: (pack) => offered(withPack(pack), withPack, heuristics, weights),
  }
}
