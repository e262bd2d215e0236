export {
  ANALYSIS,
  type AnalysedTurn,
  type ExpectedMargins,
  GameAnalysis,
  type PlayedGame,
  type Slip,
} from './advice/analysis.ts'
export { fanOf, insideFan, type Missed, missedIn } from './advice/fan.ts'
export { type Advised, Adviser, type Hint, type HintBudget, hintBudget, type Late } from './advice/hint.ts'
export {
  type Analysed,
  chanceAfter,
  momentsOf,
  type Swing,
  type SwingKind,
  swingsOf,
  type Waterfall,
  waterfallOf,
} from './advice/swings.ts'
export { type Bot, botCalled, botsForPeople, formerBots, usualBot } from './bot.ts'
export * from './cats/index.ts'
export type { Effort, Heuristics, Shortlist } from './heuristics.ts'
export * from './learned/index.ts'
export { casual, levels } from './levels.ts'
export { randomBot } from './random.ts'
export * from './wistar/index.ts'
export * from './woodcraft/index.ts'
