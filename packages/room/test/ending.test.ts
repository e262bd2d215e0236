import { catsGame } from '@nora/cats'
import { type Game, type GameEvent, type Outcome, settle, tieEvents, WATCHER } from '@nora/kernel'
import { replayOf } from '@nora/room'
import { wistarGame } from '@nora/wistar'
import { woodcraftGame } from '@nora/woodcraft'
import { expect, test } from 'vitest'
import { playThrough } from './play-through.ts'

/** What says that the last turns have come, in the order in which it is told. */
const lastTurns: { readonly [game: string]: readonly string[] } = {
  cats: ['lastDay'],
  wistar: ['lastRound'],
  woodcraft: ['lastRound', 'lastIncome'],
}

const settings = ([catsGame, wistarGame, woodcraftGame] as unknown as readonly Game[]).flatMap((game) =>
  game.modes.map(({ id: mode, seats }) => ({
    game,
    mode,
    options: settle(game, { mode, seats: seats.max }),
    id: game.id,
  })),
)

test.each(settings)(
  '$id $mode: table and replay tell the same end, line by line, up to what broke a tie',
  ({ game, options }) => {
    const { table, watched } = playThrough(game, options)
    const outcome = watched.outcome as Outcome
    const atTheTable = watched.log.flatMap(({ events }) => events)
    const file = JSON.parse(JSON.stringify(table.room.record()))
    const replay = replayOf(game, file, WATCHER)
    const again = [...replay.opening, ...replay.steps.flatMap(({ batch }) => batch.events)]
    for (const told of [atTheTable, again]) {
      expect(endOf(told)).toEqual(endIn(outcome))
      const types = told.map(({ type }) => type)
      expect(types.filter((type) => type.startsWith('last'))).toEqual(lastTurns[game.id])
    }
    expect(replay.outcome).toEqual(JSON.parse(JSON.stringify(outcome)))
  },
)

const closing = ['scoreLine', 'totalScore', 'automaScoreLine', 'automaTotalScore', 'automaTie', 'tieBroken', 'tieStays']

function endOf(told: readonly GameEvent[]): GameEvent[] {
  return told.filter(({ type }) => closing.includes(type))
}

/** The end as the result has it: everybody's sheet, seat by seat, then the automa's, then what decided between equals. */
function endIn({ standings, automa }: Outcome): GameEvent[] {
  const bySeat = [...standings].sort((one, other) => one.seat - other.seat)
  const line = ({ id, ...rest }: Outcome['standings'][number]['sheet'][number]) => ({ line: id, ...rest })
  return [
    ...bySeat.flatMap(({ seat, sheet, score }) => [
      ...sheet.map((each) => ({ type: 'scoreLine', seat, ...line(each) })),
      { type: 'totalScore', seat, score },
    ]),
    ...(automa?.sheet.map((each) => ({ type: 'automaScoreLine', ...line(each) })) ?? []),
    ...(automa ? [{ type: 'automaTotalScore', score: automa.score }] : []),
    ...(automa && standings[0]?.score === automa.score ? [{ type: 'automaTie', score: automa.score }] : []),
    ...tieEvents(standings),
  ]
}
