import type { Command } from '../command.ts'
import { exitCode } from '../problem.ts'
import { askedToEnd, server, settings, withServerProblems } from '../server.ts'

/** Thinks for the bots of a cluster until it is told to end. */
export const worker: Command = {
  name: 'worker',
  about: 'cli.worker.about',
  flags: [],
  examples: ['nora worker'],
  async run({ console, voice }) {
    const { startWorker } = await server()
    const given = await settings()
    const working = await withServerProblems(() => startWorker(given))
    console.out(voice.format('cli.worker.ready', { threads: given.botThreads }))
    await askedToEnd()
    await working.stop()
    return exitCode.good
  },
}
