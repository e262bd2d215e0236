import { because, Refused } from '@nora/kernel'
import type { GameIcons } from '../art/icons/icon.tsx'
import type { Example } from '../learn/example.ts'
import type { Lesson } from '../learn/lesson.ts'
import type { PuzzleSet } from '../learn/puzzle.ts'
import type { GameRules } from './game-rules.ts'
import type { GameTable } from './game-table.ts'
import type { RuleIndex } from './rule-index.ts'

const rules = import.meta.glob<GameRules>('./*/rules.ts', { import: 'rules' })
const tables = import.meta.glob<GameTable>('./*/table.ts', { import: 'table' })
const indexes = import.meta.glob<RuleIndex>('./*/rule-index.ts', { import: 'ruleIndex' })
const icons = import.meta.glob<GameIcons>('./*/icons.tsx', { import: 'icons' })
const examples = import.meta.glob<readonly Example[]>('./*/examples.ts', { import: 'examples' })
const lessons = import.meta.glob<readonly Lesson[]>('./*/lessons/index.ts', { import: 'lessons' })
const puzzles = import.meta.glob<readonly PuzzleSet[]>('./*/puzzles.ts', { import: 'puzzles' })

/** The rules of a game; refused if this page does not know it. */
export async function fetchRules(game: string): Promise<GameRules> {
  return fetched(rules, `./${game}/rules.ts`, game)
}

/** What a game brings to a table; refused if this page does not know it. */
export async function fetchTable(game: string): Promise<GameTable> {
  return fetched(tables, `./${game}/table.ts`, game)
}

/** Which paragraph of its rulebook answers what a game asks; refused if this page does not know it. */
export async function fetchRuleIndex(game: string): Promise<RuleIndex> {
  return fetched(indexes, `./${game}/rule-index.ts`, game)
}

/** The icons of a game; refused if this page does not know it. */
export async function fetchIcons(game: string): Promise<GameIcons> {
  return fetched(icons, `./${game}/icons.tsx`, game)
}

/** The worked examples of its rulebook; a game need not have any. */
export async function fetchExamples(game: string): Promise<readonly Example[]> {
  const path = `./${game}/examples.ts`
  return Object.hasOwn(examples, path) ? fetched(examples, path, game) : []
}

/** The games that teach themselves, the first one first; a game need not have any. */
export async function fetchLessons(game: string): Promise<readonly Lesson[]> {
  const path = `./${game}/lessons/index.ts`
  return Object.hasOwn(lessons, path) ? fetched(lessons, path, game) : []
}

/** The puzzles of a game, by their sort; a game need not have any. */
export async function fetchPuzzles(game: string): Promise<readonly PuzzleSet[]> {
  const path = `./${game}/puzzles.ts`
  return Object.hasOwn(puzzles, path) ? fetched(puzzles, path, game) : []
}

function fetched<Part>(parts: Record<string, () => Promise<Part>>, path: string, game: string): Promise<Part> {
  const fetch = Object.hasOwn(parts, path) ? parts[path] : undefined
  if (!fetch) throw new Refused(because('unknownGame', { game }))
  return fetch()
}
