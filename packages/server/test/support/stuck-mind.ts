// A thread in which a bot of a table with a pack never finishes thinking.
import type { Decided } from '@nora/room'
import type { ThinkRequest } from '../../src/bots/thinkers.ts'
import { answering } from '../../src/threads/answering.ts'

answering<ThinkRequest, Decided>(async ({ thought }) => {
  while (thought.pack !== null);
  return { choice: 'pass', stepsIn: false }
})
