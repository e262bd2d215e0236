import { randomInt } from 'node:crypto'
import { usualBot } from '@nora/bots'
import { Match, type Seat, seededFate } from '@nora/kernel'
import { message } from '@nora/messages'
import { gameNameIn } from '@nora/words'
import type { Entry } from '../catalogue.ts'
import type { Call, Command } from '../command.ts'
import { tableFlags } from '../common-flags.ts'
import type { Flags } from '../flags.ts'
import { botsOf, entryOf, optionsOf } from '../opening.ts'
import { Board } from '../play/board.ts'
import { MatchText } from '../play/match-text.ts'
import { seated } from '../play/people.ts'
import { clackPrompter, linePrompter } from '../play/prompter.ts'
import { resultIn } from '../play/result.ts'
import { freeName, save } from '../play/saving.ts'
import { Session } from '../play/session.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { storedGame } from '../stored-game.ts'

export const play: Command = {
  name: 'play',
  argument: 'game',
  about: 'cli.play.about',
  flags: [
    ...tableFlags,
    { name: 'seed', value: 'S', about: 'cli.option.seed' },
    { name: 'people', value: 'N,N', about: 'cli.option.people', default: '1' },
    { name: 'names', value: 'A,B', about: 'cli.option.names' },
    { name: 'bots', value: 'B,B', about: 'cli.option.bots' },
    { name: 'auto', about: 'cli.option.auto' },
    { name: 'save', value: 'FILE', about: 'cli.option.save' },
    { name: 'load', value: 'FILE', about: 'cli.option.resume' },
  ],
  examples: [
    'nora play cats --seats 2',
    'nora play cats --seats 3 --people 1,2',
    'nora play cats --load nora-cats.json',
  ],
  async run(call) {
    const { flags, voice, console } = call
    const entry = entryOf(call)
    const seed = flags.whole('seed', 0) ?? randomInt(2 ** 31)
    const match = opened(call, entry, seed)
    const { seats } = match.options
    const people = peopleOf(flags, seats)
    for (const seat of people) match.confirming.add(seat)
    const bots = botsOf(entry, flags.list('bots') ?? [usualBot(entry.bots).id])
    const seating = seated(seats, people, bots, flags.list('names') ?? [], voice)
    const screen = { voice, colours: console.colours, name: seating.name }
    const matchText = new MatchText(match, entry.terminal, screen)
    const prompter = console.interactive ? clackPrompter : linePrompter()
    console.out(voice.format('cli.play.welcome', { game: gameNameIn(voice, entry.game.id) }))
    try {
      const board = new Board(matchText, voice, console)
      const over = await new Session(board, seating, prompter, seededFate(seed)).play()
      if (over) {
        for (let seat = 0; seat < seats; seat++) console.out(matchText.sheet(seat, seat))
        const automa = matchText.automaSheet(0)
        if (automa) console.out(automa)
        console.out(resultIn(voice, match, seating.name, matchText.automaName()))
      }
      keep(call, match, over)
    } finally {
      prompter.close()
    }
    return exitCode.good
  },
}

/** A new table, or a stored game to go on with. */
function opened({ flags }: Call, entry: Entry, seed: number): Match {
  const matchOptions = { seed, pausing: true, confirming: [] }
  const file = flags.text('load')
  if (file === undefined) return Match.open(entry.game, optionsOf(entry, flags), matchOptions)
  const { match, line } = storedGame([entry], file)
  return match.fork(line.length, matchOptions)
}

/** Seats are counted from 1, as people do. */
function peopleOf(flags: Flags, seats: number): ReadonlySet<Seat> {
  if (flags.has('auto')) return new Set()
  const known = Array.from({ length: seats }, (_, seat) => String(seat + 1))
  const wanted = flags.list('people') ?? ['1']
  for (const seat of wanted) {
    if (!known.includes(seat)) throw new WrongUsage(message('cli.error.unknownSeat', { seat, known }))
  }
  return new Set(wanted.map((seat) => Number(seat) - 1))
}

/** A game that was left is always kept, a finished one if a file was named for it. */
function keep({ flags, voice, console }: Call, match: Match, over: boolean): void {
  const named = flags.text('save') ?? flags.text('load')
  if (over && named === undefined) return
  const { id } = match.variant.game
  const file = named ?? freeName(id)
  save(match, file)
  console.out(voice.format('cli.play.saved', { file }))
  if (!over) console.out(voice.format('cli.play.resumeWith', { command: resumeCommand(flags, id, file) }))
}

/** The command that goes on with a game as it was played. */
function resumeCommand(flags: Flags, game: string, file: string): string {
  const given = ['people', 'names', 'bots', 'pack'].flatMap((name) => {
    const value = flags.text(name)
    return value === undefined ? [] : [`--${name}`, value]
  })
  return ['nora', 'play', game, '--load', file, ...given, ...(flags.has('practice') ? ['--practice'] : [])].join(' ')
}
