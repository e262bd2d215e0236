import { because, Refused } from '@nora/kernel'
import type { GameTable } from './game-table.ts'
import type { Rulebook } from './rulebook.ts'

const rules = import.meta.glob<Rulebook>('./*/rules.ts', { import: 'rules' })
const tables = import.meta.glob<GameTable>('./*/table.ts', { import: 'table' })

/** The rules of a game; refused if this page does not know it. */
export async function fetchRules(game: string): Promise<Rulebook> {
  return fetched(rules, `./${game}/rules.ts`, game)
}

/** What a game brings to a table; refused if this page does not know it. */
export async function fetchTable(game: string): Promise<GameTable> {
  return fetched(tables, `./${game}/table.ts`, game)
}

function fetched<Part>(parts: Record<string, () => Promise<Part>>, path: string, game: string): Promise<Part> {
  const fetch = Object.hasOwn(parts, path) ? parts[path] : undefined
  if (!fetch) throw new Refused(because('unknownGame', { game }))
  return fetch()
}
