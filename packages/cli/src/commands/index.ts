import type { Command } from '../command.ts'
import { admin } from './admin.ts'
import { balance } from './balance.ts'
import { bench } from './bench.ts'
import { check } from './check.ts'
import { content } from './content.ts'
import { fan } from './fan.ts'
import { games } from './games.ts'
import { learn } from './learn.ts'
import { load } from './load.ts'
import { match } from './match.ts'
import { play } from './play.ts'
import { puzzles } from './puzzles.ts'
import { replay } from './replay.ts'
import { score } from './score.ts'
import { simulate } from './simulate.ts'
import { worker } from './worker.ts'

export const commands: readonly Command[] = [
  games,
  play,
  replay,
  simulate,
  check,
  content,
  score,
  balance,
  match,
  learn,
  fan,
  puzzles,
  bench,
  load,
  worker,
  admin,
]
