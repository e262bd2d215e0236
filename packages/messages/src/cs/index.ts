import { cats } from './cats.ts'
import { cli } from './cli.ts'
import { common } from './common.ts'
import { kernel } from './kernel.ts'

export const czech = { cats, cli, common, kernel }
