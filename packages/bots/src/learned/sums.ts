/**
 * All that a linear fit needs of its samples: how many there are, and the sums of features, of results, and of their
 * products. Sums of many games are added up, so that games can be played anywhere and in any order.
 */
export interface Sums {
  count: number
  readonly features: number
  readonly outputs: number
  readonly x: Float64Array
  readonly y: Float64Array
  /** The products of features with one another, row by row from the diagonal on. */
  readonly xx: Float64Array
  /** Output by output. */
  readonly xy: Float64Array
}

export function noSums(features: number, outputs: number): Sums {
  return {
    count: 0,
    features,
    outputs,
    x: new Float64Array(features),
    y: new Float64Array(outputs),
    xx: new Float64Array((features * (features + 1)) / 2),
    xy: new Float64Array(features * outputs),
  }
}

export function addSample(sums: Sums, x: readonly number[], y: readonly number[]): void {
  const { features } = sums
  sums.count++
  let at = 0
  for (let one = 0; one < features; one++) {
    const value = x[one] as number
    sums.x[one] = (sums.x[one] as number) + value
    if (value === 0) {
      at += features - one
      continue
    }
    for (let other = one; other < features; other++, at++)
      sums.xx[at] = (sums.xx[at] as number) + value * (x[other] as number)
    for (let output = 0; output < y.length; output++) {
      const place = output * features + one
      sums.xy[place] = (sums.xy[place] as number) + value * (y[output] as number)
    }
  }
  for (let output = 0; output < y.length; output++) sums.y[output] = (sums.y[output] as number) + (y[output] as number)
}

export function addSums(all: Sums, more: Sums): void {
  all.count += more.count
  for (const part of ['x', 'y', 'xx', 'xy'] as const) {
    const sum = all[part]
    for (let index = 0; index < sum.length; index++) sum[index] = (sum[index] as number) + (more[part][index] as number)
  }
}
