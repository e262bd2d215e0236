import { correctionOf } from './error-correction.ts'

/** ISO/IEC 18004, level M: codewords for correction in each block, then blocks as how many of how many data codewords. */
const versions: readonly { readonly correction: number; readonly blocks: readonly (readonly [number, number])[] }[] = [
  { correction: 10, blocks: [[1, 16]] },
  { correction: 16, blocks: [[1, 28]] },
  { correction: 26, blocks: [[1, 44]] },
  { correction: 18, blocks: [[2, 32]] },
  { correction: 24, blocks: [[2, 43]] },
  { correction: 16, blocks: [[4, 27]] },
  { correction: 18, blocks: [[4, 31]] },
  {
    correction: 22,
    blocks: [
      [2, 38],
      [2, 39],
    ],
  },
  {
    correction: 22,
    blocks: [
      [3, 36],
      [2, 37],
    ],
  },
]

const BYTE_MODE = 0b0100
const PADS = [0xec, 0x11] as const

/** The smallest version that holds a text of so many bytes, and its codewords in the order in which they are drawn. */
export function codewordsOf(bytes: Uint8Array): { readonly version: number; readonly codewords: readonly number[] } {
  const index = versions.findIndex(({ blocks }) => bytes.length + 2 <= capacity(blocks))
  const found = versions[index]
  if (!found) throw new Error(`a text of ${bytes.length} bytes is too long for a code`)
  const data = padded(bytes, capacity(found.blocks))
  const blocks: number[][] = []
  let start = 0
  for (const [count, length] of found.blocks)
    for (let block = 0; block < count; block++) {
      blocks.push(data.slice(start, start + length))
      start += length
    }
  const corrections = blocks.map((block) => correctionOf(block, found.correction))
  return { version: index + 1, codewords: [...interleaved(blocks), ...interleaved(corrections)] }
}

const capacity = (blocks: readonly (readonly [number, number])[]) =>
  blocks.reduce((sum, [count, length]) => sum + count * length, 0)

/** Mode, length, the bytes and an end, in halves of a byte; then what fills it up. */
function padded(bytes: Uint8Array, length: number): readonly number[] & number[] {
  const halves = [
    BYTE_MODE,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ]
  const data: number[] = []
  for (let at = 0; at < halves.length; at += 2) data.push(((halves[at] as number) << 4) | (halves[at + 1] as number))
  for (let pad = 0; data.length < length; pad++) data.push(PADS[pad % 2] as number)
  return data
}

/** The first of each block, the second of each, and so on. */
function interleaved(blocks: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat()
}
