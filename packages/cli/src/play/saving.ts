import { existsSync, writeFileSync } from 'node:fs'
import { exportGame, type Match } from '@nora/kernel'
import { message } from '@nora/messages'
import { Problem } from '../problem.ts'

export function save(match: Match, file: string): void {
  try {
    writeFileSync(file, `${JSON.stringify(exportGame(match))}\n`)
  } catch (error) {
    throw new Problem(message('cli.error.fileNotWritten', { file, detail: (error as Error).message }))
  }
}

/** A name no other game is kept under. */
export function freeName(game: string): string {
  for (let n = 1; ; n++) {
    const file = n === 1 ? `nora-${game}.json` : `nora-${game}-${n}.json`
    if (!existsSync(file)) return file
  }
}
