import { type Chunk, played } from './chunk.ts'

// A process of its own: plays what it is sent, one game after the other, and sends back what came of it.
process.on('message', (chunk: Chunk) => process.send?.(played(chunk)))
