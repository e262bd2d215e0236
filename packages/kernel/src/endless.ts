import { because, Fault, type Reason } from './reason.ts'

/**
 * What a game may do between two choices of its players: words of effects looked at, items moved together, steps begun,
 * questions asked. The most that was counted in 60 random playouts and 8 matches of each game in every mode and number of
 * seats was 728 (dealing the first cards of Rats of Wistar); The Isle of Cats came to 686 and Woodcraft to 396.
 */
export const MOST_WORK = 20_000
/** What an answer counts that nobody chose: it is checked, told, hashed and kept, which takes longer than an effect. */
export const UNASKED_WORK = 20

/**
 * How deep effects may lie within effects: a card that plays a card that pays for a card. Without it, effects that bring each other about
 * would leave the stack of the machine, and each machine somewhere else.
 */
export const MOST_DEPTH = 300

/** A game that goes on and on and asks nobody: its rules, or a pack it is played with, make it turn in a circle. */
export class EndlessFault extends Fault {
  readonly reason: Reason
  constructor(game: string, step: string, after: string) {
    super(`${game} does not ask again: step ${step}, after the question ${after}`)
    this.name = 'EndlessFault'
    this.reason = because('endless', { game, step, after })
  }
}
