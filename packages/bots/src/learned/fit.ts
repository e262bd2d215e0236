import { packed } from './linear.ts'
import type { Sums } from './sums.ts'
import type { Linear } from './weights.ts'

/** A feature that changes less than this never does. */
const STILL = 1e-9

/**
 * The linear function that comes nearest to the results, its weights kept small: ridge regression on features that are
 * all measured by their own spread. `restraint` is how small, as a part of the number of samples.
 */
export function fitted(sums: Sums, outputs: readonly string[], restraint: number): Linear {
  const { count, features } = sums
  const mean = Array.from(sums.x, (sum) => sum / count)
  const spread = mean.map((middle, index) => {
    const variance = (sums.xx[diagonal(features, index)] as number) / count - middle * middle
    return variance > STILL * (1 + middle * middle) ? Math.sqrt(variance) : 0
  })
  const alive = spread.flatMap((width, index) => (width > 0 ? [index] : []))
  const matrix = alive.map((one, row) =>
    alive.slice(0, row + 1).map((other) => {
      const product = (sums.xx[place(features, one, other)] as number) / count
      const shared = product - (mean[one] as number) * (mean[other] as number)
      const same = shared / ((spread[one] as number) * (spread[other] as number))
      return one === other ? same + restraint : same
    }),
  )
  const lower = cholesky(matrix)
  const bias: number[] = []
  const rows = outputs.map((_, output) => {
    const middle = (sums.y[output] as number) / count
    const target = alive.map((feature) => {
      const product = (sums.xy[output * features + feature] as number) / count
      return (product - (mean[feature] as number) * middle) / (spread[feature] as number)
    })
    const found = solved(lower, target)
    const row = mean.map(() => 0)
    alive.forEach((feature, index) => {
      row[feature] = found[index] as number
    })
    bias.push(
      row.reduce((sum, weight, index) => {
        const width = spread[index] as number
        return width > 0 ? sum - (weight * (mean[index] as number)) / width : sum
      }, middle),
    )
    return row
  })
  return packed(outputs, bias, spread, rows)
}

function diagonal(features: number, index: number): number {
  return place(features, index, index)
}

/** Where the product of two features stands. */
function place(features: number, one: number, other: number): number {
  const low = Math.min(one, other)
  return low * features - (low * (low - 1)) / 2 + Math.max(one, other) - low
}

/** The lower triangle whose square the matrix is; of the matrix, too, only the lower triangle is given. */
function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower: number[][] = []
  matrix.forEach((values, row) => {
    const found: number[] = []
    for (let column = 0; column <= row; column++) {
      const above = (column === row ? found : lower[column]) as number[]
      let sum = values[column] as number
      for (let index = 0; index < column; index++) sum -= (found[index] as number) * (above[index] as number)
      found.push(column === row ? Math.sqrt(Math.max(sum, STILL)) : sum / (above[column] as number))
    }
    lower.push(found)
  })
  return lower
}

function solved(lower: readonly (readonly number[])[], target: readonly number[]): number[] {
  const half: number[] = []
  lower.forEach((values, row) => {
    let sum = target[row] as number
    for (let index = 0; index < row; index++) sum -= (values[index] as number) * (half[index] as number)
    half.push(sum / (values[row] as number))
  })
  const found = half.map(() => 0)
  for (let row = half.length - 1; row >= 0; row--) {
    let sum = half[row] as number
    for (let below = row + 1; below < half.length; below++)
      sum -= (lower[below]?.[row] as number) * (found[below] as number)
    found[row] = sum / (lower[row]?.[row] as number)
  }
  return found
}
