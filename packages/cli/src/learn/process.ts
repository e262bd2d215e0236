import { type Chunk, played } from './chunk.ts'

// A process of its own: plays what it is sent, one chunk after the other.
process.on('message', (chunk: Chunk) => process.send?.(played(chunk)))
