import type { Study } from './study.ts'
import { wistarStudy } from './wistar/study.ts'
import { woodcraftStudy } from './woodcraft/study.ts'

export type { Counts } from './counts.ts'
export { type Gathered, type Piece, pieceOf, withGames } from './gathered.ts'
export { playGames } from './play.ts'
export { asMarkdown, asText } from './print.ts'
export { outsideOf, type Section } from './section.ts'
export type { GameSet, Group, Study } from './study.ts'

/** The games whose house sets are measured. */
export const studies: readonly Study[] = [wistarStudy, woodcraftStudy]
