import { type Adviser, type Bot, type ExpectedMargins, GameAnalysis } from '@nora/bots'
import { type Game, HOST, Match, type Options, type Policy, seededFate } from '@nora/kernel'
import { seedOf } from '../seeds.ts'

/** Who plays a game, and with whose eyes it is looked at afterwards. */
export interface Weighing {
  readonly game: Game
  readonly bot: Bot
  readonly adviser: Adviser
}

/** Plays a game, all seats by the same bot, and weighs it turn by turn as the analysis does. */
export function weighedGame({ game, bot, adviser }: Weighing, options: Options, seed: number): ExpectedMargins[] {
  const { line } = playedBy(Match.open(game, options, { seed, pausing: true }), bot, seed)
  const course = new GameAnalysis(adviser, game, { options, line }).course()
  return [...course].map((step) => ('start' in step ? step.start : step))
}

function playedBy(match: Match, bot: Bot, seed: number): Match {
  const minds: Policy[] = Array.from({ length: match.options.seats }, () => bot.mind())
  const fate = seededFate(seedOf(seed, 0))
  while (!match.over) {
    const [decision] = match.pending
    if (!decision) break
    if (decision.seat === HOST) match.goOn()
    else {
      const position = match.currentPosition()
      match.choose(
        decision.seat,
        (minds[decision.seat] as Policy).choose(position, decision, position.space(decision), fate),
      )
    }
  }
  return match
}
