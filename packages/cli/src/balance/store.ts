import { existsSync, renameSync, writeFileSync } from 'node:fs'
import type { Gathered, Study } from '@nora/balance'
import { message } from '@nora/messages'
import { WrongUsage } from '../problem.ts'
import { readJson } from '../read-json.ts'

/** What a file holds of earlier games; they must be games of the same content, played on from the same seed. */
export function gatheredIn(file: string | undefined, { game }: Study, seed: number): Gathered {
  const empty: Gathered = { game: game.id, contentHash: String(game.contentHash), seed, sets: {} }
  if (file === undefined || !existsSync(file)) return empty
  const found = readJson(file) as Gathered
  const same = found.game === empty.game && found.contentHash === empty.contentHash && found.seed === seed
  if (!same) throw new WrongUsage(message('cli.balance.otherGames', { file }))
  return found
}

/** Written beside and then put in place, so that a run that is stopped leaves a whole file. */
export function keep(file: string, gathered: Gathered): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(gathered)}\n`)
  renameSync(`${file}.new`, file)
}
