import type { Cell, Colour } from './boats.ts'
import type { CaseTile, ScoreCase } from './case.ts'
import { secondScore } from './score.ts'

export const cat = (shape: string, colour: Colour, ...cells: Cell[]): CaseTile => ({
  kind: 'cat',
  shape,
  colour,
  cells,
})
export const common = (shape: string, ...cells: Cell[]): CaseTile => ({ kind: 'common', shape, colour: null, cells })
export const along = (row: number, from: number, to: number): Cell[] =>
  Array.from({ length: to - from + 1 }, (_, step): Cell => [row, from + step])

/** Rats, sections, families and rare treasures together. */
export function base(scoreCase: ScoreCase): number {
  const { rats, sections, families, rare } = secondScore(scoreCase)
  return rats + sections + families + rare
}

/** The points of single lessons of any sort, by the number they are written with. */
export function lessons(scoreCase: ScoreCase, ...written: string[]): Record<string, number> {
  const between = (least: string, most: string) => written.filter((one) => one >= least && one < most)
  const result = secondScore({
    ...scoreCase,
    lessons: between('113', '143'),
    publicLessons: between('143', '151'),
    familyLessons: between('151', '169'),
    soloLessons: between('197', '216'),
  })
  return { ...result.lessons, ...result.publicLessons, ...result.familyLessons, ...result.soloLessons }
}
