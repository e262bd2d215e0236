import {
  hash,
  type Match,
  type Outcome,
  Position,
  type Seat,
  type State,
  type Table,
  viewOf,
  WATCHER,
} from '@nora/kernel'
import { message } from '@nora/messages'
import { gameNameIn } from '@nora/words'
import type { Entry } from '../catalogue.ts'
import { columns } from '../columns.ts'
import type { Call, Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import { entriesOf } from '../opening.ts'
import { groupsView } from '../play/group-view.ts'
import { MatchText } from '../play/match-text.ts'
import { plainView } from '../play/plain-view.ts'
import type { Screen } from '../play/terminal.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { storedGame } from '../stored-game.ts'

interface Replayed {
  readonly game: string
  readonly position: number
  readonly of: number
  readonly hash: string
  readonly view: State
  readonly outcome: Outcome | null
}

export const replay: Command = {
  name: 'replay',
  argument: 'file',
  about: 'cli.replay.about',
  flags: [
    { name: 'to', value: 'K', about: 'cli.option.to' },
    { name: 'seat', value: 'N', about: 'cli.option.seat' },
    { name: 'pack', value: 'FILE', about: 'cli.option.pack' },
    jsonFlag,
  ],
  examples: ['nora replay game.json', 'nora replay game.json --to 40 --json'],
  run(call) {
    const { replayed, ...stood } = replayedFrom(call)
    call.console.out(call.flags.has('json') ? JSON.stringify(replayed) : readable(replayed, stood, call))
    return exitCode.good
  },
}

/** Where the replay stopped, and who looks at it. */
interface Stood {
  readonly entry: Entry
  readonly table: Table
  readonly seat: Seat
  /** The game as it was stored, where its end is shown. */
  readonly match: Match | undefined
}

/** The game stands exactly after its first acts: not even a forced answer is played beyond them. */
function replayedFrom(call: Call): Stood & { readonly replayed: Replayed } {
  const { flags, argument } = call
  const { entry, match, line } = storedGame(entriesOf(call), argument)
  const of = line.length
  const to = flags.whole('to', 0) ?? of
  if (to > of) throw new WrongUsage(message('cli.error.beyondEnd', { to, of }))
  const position = Position.opening(match.variant)
  for (const act of line.slice(0, to)) position.replay(act)
  const { table } = position
  const seat = seatOf(call, match.options.seats)
  const replayed = {
    game: entry.game.id,
    position: to,
    of,
    hash: hash(table.state),
    view: viewOf(match.variant, table.state, seat),
    outcome: position.over ? entry.game.outcome(table) : null,
  }
  return { replayed, entry, table, seat, match: position.over ? match : undefined }
}

function seatOf({ flags }: Call, seats: number): Seat {
  const seat = flags.whole('seat', 1)
  if (seat === undefined) return WATCHER
  if (seat > seats) {
    const known = Array.from({ length: seats }, (_, index) => String(index + 1))
    throw new WrongUsage(message('cli.error.unknownSeat', { seat: String(seat), known }))
  }
  return seat - 1
}

function readable(replayed: Replayed, stood: Stood, { voice, console }: Call): string {
  const { game, position, of, outcome } = replayed
  const name = (seat: Seat) => voice.format('common.player', { n: seat + 1 })
  const standings = outcome?.standings.map(({ place, seat, score }) => [
    voice.number(place),
    name(seat),
    voice.number(score),
  ])
  return [
    voice.format('cli.replay.position', { game: gameNameIn(voice, game), position, of }),
    voice.format('cli.replay.hash', { hash: replayed.hash }),
    '',
    tableView(replayed, stood, { voice, colours: console.colours, name }),
    '',
    ...endLines(stood, { voice, colours: console.colours, name }),
    standings ? columns(standings) : voice.format('cli.replay.running'),
  ].join('\n')
}

/** The last act with all that came of it, the final scoring line by line; then everybody's board. */
function endLines({ match, entry, seat }: Stood, screen: Screen): string[] {
  if (!match) return []
  const text = new MatchText(match, entry.terminal, screen)
  const boards = Array.from({ length: match.options.seats }, (_, each) => text.player(each, seat))
  return [...text.news(seat, match.line.length - 1), '', ...boards, '']
}

/** In the game's own words, where it has them. */
function tableView({ view }: Replayed, { entry: { terminal }, table, seat }: Stood, screen: Screen): string {
  return terminal ? groupsView(terminal.words, { table }, seat, screen, terminal.short) : plainView(view)
}
