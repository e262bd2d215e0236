import { rounded } from '../rounded.ts'
import type { Result } from './game.ts'
import { Times } from './times.ts'

/** How a match went. A win is a win alone; a shared first place is a draw. */
export interface Figures {
  readonly wins: { readonly [bot: string]: number }
  readonly draws: number
  readonly games: number
  readonly meanScores: { readonly [bot: string]: number }
  /** How far the first bot was ahead of the best other, or of the automa; and how sure that mean is. */
  readonly meanMargin: number
  readonly standardError: number
  readonly msPerDecision: { readonly [bot: string]: Milliseconds }
}

interface Milliseconds {
  readonly mean: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

export function figuresOf(bots: readonly string[], results: readonly Result[]): Figures {
  const ids = [...new Set(bots)]
  const wins = Object.fromEntries(ids.map((id) => [id, 0]))
  const times = Object.fromEntries(ids.map((id) => [id, new Times()]))
  const scores = Object.fromEntries(ids.map((id) => [id, [] as number[]]))
  const margins: number[] = []
  let draws = 0
  for (const result of results) {
    const [winner, ...sharing] = result.winners
    if (sharing.length > 0) draws++
    else if (winner !== undefined) wins[result.bots[winner] as string] = (wins[result.bots[winner] as string] ?? 0) + 1
    result.bots.forEach((id, seat) => {
      scores[id]?.push(result.scores[seat] as number)
      if (id === bots[0]) margins.push(marginOf(result, seat))
    })
    for (const [id, counts] of Object.entries(result.times)) times[id]?.addAll(counts)
  }
  const meanMargin = mean(margins)
  const variance = mean(margins.map((margin) => (margin - meanMargin) ** 2))
  return {
    wins,
    draws,
    games: results.length,
    meanScores: Object.fromEntries(ids.map((id) => [id, rounded(mean(scores[id] ?? []))])),
    meanMargin: rounded(meanMargin),
    standardError: rounded(Math.sqrt(variance / Math.max(1, margins.length - 1))),
    msPerDecision: Object.fromEntries(ids.map((id) => [id, millisecondsOf(times[id] as Times)])),
  }
}

function millisecondsOf(times: Times): Milliseconds {
  const [p50, p99, max] = [0.5, 0.99, 1].map((part) => rounded(times.quantile(part))) as [number, number, number]
  return { mean: rounded(times.mean), p50, p99, max }
}

/** All points where there is nobody to be ahead of. */
function marginOf({ scores, automa }: Result, seat: number): number {
  const others = scores.filter((_, other) => other !== seat)
  if (automa !== null) others.push(automa)
  return (scores[seat] as number) - (others.length > 0 ? Math.max(...others) : 0)
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}
