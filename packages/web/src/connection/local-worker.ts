import { Refused } from '@nora/kernel'
import { type Remote, wrap } from 'comlink'
import type { Answered, Keeper } from '../worker/room-worker.ts'

let started: Remote<Keeper> | undefined

/** The worker that keeps the games of this device; it starts when it is first needed. */
export function keeper(): Remote<Keeper> {
  started ??= wrap<Keeper>(new Worker(new URL('../worker/room-worker.ts', import.meta.url), { type: 'module' }))
  return started
}

export function given<T>(answer: Answered<T>): T {
  if ('refused' in answer) throw new Refused(answer.refused)
  return answer.given
}
