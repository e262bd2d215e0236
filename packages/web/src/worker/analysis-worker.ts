import type { AnalysedTurn, ExpectedMargins, GameAnalysis, Slip } from '@nora/bots'
import { because, type Json, Refused } from '@nora/kernel'
import { expose } from 'comlink'
import { readLocalFile } from './local-file.ts'
import { releaseFor } from './releases.ts'

/** What is asked one after the other about the same game. */
let game: GameAnalysis | undefined

function open(): GameAnalysis {
  if (!game) throw new Error('no game is open')
  return game
}

const analyst = {
  /** Nothing where the rules of that game know no analysis. */
  async open(text: string): Promise<string | null> {
    const file = readLocalFile(text)
    if (file.result === null) throw new Refused(because('notOver'))
    game = (await releaseFor(file, file.pack)).analysis?.(file)
    return game?.mind ?? null
  },

  course(): { readonly start: ExpectedMargins; readonly turns: readonly AnalysedTurn[] } | null {
    const turns: AnalysedTurn[] = []
    let start: ExpectedMargins | undefined
    for (const step of open().course()) {
      if ('start' in step) start = step.start
      else turns.push(step)
    }
    return start ? { start, turns } : null
  },

  slip: (turn: AnalysedTurn): Slip | null => open().slipIn(turn),

  again: (slip: Slip): Slip | null => open().again(slip),

  guess: (slip: Slip, guess: Json): { readonly behind: number; readonly isFound: boolean } => open().guess(slip, guess),
}

export type Analyst = typeof analyst

expose(analyst)
