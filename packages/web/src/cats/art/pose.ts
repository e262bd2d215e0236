import type { Cell } from './outline.ts'

/** What a face looks like. */
export type Mood = 'asleep' | 'awake' | 'happy' | 'wink' | 'glance'

/** What a cat does while it lies there, so that no two neighbours look stamped. */
export interface Pose {
  readonly mood: Mood
  /** How far the head leans, in degrees; the face stays upright enough to be read. */
  readonly lean: number
  readonly tongue: boolean
  /** What it does with a limb that ends nowhere else. */
  readonly hold: 'paws' | 'soles' | 'yarn'
  readonly kitten: 'curled' | 'peeping'
}

const moods: readonly Mood[] = ['asleep', 'awake', 'happy', 'glance', 'asleep', 'wink', 'awake']
const holds: readonly Pose['hold'][] = ['paws', 'yarn', 'soles', 'paws']

/** A cat keeps its nature however its tile is turned: it depends on how many cells it has and on its family. */
export function poseOf(cells: readonly Cell[], family: string): Pose {
  const nature = natureOf(cells, family)
  return {
    mood: moods[nature % moods.length] as Mood,
    lean: ((nature >> 3) % 5) * 4 - 8,
    tongue: nature % 11 === 3,
    hold: holds[(nature >> 2) % holds.length] as Pose['hold'],
    kitten: nature % 2 === 0 ? 'curled' : 'peeping',
  }
}

/** A number that no turn or flip changes: from the distances between the cells, and the letters of the family. */
function natureOf(cells: readonly Cell[], family: string): number {
  let nature = [...family].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  for (const [row, column] of cells)
    for (const [otherRow, otherColumn] of cells) nature += ((row - otherRow) ** 2 + (column - otherColumn) ** 2) ** 2
  return nature % 9973
}
