import type { Command } from '../command.ts'
import { admin } from './admin.ts'
import { balance } from './balance.ts'
import { bench } from './bench.ts'
import { check } from './check.ts'
import { content } from './content.ts'
import { games } from './games.ts'
import { load } from './load.ts'
import { play } from './play.ts'
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
  bench,
  load,
  worker,
  admin,
]
