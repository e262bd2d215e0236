import { cats } from './cats.ts'
import { cli } from './cli.ts'
import { common } from './common.ts'
import { kernel } from './kernel.ts'

export const polish = { cats, cli, common, kernel }
