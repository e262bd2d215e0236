export type Mode = 'classic' | 'family' | 'solo'

/** What scoring must know besides the ship. */
export interface Situation {
  readonly mode: Mode
  readonly fish: number
  readonly permanentBaskets: number
  readonly firstInTurnOrder: boolean
  /** The size of the largest family on any other ship; 0 without any. */
  readonly otherPlayersLargestFamily: number
  /** This player's private lessons on the table, the scored one among them. */
  readonly privateLessonsOnTable: number
}
