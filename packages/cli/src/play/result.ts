import type { Match, Outcome, Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { columns } from '../columns.ts'

/** Who won, and the standings. */
export function resultIn(voice: Catalogue, match: Match, name: (seat: Seat) => string): string {
  const outcome = match.outcome as Outcome
  const ranked = [...outcome.standings].sort((a, b) => a.place - b.place)
  const table = columns([
    (['cli.column.place', 'cli.column.player', 'cli.column.points'] as const).map((id) => voice.format(id)),
    ...ranked.map(({ place, seat, score }) => [voice.number(place), name(seat), voice.number(score)]),
  ])
  const grade = outcome.grade === undefined ? [] : [voice.format('cli.play.grade', { grade: outcome.grade })]
  return [voice.format('cli.play.over'), ...verdict(voice, outcome, name), ...grade, '', table].join('\n')
}

function verdict(voice: Catalogue, { standings, automa }: Outcome, name: (seat: Seat) => string): string[] {
  const winners = standings.filter(({ place }) => place === 1)
  const [first] = winners
  if (!first) return []
  const points = first.score
  if (automa) {
    const scores = { score: points, other: automa.score }
    return [automa.won ? voice.format('cli.play.lost', scores) : voice.format('cli.play.won', scores)]
  }
  if (standings.length === 1) return []
  if (winners.length === 1) return [voice.format('cli.play.winner', { name: name(first.seat), points })]
  return [voice.format('cli.play.sharedWin', { names: { all: winners.map(({ seat }) => name(seat)) }, points })]
}
