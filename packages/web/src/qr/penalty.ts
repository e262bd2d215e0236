import type { Modules } from './qr-code.ts'

/** ISO/IEC 18004, Evaluation of masking results: how hard a pattern is to read. */
export function penaltyOf(modules: Modules): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true))
  const lines = [...modules, ...columns]
  return lines.reduce((sum, line) => sum + runs(line) + finders(line), 0) + blocks(modules) + imbalance(modules)
}

/** Five alike in a row, and more. */
function runs(line: readonly boolean[]): number {
  let sum = 0
  for (let start = 0; start < line.length; ) {
    let end = start
    while (end < line.length && line[end] === line[start]) end++
    if (end - start >= 5) sum += end - start - 2
    start = end
  }
  return sum
}

/** What looks like the middle of a corner's square with four light modules beside it. */
function finders(line: readonly boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('')
  let sum = 0
  for (const pattern of ['10111010000', '00001011101'])
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) sum += 40
  return sum
}

/** Squares of four alike. */
function blocks(modules: Modules): number {
  let sum = 0
  for (let y = 1; y < modules.length; y++)
    for (let x = 1; x < modules.length; x++) {
      const one = modules[y]?.[x]
      if (one === modules[y - 1]?.[x] && one === modules[y]?.[x - 1] && one === modules[y - 1]?.[x - 1]) sum += 3
    }
  return sum
}

/** Far more dark than light, or the other way round. */
function imbalance(modules: Modules): number {
  const dark = modules.flat().filter((module) => module).length
  const percent = (dark * 100) / modules.length ** 2
  return Math.floor(Math.abs(percent - 50) / 5) * 10
}
