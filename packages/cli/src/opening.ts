import { type Bot, botCalled, botsForPeople } from '@nora/bots'
import { ContentError } from '@nora/effects'
import { type Options, Refused, settle, type Wish } from '@nora/kernel'
import { message } from '@nora/messages'
import type { Entry } from './catalogue.ts'
import type { Call } from './command.ts'
import type { Flags } from './flags.ts'
import { type Complaint, Problem, WrongUsage } from './problem.ts'
import { jsonOf, readText } from './read-json.ts'

/** The game that was asked for, with the pack that was asked for. */
export function entryOf({ argument, flags, catalogue }: Call): Entry {
  const entry = catalogue.find(({ game }) => game.id === argument)
  if (!entry) {
    throw new WrongUsage(
      message('cli.error.unknownGame', { game: argument, known: catalogue.map(({ game }) => game.id) }),
    )
  }
  return packed(entry, flags)
}

/** How the table is to be opened: what the flags say, else the game's defaults. */
export function optionsOf({ game }: Entry, flags: Flags): Options {
  try {
    return settle(game, wishOf(flags))
  } catch (error) {
    if (error instanceof Refused) throw new WrongUsage({ area: game.id, reason: error.reason })
    throw error
  }
}

export function wishOf(flags: Flags): Wish {
  const options: Record<string, string> = {}
  for (const value of flags.all('option')) {
    const split = value.indexOf('=')
    if (split < 1) throw new WrongUsage(message('cli.error.notKeyValue', { flag: '--option', value }))
    options[value.slice(0, split)] = value.slice(split + 1)
  }
  return { mode: flags.text('mode'), seats: flags.whole('seats', 1), level: flags.whole('level', 0), options }
}

/** The bots by their names, in the order given. */
export function botsOf(entry: Entry, names: readonly string[]): readonly Bot[] {
  const known = botsForPeople(entry.bots).map(({ id }) => id)
  return names.map((name) => {
    const bot = botCalled(entry.bots, name)
    if (!bot) throw new WrongUsage(message('cli.error.unknownBot', { bot: name, known }))
    return bot
  })
}

function packed(entry: Entry, flags: Flags): Entry {
  const file = flags.text('pack')
  if (file === undefined) return entry
  const text = readText(file)
  jsonOf(file, text)
  if (!entry.withPack) throw new WrongUsage(message('cli.error.noPacks', { game: entry.game.id }))
  try {
    return entry.withPack(text, file)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { problems } = error
    const found = problems.map(
      (problem): Complaint => ({ area: entry.game.id, reason: new ContentError([problem]).reason }),
    )
    throw new Problem(message('cli.error.packRefused', { file, problems: problems.length }), ...found)
  }
}

/** The games a stored game may be of, with the pack that was asked for. */
export function entriesOf({ flags, catalogue }: Call): readonly Entry[] {
  return flags.has('pack')
    ? catalogue.filter(({ withPack }) => withPack).map((entry) => packed(entry, flags))
    : catalogue
}
