import type { Catalogue } from '@nora/messages'
import { languages } from '@nora/messages'
import { columns } from './columns.ts'
import type { Command, Flag } from './command.ts'
import { commonFlags } from './common-flags.ts'

/** What the commands are, and how to learn more. */
export function generalHelp(voice: Catalogue, commands: readonly Command[]): string {
  const usage = `nora ${voice.format('cli.value.command')} ${voice.format('cli.value.options')}`
  return [
    voice.format('cli.help.title'),
    section(voice.format('cli.help.usage'), `  ${usage}`),
    section(
      voice.format('cli.help.commands'),
      columns(
        commands.map((command) => [callOf(voice, command), voice.format(command.about as 'cli.games.about')]),
        '  ',
      ),
    ),
    section(voice.format('cli.help.options'), flagLines(voice, commonFlags)),
    exitCodes(voice),
    voice.format('cli.help.more', { example: 'nora play --help' }),
  ].join('\n\n')
}

/** How one command is called. */
export function commandHelp(voice: Catalogue, command: Command): string {
  return [
    voice.format(command.about as 'cli.games.about'),
    section(voice.format('cli.help.usage'), `  nora ${callOf(voice, command)} ${voice.format('cli.value.options')}`),
    section(voice.format('cli.help.options'), flagLines(voice, [...command.flags, ...commonFlags])),
    section(voice.format('cli.help.examples'), command.examples.map((example) => `  ${example}`).join('\n')),
    exitCodes(voice),
  ].join('\n\n')
}

function section(title: string, body: string): string {
  return `${title}:\n${body}`
}

function callOf(voice: Catalogue, { name, argument }: Command): string {
  if (argument === undefined) return name
  return `${name} ${voice.format(`cli.value.${argument}`)}`
}

function flagLines(voice: Catalogue, flags: readonly Flag[]): string {
  const shown = flags.filter(({ hidden }) => !hidden)
  return columns(
    shown.map((flag) => [
      `${flag.short ? `-${flag.short}, ` : ''}--${flag.name}${flag.value === undefined ? '' : ` ${flag.value}`}`,
      aboutFlag(voice, flag),
    ]),
    '  ',
  )
}

function aboutFlag(voice: Catalogue, flag: Flag): string {
  const known = flag.name === 'bots' ? ['novice', 'casual', 'skilled', 'master'] : [...languages]
  const text = voice.say({ id: flag.about, params: { known } })
  const repeated = flag.repeatable ? voice.format('cli.help.repeatable', { text }) : text
  return flag.default === undefined
    ? repeated
    : voice.format('cli.help.default', { text: repeated, value: flag.default })
}

function exitCodes(voice: Catalogue): string {
  const meanings = (['cli.help.exit.good', 'cli.help.exit.failed', 'cli.help.exit.usage'] as const).map((id, code) => [
    String(code),
    voice.format(id),
  ])
  return section(voice.format('cli.help.exitCodes'), columns(meanings, '  '))
}
