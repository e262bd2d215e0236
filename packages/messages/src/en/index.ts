import { cats } from './cats.ts'
import { catsPlay } from './cats-play.ts'
import { cli } from './cli.ts'
import { common } from './common.ts'
import { effects } from './effects.ts'
import { kernel } from './kernel.ts'

export const english = { cats, catsPlay, cli, common, effects, kernel }
