import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { equal, type Json } from '@nora/kernel'
import { message } from '@nora/messages'
import { WrongUsage } from '../problem.ts'
import type { Contest, Result } from './game.ts'

/** The results that a file holds: its first line says of which contest, every further line is a game. */
export function resultsIn(file: string | undefined, contest: Contest, contentHash: string): Result[] {
  if (file === undefined) return []
  const title = { ...contest, contentHash } as unknown as Json
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(title)}\n`)
    return []
  }
  const [first = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  if (!equal(JSON.parse(first) as Json, title)) throw new WrongUsage(message('cli.balance.otherGames', { file }))
  return lines.map((line) => JSON.parse(line) as Result)
}

export function keep(file: string | undefined, results: readonly Result[]): void {
  if (file !== undefined) appendFileSync(file, results.map((result) => `${JSON.stringify(result)}\n`).join(''))
}
