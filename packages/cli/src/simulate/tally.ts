import type { Outcome, Seat } from '@nora/kernel'
import { Spread, type Summary } from './summary.ts'

export interface Results {
  readonly scores: Summary
  readonly scoresBySeat: readonly Summary[]
  readonly winsBySeat: readonly number[]
  readonly winsByBot: { readonly [bot: string]: number }
  readonly ties: number
  readonly automa: (Summary & { readonly wins: number }) | null
  readonly grades: { readonly [grade: string]: number } | null
}

/** Counts results. A win is a win alone; a game whose first place is shared is a tie. */
export class Tally {
  private readonly all = new Spread()
  private readonly bySeat: readonly Spread[]
  private readonly winsBySeat: number[]
  private readonly winsByBot = new Map<string, number>()
  private readonly automa = new Spread()
  private readonly grades = new Map<string, number>()
  private automaPlays = false
  private automaWins = 0
  private ties = 0

  constructor(seats: number, bots: Iterable<string>) {
    this.bySeat = Array.from({ length: seats }, () => new Spread())
    this.winsBySeat = Array.from({ length: seats }, () => 0)
    for (const bot of bots) this.winsByBot.set(bot, 0)
  }

  add(outcome: Outcome, botOf: (seat: Seat) => string): void {
    for (const { seat, score } of outcome.standings) {
      this.all.add(score)
      this.bySeat[seat]?.add(score)
    }
    const { automa, grade } = outcome
    if (automa) {
      this.automaPlays = true
      this.automa.add(automa.score)
      if (automa.won) this.automaWins++
    }
    if (grade !== undefined) this.grades.set(grade, (this.grades.get(grade) ?? 0) + 1)
    const winners = outcome.standings.filter(({ place }) => place === 1)
    const [winner] = winners
    if (winners.length > 1) this.ties++
    // Alone at the table there is nobody to win against but the game's own opponent.
    else if (winner && (automa ? !automa.won : outcome.standings.length > 1)) this.countWin(winner.seat, botOf)
  }

  get results(): Results {
    return {
      scores: this.all.summary,
      scoresBySeat: this.bySeat.map(({ summary }) => summary),
      winsBySeat: this.winsBySeat,
      winsByBot: Object.fromEntries(this.winsByBot),
      ties: this.ties,
      automa: this.automaPlays ? { ...this.automa.summary, wins: this.automaWins } : null,
      grades: this.grades.size > 0 ? Object.fromEntries(this.grades) : null,
    }
  }

  private countWin(seat: Seat, botOf: (seat: Seat) => string): void {
    this.winsBySeat[seat] = (this.winsBySeat[seat] ?? 0) + 1
    const bot = botOf(seat)
    this.winsByBot.set(bot, (this.winsByBot.get(bot) ?? 0) + 1)
  }
}
