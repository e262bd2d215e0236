export {
  anyNumber,
  LARGEST_AMOUNT,
  LARGEST_COUNT,
  LARGEST_NUMBER,
  LONGEST_LIST,
  LONGEST_TEXT,
  list,
  positive,
  text,
  wholeNumber,
} from './content/bounds.ts'
export { countBySource, type SourceCounts, weakestSource } from './content/count-by-source.ts'
export { applyPack, type Pack, readPack } from './content/pack.ts'
export { ContentError, type Problem, type RecordPlace, refuseIf } from './content/problem.ts'
export { type Name, nameSchema, record, type Source, type Sourced, type Sources, sources } from './content/source.ts'
export {
  byId,
  formsOf,
  loadTable,
  loadTables,
  missingRecords,
  type RawTables,
  type References,
  type Tables,
} from './content/table.ts'
export type { Context } from './language/context.ts'
export type { Amount, Condition, Cost, Counted, Effect, Parts, Rule, Trigger } from './language/form.ts'
export { Language, language, type Vocabulary } from './language/language.ts'
export { matchesTrigger } from './language/matches-trigger.ts'
export type { MessageRef, Text } from './language/message.ts'
export type { Discount, Payment } from './language/payment.ts'
export type { Pile, Route, Stock, Stocks } from './language/stock.ts'
export {
  type Atom,
  type Count,
  type CountForm,
  limited,
  type Say,
  type Sign,
  type Test,
  vocabulary,
} from './language/words.ts'
