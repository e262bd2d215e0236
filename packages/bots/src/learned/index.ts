export { learned } from './learn.ts'
export { type Expected, LearnedValue, weightsFor } from './learned-value.ts'
export { type Gathered, type Lesson, optionsFor, selfPlay, together } from './self-play.ts'
export type { Weights } from './weights.ts'
