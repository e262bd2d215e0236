import { fork } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Counts } from '@nora/balance'
import { type Chunk, played } from './chunk.ts'

/**
 * Plays chunks of games, in this process or in several others at once, and hands over what was counted in each, always
 * in their order: what was gathered so far is then all games up to some number, wherever a run is stopped.
 */
export async function gather(
  chunks: readonly Chunk[],
  processes: number,
  done: (chunk: Chunk, counts: Counts) => void,
): Promise<void> {
  if (processes === 1) {
    for (const chunk of chunks) done(chunk, played(chunk))
    return
  }
  const waiting = [...chunks.entries()]
  const finished: Counts[] = []
  let next = 0
  const finish = (index: number, counts: Counts) => {
    finished[index] = counts
    for (let ready = finished[next]; ready; ready = finished[next]) done(chunks[next++] as Chunk, ready)
  }
  await Promise.all(
    Array.from({ length: Math.min(processes, chunks.length) }, async () => {
      const child = fork(playerFile())
      // A process that dies leaves its chunk unplayed: that must not pass for the end of the work.
      const broken = once(child, 'exit').then(([code]) => {
        throw new Error(`a process ended with ${code}`)
      })
      broken.catch(() => {})
      for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
        const [index, chunk] = piece
        child.send(chunk)
        const [counts] = await Promise.race([once(child, 'message'), broken])
        finish(index, counts as Counts)
      }
      child.disconnect()
    }),
  )
}

/** Beside this file, a source beside a source and a built one beside a built one. */
function playerFile(): string {
  const own = fileURLToPath(import.meta.url)
  return fileURLToPath(new URL(`./process${extname(own)}`, import.meta.url))
}
