// A thread that does what a check must never do to a server.
import { answering } from '../../src/threads/answering.ts'

export type Deed = 'answers' | 'never ends' | 'fills the memory'

answering<Deed, string>(async (deed) => {
  while (deed === 'never ends');
  const heap: number[][] = []
  while (deed === 'fills the memory') heap.push(new Array(100_000).fill(heap.length))
  return 'done'
})
