import type { Match, Outcome, Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { nameIn } from '@nora/words'
import { columns } from '../columns.ts'

/** Who won, and the standings. */
export function resultIn(voice: Catalogue, match: Match, name: (seat: Seat) => string, automaName: string): string {
  const outcome = match.outcome as Outcome
  const table = columns([
    (['cli.column.place', 'cli.column.player', 'cli.column.points'] as const).map((id) => voice.format(id)),
    ...ranked(outcome, name, automaName).map(({ place, who, score }) => [
      voice.number(place),
      who,
      voice.number(score),
    ]),
  ])
  const { id } = match.variant.game
  const grade =
    outcome.grade === undefined
      ? []
      : [voice.format('cli.play.grade', { grade: nameIn(voice, `${id}.grade.${outcome.grade}`, outcome.grade) })]
  return [voice.format('cli.play.over'), ...verdict(voice, outcome, name), ...grade, '', table].join('\n')
}

/** Whoever plays against the game's own opponent comes before or after it. */
function ranked({ standings, automa }: Outcome, name: (seat: Seat) => string, automaName: string) {
  const people = standings.map(({ place, seat, score }) => ({
    place: place + (automa?.won ? 1 : 0),
    who: name(seat),
    score,
  }))
  const own = automa ? [{ place: automa.won ? 1 : standings.length + 1, who: automaName, score: automa.score }] : []
  return [...people, ...own].sort((a, b) => a.place - b.place)
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
