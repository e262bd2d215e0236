import { fork } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Work that can be done here or elsewhere, piece by piece. */
export interface Work<Piece, Result> {
  run(piece: Piece): Result
  /** The program that does it when it is sent a piece, without the ending of its name. */
  readonly program: URL
}

/** A search makes many short-lived positions: with more room for them less time goes into clearing them away. */
const execArgv = [...process.execArgv, '--max-semi-space-size=64']

/**
 * Does work in this process or in several others at once, and hands over what came of each piece, always in their
 * order: what was gathered so far is then all pieces up to some number, wherever a run is stopped.
 */
export async function inProcesses<Piece extends object, Result>(
  pieces: readonly Piece[],
  processes: number,
  work: Work<Piece, Result>,
  done: (piece: Piece, result: Result) => void,
): Promise<void> {
  if (processes === 1) {
    for (const piece of pieces) done(piece, work.run(piece))
    return
  }
  const waiting = [...pieces.entries()]
  const finished: { readonly result: Result }[] = []
  let next = 0
  const finish = (index: number, result: Result) => {
    finished[index] = { result }
    for (let ready = finished[next]; ready; ready = finished[next]) done(pieces[next++] as Piece, ready.result)
  }
  await Promise.all(
    Array.from({ length: Math.min(processes, pieces.length) }, async () => {
      const child = fork(programFile(work.program), { serialization: 'advanced', execArgv })
      // A process that dies leaves its piece undone: that must not pass for the end of the work.
      const broken = once(child, 'exit').then(([code]) => {
        throw new Error(`a process ended with ${code}`)
      })
      broken.catch(() => {})
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
        const [index, piece] = entry
        child.send(piece)
        const [result] = await Promise.race([once(child, 'message'), broken])
        finish(index, result as Result)
      }
      child.disconnect()
    }),
  )
}

/** A source beside a source and a built one beside a built one. */
function programFile(program: URL): string {
  return `${fileURLToPath(program)}${extname(fileURLToPath(import.meta.url))}`
}
