import { because, Fault, type Reason } from './reason.ts'

/**
 * What a game may do between two choices of its players: effects run, items moved together, steps begun, questions asked.
 * The most that was counted in 400 random playouts and 40 matches of each game, in every mode, was 728 (dealing the first
 * cards of Rats of Wistar); The Isle of Cats came to 642 and Woodcraft to 396.
 */
export const MOST_WORK = 20_000
/** What an answer counts that nobody chose: it is checked, told, hashed and kept, which takes longer than an effect. */
export const UNASKED_WORK = 20

/** A game that goes on and on and asks nobody: its rules, or a pack it is played with, make it turn in a circle. */
export class EndlessFault extends Fault {
  readonly reason: Reason
  constructor(game: string, step: string, after: string) {
    super(`${game} does not ask again: step ${step}, after the question ${after}`)
    this.name = 'EndlessFault'
    this.reason = because('endless', { game, step, after })
  }
}
