import { expect, it } from 'vitest'
import { codewordsOf } from '../../src/qr/codewords.ts'
import { correctionOf } from '../../src/qr/error-correction.ts'
import { formatBits, qrCode, versionBits } from '../../src/qr/qr-code.ts'

it('corrects as the example of the standard does', () => {
  // ISO/IEC 18004, Annex I: 01234567 in version 1-M.
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

it('writes format and version as the examples of the standard do', () => {
  expect(formatBits(0b101).toString(2)).toBe('100000011001110')
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100')
})

it('takes the smallest version that holds the text', () => {
  const versionOf = (length: number) => codewordsOf(new Uint8Array(length)).version
  expect([14, 15, 26, 27, 62, 63, 180].map(versionOf)).toEqual([1, 2, 2, 3, 4, 5, 9])
  expect(() => versionOf(181)).toThrow('a text of 181 bytes is too long for a code')
})

it('is a square with three corners, and can be read back', () => {
  const text = 'http://localhost:4000/table/k3jd82'
  const modules = qrCode(text)
  expect(modules).toHaveLength(29)
  expect(modules[0]?.slice(0, 7)).toEqual([true, true, true, true, true, true, true])
  expect(readBack(modules)).toBe(text)
})

/** Reads the format, takes the mask away and walks the columns as a reader would; version 3 has one block. */
function readBack(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length
  const dark = (x: number, y: number) => modules[y]?.[x] === true
  const read = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => dark(8, y)).concat([7, 5, 4, 3, 2, 1, 0].map((x) => dark(x, 8)))
  const format = read.reduce((sum, bit, index) => sum | (Number(bit) << index), 0)
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => formatBits(one) === format)
  expect(mask).toBeDefined()
  const rules = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
  ]
  const isFree = (x: number, y: number) => {
    const corner = (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9)
    const small = Math.abs(x - 22) <= 2 && Math.abs(y - 22) <= 2
    return !corner && !small && x !== 6 && y !== 6
  }
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1])
        if (isFree(x, y)) bits.push(Number(dark(x, y) !== (rules[mask as number]?.(y, x) === 0)))
    }
  }
  const number = (from: number, length: number) => Number.parseInt(bits.slice(from, from + length).join(''), 2)
  expect(number(0, 4)).toBe(0b0100)
  const bytes = Array.from({ length: number(4, 8) }, (_, index) => number(12 + 8 * index, 8))
  return new TextDecoder().decode(new Uint8Array(bytes))
}
