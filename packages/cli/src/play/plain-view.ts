import { isHidden, isRecord, type Json, type State } from '@nora/kernel'
import { columns } from '../columns.ts'
import { plainWords } from './plain-words.ts'

/** Any game's table as a seat sees it: its public fields as a table, its zones as labelled groups. */
export function plainView(view: State): string {
  const { zones, next: _next, ...fields } = view as State & { readonly [field: string]: Json }
  const laid = Object.entries(zones).filter(([, items]) => items.length > 0)
  return columns([
    ...Object.entries(fields).flatMap(([name, value]) => fieldRows(name, value)),
    ...laid.map(([zone, items]) => [zone, counted(items)]),
  ])
}

/** A list of records, such as the players, gets a row each. */
function fieldRows(name: string, value: Json): string[][] {
  if (!Array.isArray(value) || !value.every(isRecord)) return [[name, plainWords(value)]]
  return value.map((record, index) => [`${name} ${index + 1}`, plainWords(record)])
}

/** Items by name, those that cannot be read by number: "3 × card". */
function counted(items: readonly string[]): string {
  const hidden = new Map<string, number>()
  const shown: string[] = []
  for (const item of items) {
    if (isHidden(item)) hidden.set(item.slice(1), (hidden.get(item.slice(1)) ?? 0) + 1)
    else shown.push(item)
  }
  return [...shown, ...[...hidden].map(([back, count]) => `${count} × ${back}`)].join(', ')
}
