import { codewordsOf } from './codewords.ts'
import { penaltyOf } from './penalty.ts'

/** Rows of modules, the dark ones true. */
export type Modules = readonly (readonly boolean[])[]

type Grid = (boolean | undefined)[][]

/** A code with a text, by ISO/IEC 18004: bytes, error correction level M, up to version 9 (180 bytes). */
export function qrCode(text: string): Modules {
  const { version, codewords } = codewordsOf(new TextEncoder().encode(text))
  const plain = functionPatterns(version)
  const isData = plain.map((row) => row.map((module) => module === undefined))
  lay(plain, codewords)
  const drawn = masks.map((isFlipped, mask) => {
    const modules = plain.map((row, y) =>
      row.map((module, x) => (module === true) !== (isData[y]?.[x] === true && isFlipped(x, y))),
    )
    drawFormat(modules, mask)
    return { modules, penalty: penaltyOf(modules) }
  })
  return drawn.reduce((best, one) => (one.penalty < best.penalty ? one : best)).modules
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Middles of the small squares, along one side, from version 2 on. */
const alignments = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]] as const

/** Everything that carries no data; what does is left open. */
function functionPatterns(version: number): Grid {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array(size).fill(undefined))
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  const square = (x: number, y: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let at = 0; at < size; at++) {
    set(at, 6, at % 2 === 0)
    set(6, at, at % 2 === 0)
  }
  const middles = alignments[version - 1] ?? []
  for (const x of middles)
    for (const y of middles) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6)
      if (!isCorner) square(x, y, 2, (ring) => ring !== 1)
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4)
  // Where the format stands, which is drawn with the mask, and the dark module beside it.
  for (let at = 0; at < 9; at++) {
    if (at !== 6) {
      set(at, 8, false)
      set(8, at, false)
    }
    if (at < 8) {
      set(size - 1 - at, 8, false)
      set(8, size - 1 - at, false)
    }
  }
  set(8, size - 8, true)
  if (version >= 7) {
    const bits = versionBits(version)
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((bits >> bit) & 1) === 1
      set(Math.floor(bit / 3), size - 11 + (bit % 3), dark)
      set(size - 11 + (bit % 3), Math.floor(bit / 3), dark)
    }
  }
  return grid
}

/** The codewords bit by bit: up and down in columns of two from the right, past the upright dotted line. */
function lay(grid: Grid, codewords: readonly number[]): void {
  const size = grid.length
  let bit = 0
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const isUpward = ((right < 6 ? right + 1 : right) & 2) === ((size - 1) & 2)
    for (let step = 0; step < size; step++) {
      const row = grid[isUpward ? size - 1 - step : step] as (boolean | undefined)[]
      for (const x of [right, right - 1]) {
        if (row[x] !== undefined) continue
        row[x] = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit++
      }
    }
  }
}

/** Which mask it is, twice, so that it can be read when a corner is torn. */
function drawFormat(modules: boolean[][], mask: number): void {
  const size = modules.length
  const bits = formatBits(mask)
  const set = (x: number, y: number, bit: number) => {
    const row = modules[y] as boolean[]
    row[x] = ((bits >> bit) & 1) === 1
  }
  for (let bit = 0; bit < 15; bit++) {
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit
    set(8, along, bit)
    const across = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit
    set(across, 8, bit)
  }
}

/** Level M is 00; then the mask, ten bits to mend it, and a pattern over all of it. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask << 10, 0x537)) ^ 0x5412
}

export function versionBits(version: number): number {
  return (version << 12) | remainder(version << 12, 0x1f25)
}

function remainder(value: number, divisor: number): number {
  const degree = 31 - Math.clz32(divisor)
  let rest = value
  while (31 - Math.clz32(rest) >= degree) rest ^= divisor << (31 - Math.clz32(rest) - degree)
  return rest
}
