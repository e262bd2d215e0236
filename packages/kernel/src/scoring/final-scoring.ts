import type { GameEvent } from '../events/event.ts'
import type { Outcome, SheetLine, Standing, State } from '../game.ts'
import type { Table } from '../table.ts'

/**
 * Tells how a game ended: every line of everybody's final scoring, the totals, and what decided between those who had
 * the same. A game calls it when its calendar ends; the sentences are the same for all games.
 */
export function tellFinalScoring<S extends State, K>(table: Table<S, K>, outcome: () => Outcome): void {
  const { tell } = table
  if (!tell) return
  const { standings, automa } = outcome()
  for (const { seat, sheet, score } of [...standings].sort((one, other) => one.seat - other.seat)) {
    for (const line of sheet) tell({ type: 'scoreLine', seat, ...lineOf(line) })
    tell({ type: 'totalScore', seat, score })
  }
  if (automa) {
    for (const line of automa.sheet) tell({ type: 'automaScoreLine', ...lineOf(line) })
    tell({ type: 'automaTotalScore', score: automa.score })
    if (standings.some(({ score }) => score === automa.score)) tell({ type: 'automaTie', score: automa.score })
  }
  for (const tie of tieEvents(standings)) tell(tie)
}

/** What decided between those with equal scores, and by how much; or that nothing could. */
export function tieEvents(standings: readonly Standing[]): GameEvent[] {
  return ties(standings).flatMap((tied) => {
    const [{ score, tie }] = tied as [Standing]
    if (!tie) return []
    const values = tied.map((standing) => standing.tie?.value ?? 0)
    const type = new Set(values).size > 1 ? 'tieBroken' : 'tieStays'
    return [{ type, by: tie.by, score, seats: tied.map(({ seat }) => seat), values }]
  })
}

function lineOf({ id, item, points }: SheetLine) {
  return item === undefined ? { line: id, points } : { line: id, item, points }
}

/** Those with equal scores, the better place first. */
function ties(standings: readonly Standing[]): Standing[][] {
  const scores = new Set(standings.map(({ score }) => score))
  return [...scores]
    .map((score) => standings.filter((standing) => standing.score === score).sort((a, b) => a.place - b.place))
    .filter((tied) => tied.length > 1)
}
