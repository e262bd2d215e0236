import { argv, env, stdout } from 'node:process'
import { processConsole } from './console.ts'
import { nora } from './nora.ts'

// A reader that has seen enough (`nora ... | head`) is no error.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const wishes = [env.LC_ALL, env.LC_MESSAGES, env.LANG].filter((wish) => wish !== undefined)
process.exitCode = await nora(argv.slice(2), processConsole(), wishes)
