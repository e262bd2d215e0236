import type { Cell, Colour } from './boats.ts'
import type { Kind } from './shapes.ts'

export type Mode = 'classic' | 'family' | 'solo'

export interface CaseTile {
  kind: Kind
  shape: string
  /** Cats have one from the start, an oshax the one it was given; treasures have none. */
  colour: Colour | null
  cells: readonly Cell[]
}

/** What the boat alone does not tell. */
export interface Assumptions {
  permanentBaskets?: number
  firstInTurnOrder?: boolean
  otherPlayersLargestFamily?: number
  /** Including the lesson that is being scored. */
  privateLessonsOnTable?: number
  soloLessonsBeside204?: readonly string[]
  /** How many tiles were laid apart from the others, or came to lie apart when a treasure was taken away. */
  looseTiles?: number
}

export interface ScoreCase {
  boat: string
  tiles: readonly CaseTile[]
  mode?: Mode
  fish?: number
  lessons?: readonly string[]
  publicLessons?: readonly string[]
  familyLessons?: readonly string[]
  soloLessons?: readonly string[]
  soloColours?: readonly Colour[]
  assume?: Assumptions
}

export interface ScoreResult {
  rats: number
  sections: number
  families: number
  rare: number
  lessons: Record<string, number>
  publicLessons: Record<string, number>
  familyLessons: Record<string, number>
  soloLessons: Record<string, number>
  soloColours: number
}
