import { hash, type Outcome, Position, type Seat, type State, viewOf, WATCHER } from '@nora/kernel'
import { message } from '@nora/messages'
import { columns } from '../columns.ts'
import type { Call, Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import { entriesOf } from '../opening.ts'
import { plainView } from '../play/plain-view.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { storedGame } from '../stored-game.ts'
import { gameNameIn } from '../voice.ts'

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
    const replayed = replayedFrom(call)
    call.console.out(call.flags.has('json') ? JSON.stringify(replayed) : readable(replayed, call))
    return exitCode.good
  },
}

/** The game stands exactly after its first acts: not even a forced answer is played beyond them. */
function replayedFrom(call: Call): Replayed {
  const { flags, argument } = call
  const { entry, match, line } = storedGame(entriesOf(call), argument)
  const of = line.length
  const to = flags.whole('to', 0) ?? of
  if (to > of) throw new WrongUsage(message('cli.error.beyondEnd', { to, of }))
  const position = Position.opening(match.setting)
  for (const act of line.slice(0, to)) position.replay(act)
  const { state } = position.table
  return {
    game: entry.game.id,
    position: to,
    of,
    hash: hash(state),
    view: viewOf(match.setting, state, seatOf(call, match.options.seats)),
    outcome: position.over ? entry.game.outcome(position.table) : null,
  }
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

function readable(replayed: Replayed, { voice }: Call): string {
  const { game, position, of, outcome } = replayed
  const standings = outcome?.standings.map(({ place, seat, score }) => [
    voice.number(place),
    voice.format('common.player', { n: seat + 1 }),
    voice.number(score),
  ])
  return [
    voice.format('cli.replay.position', { game: gameNameIn(voice, game), position, of }),
    voice.format('cli.replay.hash', { hash: replayed.hash }),
    '',
    plainView(replayed.view),
    '',
    standings ? columns(standings) : voice.format('cli.replay.running'),
  ].join('\n')
}
