import type { GameEvent, Seat, SheetLine } from '@nora/kernel'

/** Where points come from, as the variants of the bot know it. */
export const scoreSources = ['beds', 'rooms', 'missions', 'guests', 'inventions', 'objectives'] as const

export type ScoreSource = (typeof scoreSources)[number]

/** Where points belong that have no other source: the start, doors, what is left over. */
const REST = 'rest'

/** Lines of the final scoring. Points scored in play are told apart by what brought them. */
const sourceOfLine: { readonly [line: string]: ScoreSource } = {
  beds: 'beds',
  rooms: 'rooms',
  ability: 'missions',
  abilityPair: 'missions',
  guest: 'guests',
  invention: 'inventions',
  endgame: 'inventions',
}

/** What is heard last before points are scored has brought them; null is what begins something else. */
const sourceOfEvent: { readonly [type: string]: ScoreSource | null } = {
  missionCompleted: 'missions',
  missionRevealed: 'missions',
  heroTaken: 'missions',
  objectiveClaimed: 'objectives',
  guestTaken: 'guests',
  played: 'inventions',
  cardUsed: 'inventions',
  // Income comes from inventions most of all, and so do points for a thing done.
  newRound: 'inventions',
  mainAction: 'inventions',
  bonusAction: 'inventions',
  leaderPlaced: 'inventions',
  doorOpened: null,
}

/** Sums up how many points the players made from which source. */
export class PointsBySource {
  private readonly scored: readonly Map<string, number>[]
  private now: ScoreSource | null = null

  constructor(seats: number) {
    this.scored = Array.from({ length: seats }, () => new Map())
  }

  tell({ type, seat, what, n }: GameEvent): void {
    const source = sourceOfEvent[type]
    if (source !== undefined) this.now = source
    if (what !== 'points' || seat === undefined || seat < 0) return
    if (type === 'gain') this.add(seat, this.now ?? REST, n as number)
  }

  /** The points from each source at the end of the game. */
  end(seat: Seat, sheet: readonly SheetLine[]): ReadonlyMap<string, number> {
    for (const { id, points } of sheet) {
      const source = sourceOfLine[id]
      if (source) this.add(seat, source, points)
    }
    return this.scored[seat] as Map<string, number>
  }

  private add(seat: Seat, source: string, points: number): void {
    const book = this.scored[seat] as Map<string, number>
    book.set(source, (book.get(source) ?? 0) + points)
  }
}
