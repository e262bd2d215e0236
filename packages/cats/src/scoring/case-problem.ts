export type CaseReason =
  | 'malformed'
  | 'unknownBoat'
  | 'unknownCard'
  | 'unknownColour'
  | 'unknownShape'
  | 'notThatShape'
  | 'outsideShip'
  | 'overlaps'
  | 'unconnected'

/** Why a case is refused: a tile by its place in the list, or a field with the value found there. */
export interface CaseProblem {
  readonly reason: CaseReason
  readonly tile?: number
  readonly shape?: string
  /** For an overlap, the earlier tile in the way. */
  readonly otherTile?: number
  readonly field?: string
  readonly value?: string
}
