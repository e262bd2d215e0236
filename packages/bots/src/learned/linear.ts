import type { Known } from './features.ts'
import type { Linear } from './weights.ts'

const MOST = 32767
/** Weights that matter less than this are only left by reckoning. */
const NOTHING = 1e-4

/** Weights ready to be multiplied. */
export interface Model {
  readonly outputs: readonly string[]
  readonly bias: readonly number[]
  /** By output, then by feature. */
  readonly rows: readonly Float64Array[]
}

/** As they are kept. */
export function packed(
  outputs: readonly string[],
  bias: readonly number[],
  scale: readonly number[],
  rows: readonly (readonly number[])[],
): Linear {
  const most = rows.map((row) => row.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), NOTHING))
  const whole = rows.flatMap((row, output) =>
    row.map((weight) => Math.round((weight / (most[output] as number)) * MOST)),
  )
  return {
    outputs,
    bias: bias.map((number) => short(number)),
    scale: scale.map((number) => short(number)),
    most: most.map((number) => short(number)),
    weights: whole.map(written).join(''),
  }
}

export function unpacked({ outputs, bias, scale, most, weights }: Linear): Model {
  const rows = outputs.map((_, output) => {
    const row = new Float64Array(scale.length)
    for (let feature = 0; feature < scale.length; feature++) {
      const whole = readAt(weights, output * scale.length + feature)
      const spread = scale[feature] as number
      row[feature] = spread === 0 ? 0 : ((whole / MOST) * (most[output] as number)) / spread
    }
    return row
  })
  return { outputs, bias, rows }
}

/** All outputs as one. */
export function summed({ bias, rows }: Model, signs: readonly number[]): Model {
  const sum = new Float64Array(rows[0]?.length ?? 0)
  let constant = 0
  rows.forEach((row, output) => {
    const sign = signs[output] as number
    constant += sign * (bias[output] as number)
    for (let feature = 0; feature < sum.length; feature++)
      sum[feature] = (sum[feature] as number) + sign * (row[feature] as number)
  })
  return { outputs: ['sum'], bias: [constant], rows: [sum] }
}

export function predicted({ bias, rows }: Model, features: readonly number[], output = 0): number {
  const row = rows[output] as Float64Array
  let sum = bias[output] as number
  for (let feature = 0; feature < row.length; feature++) sum += (row[feature] as number) * (features[feature] as number)
  return sum
}

/** The same of numbers that lie in blocks. */
export function foreseen({ bias, rows }: Model, { changing, table, progress }: Known, output = 0): number {
  const row = rows[output] as Float64Array
  let sum = bias[output] as number
  let at = 0
  for (const block of changing) {
    sum += weighed(row, at, block)
    at += block.length
  }
  sum += weighed(row, at, table)
  at += table.length
  let timed = 0
  for (const block of changing) {
    timed += weighed(row, at, block)
    at += block.length
  }
  return sum + progress * timed
}

function weighed(row: Float64Array, from: number, numbers: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < numbers.length; index++) sum += (row[from + index] as number) * (numbers[index] as number)
  return sum
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LETTERS = 3

/** A whole number of 16 bits as three digits of 64. */
function written(whole: number): string {
  const number = whole + MOST
  return `${DIGITS[number >> 12]}${DIGITS[(number >> 6) & 63]}${DIGITS[number & 63]}`
}

function readAt(text: string, index: number): number {
  let number = 0
  for (let letter = 0; letter < LETTERS; letter++)
    number = number * DIGITS.length + DIGITS.indexOf(text[index * LETTERS + letter] as string)
  return number - MOST
}

function short(number: number): number {
  return Number(number.toPrecision(6))
}
