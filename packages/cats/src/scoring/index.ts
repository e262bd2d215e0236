export type { CaseProblem, CaseReason } from './case-problem.ts'
export { countOn, largestFamily } from './count.ts'
export { type Family, familyPoints } from './families.ts'
export { lessonPoints } from './lesson.ts'
export { scoreCase } from './score-case.ts'
export {
  type PublicLesson,
  playerTotal,
  publicLessonKey,
  type ScoredLessons,
  type Sheet,
  scoreSheet,
  sisterColourPoints,
  sisterPointsPerCat,
  sisterTotal,
  surveyOf,
} from './sheet.ts'
export type { Mode, Situation } from './situation.ts'
export type { Survey } from './survey.ts'
