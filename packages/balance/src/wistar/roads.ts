import type { GameEvent, Seat, SheetLine } from '@nora/kernel'

/** The roads to points, as the variants of the bot know them. */
export const roads = ['beds', 'rooms', 'missions', 'guests', 'inventions', 'objectives'] as const

export type Road = (typeof roads)[number]

/** Where points belong that are on no road: the start, doors, what is left over. */
const REST = 'rest'

/** Lines of the final scoring. Points scored in play are told apart by what brought them. */
const roadOfLine: { readonly [line: string]: Road } = {
  beds: 'beds',
  rooms: 'rooms',
  ability: 'missions',
  abilityPair: 'missions',
  guest: 'guests',
  invention: 'inventions',
  endgame: 'inventions',
}

/** What is heard last before points are scored has brought them; null is what begins something else. */
const roadOfEvent: { readonly [type: string]: Road | null } = {
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

/** Sums up how many points the players made on which road. */
export class RoadBook {
  private readonly scored: readonly Map<string, number>[]
  private now: Road | null = null

  constructor(seats: number) {
    this.scored = Array.from({ length: seats }, () => new Map())
  }

  tell({ type, seat, what, n }: GameEvent): void {
    const road = roadOfEvent[type]
    if (road !== undefined) this.now = road
    if (what !== 'points' || seat === undefined || seat < 0) return
    if (type === 'gain') this.add(seat, this.now ?? REST, n as number)
  }

  /** The points of each road at the end of the game. */
  end(seat: Seat, sheet: readonly SheetLine[]): ReadonlyMap<string, number> {
    for (const { id, points } of sheet) {
      const road = roadOfLine[id]
      if (road) this.add(seat, road, points)
    }
    return this.scored[seat] as Map<string, number>
  }

  private add(seat: Seat, road: string, points: number): void {
    const book = this.scored[seat] as Map<string, number>
    book.set(road, (book.get(road) ?? 0) + points)
  }
}
