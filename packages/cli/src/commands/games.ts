import type { Game, Mode } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { gameNameIn, nameIn } from '@nora/words'
import type { Entry } from '../catalogue.ts'
import type { Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import { exitCode } from '../problem.ts'

export const games: Command = {
  name: 'games',
  about: 'cli.games.about',
  flags: [jsonFlag],
  examples: ['nora games', 'nora games --json'],
  run({ flags, voice, console, catalogue }) {
    if (flags.has('json')) console.out(JSON.stringify(catalogue.map(listing)))
    else if (catalogue.length === 0) console.out(voice.format('cli.games.none'))
    else console.out(catalogue.map((entry) => readable(entry, voice)).join('\n\n'))
    return exitCode.good
  },
}

function listing({ game }: Entry) {
  const { id, rulesVersion, contentHash, modes } = game
  const described = modes.map((mode) => ({
    id: mode.id,
    seats: mode.seats,
    levels: mode.levels,
    options: mode.options,
  }))
  return { id, rulesVersion, contentHash, modes: described }
}

function readable({ game }: Entry, voice: Catalogue): string {
  return [
    `${game.id}: ${gameNameIn(voice, game.id)}`,
    `  ${voice.format('cli.games.rules', { version: game.rulesVersion })}`,
    `  ${voice.format('cli.games.content', { hash: game.contentHash })}`,
    ...game.modes.flatMap((mode) => modeLines(mode, voice)),
    ...optionLines(game, voice),
  ].join('\n')
}

/** What the values of the options mean, where the game says so; each option once. */
function optionLines({ id, modes }: Game, voice: Catalogue): string[] {
  const options = new Map(modes.flatMap(({ options: own }) => Object.entries(own)))
  return [...options].flatMap(([key, values]) => {
    const told = values.filter((value) => voice.has(`${id}.${key}.${value}`))
    if (told.length === 0) return []
    const meanings = told.map((value) => `    ${value}: ${nameIn(voice, `${id}.${key}.${value}`, value)}`)
    return [`  ${nameIn(voice, `${id}.option.${key}`, key)} (${key})`, ...meanings]
  })
}

function modeLines({ id, seats, levels, options }: Mode, voice: Catalogue): string[] {
  const mode = nameIn(voice, `common.mode.${id}`, id)
  return [
    `  ${voice.format('cli.games.mode', { mode, ...seats })}`,
    ...(levels.length > 0 ? [`    ${voice.format('cli.games.levels', { levels })}`] : []),
    ...Object.entries(options).map(([key, values]) => `    ${voice.format('cli.games.option', { key, values })}`),
  ]
}
