import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Weights } from '@nora/bots'
import { readJson } from '../read-json.ts'
import { keep } from './chunk.ts'

/** Where the weights of a game lie in this repository. */
export function weightsFile(game: string): string {
  return fileURLToPath(new URL(`../../../bots/src/${game}/weights.json`, import.meta.url))
}

/** Puts weights in the place of those for the same mode and seats; one line for each, so that a change shows. */
export function install(file: string, weights: Weights): void {
  const known = existsSync(file) ? (readJson(file) as unknown as Weights[]) : []
  const others = known.filter(({ mode, seats }) => mode !== weights.mode || seats !== weights.seats)
  const all = [...others, weights].sort((one, other) => one.mode.localeCompare(other.mode) || one.seats - other.seats)
  keep(file, `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
}
