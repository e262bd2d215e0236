export { type Bounds, boundsAudit } from './bounds-audit.ts'
export { arrange, draw, roll } from './chance.ts'
export { EndlessFault } from './endless.ts'
export { type GameEvent, MOVE, redacted, type Told } from './events/event.ts'
export { EventRecorder } from './events/event-recorder.ts'
export type { Retelling } from './events/retelling.ts'
export { type Fate, seededFate, shuffle } from './fate.ts'
export { ask, askClosed, confirm, type Flow, pause, type Reply, together } from './flow.ts'
export type { Game, Mode, Next, Options, Outcome, SheetLine, Standing, State } from './game.ts'
export { hash } from './hash.ts'
export { imagine } from './imagine.ts'
export { canonical, copy, copyLists, equal, isRecord, type Json } from './json.ts'
export type { Decision, Kind } from './kind.ts'
export type { MatchOptions } from './match/auto-answers.ts'
export { type Logged, lineOf, type Played, type Recorded, recorded } from './match/line.ts'
export { Match, type Snapshot, type View } from './match/match.ts'
export { exportGame, type GameFile, importGame, readGameFile } from './match/record.ts'
export { everySetting, settle, type Wish } from './options.ts'
export { fated, type Policy, playout, randomPolicy } from './playout.ts'
export { type Act, Position } from './position.ts'
export { openPuzzle, type Puzzle, type PuzzleForm } from './puzzles/puzzle.ts'
export { type Solved, solve } from './puzzles/solve.ts'
export { because, Fault, type Reason, type Refusal, Refused } from './reason.ts'
export { tellFinalScoring, tieEvents } from './scoring/final-scoring.ts'
export { ranking, sheetChanges, totalOf } from './scoring/ranking.ts'
export { ALONE, FATE, HOST, includesSeat, NOBODY, type Seat, type Seats, WATCHER } from './seat.ts'
export { each, joined, listed, mapped, type Space } from './space.ts'
export { filtered } from './spaces/filtered.ts'
export { lazy } from './spaces/lazy.ts'
export { isAscending, selection } from './spaces/selection.ts'
export { Table } from './table.ts'
export { Variant } from './variant.ts'
export { backs, viewOf } from './view.ts'
export { refusalsOf, whyNot, whyNotInterrupt } from './why.ts'
export {
  bag,
  heap,
  hidden,
  type Item,
  isHidden,
  isSameList,
  ofEachSeat,
  pile,
  row,
  stack,
  type ZoneRule,
  type Zones,
} from './zones.ts'
