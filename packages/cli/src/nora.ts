import { readFileSync } from 'node:fs'
import { type Catalogue, isLanguage, languages, message, preferredLanguage } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { catalogue, type Entry } from './catalogue.ts'
import type { Call, Command } from './command.ts'
import { commands } from './commands/index.ts'
import { commonFlags } from './common-flags.ts'
import { complaintIn } from './complaint.ts'
import type { Console } from './console.ts'
import { Flags } from './flags.ts'
import { commandHelp, generalHelp } from './help.ts'
import { type Parsed, parse } from './parse.ts'
import { exitCode, Problem, WrongUsage } from './problem.ts'

/** Runs one command line and returns its exit code. */
export async function nora(line: readonly string[], console: Console, wishes: readonly string[]): Promise<number> {
  let voice: Catalogue = catalogues[preferredLanguage(wishes)]
  try {
    const parsed = parse(commands, line)
    voice = voiceOf(parsed, voice)
    return await obey(parsed, console, voice)
  } catch (error) {
    if (error instanceof WrongUsage) {
      console.err(complaintIn(voice, error.complaint))
      return exitCode.usage
    }
    if (error instanceof Problem) {
      for (const complaint of error.complaints) console.err(complaintIn(voice, complaint))
      return exitCode.problem
    }
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    console.err(voice.format('cli.error.unexpected', { detail }))
    return exitCode.problem
  }
}

async function obey({ words, given }: Parsed, console: Console, voice: Catalogue): Promise<number> {
  const [name, ...rest] = words
  const command = commands.find((candidate) => candidate.name === name)
  if (given.has('version') && !command) {
    console.out(version())
    return exitCode.good
  }
  if (given.has('help') && (command || name === undefined)) {
    console.out(command ? commandHelp(voice, command) : generalHelp(voice, commands))
    return exitCode.good
  }
  if (name === undefined) throw new WrongUsage(message('cli.error.noCommand', { help: 'nora --help' }))
  if (!command) throw new WrongUsage(message('cli.error.unknownCommand', { command: name, help: 'nora --help' }))
  const flags = new Flags(command.name, [...command.flags, ...commonFlags], given)
  const { argument, more } = argumentOf(command, rest, voice)
  return command.run({ argument, more, flags, voice, console, catalogue: await catalogueOf(flags) } satisfies Call)
}

function argumentOf(command: Command, words: readonly string[], voice: Catalogue): Pick<Call, 'argument' | 'more'> {
  const [argument, ...more] = command.argument ? words : ['', ...words]
  if (argument === undefined) {
    const needed = voice.format(`cli.value.${command.argument ?? 'game'}`)
    throw new WrongUsage(message('cli.error.missingArgument', { command: command.name, argument: needed }))
  }
  const extra = more[command.more ?? 0]
  if (extra !== undefined) {
    throw new WrongUsage(message('cli.error.extraArgument', { command: command.name, argument: extra }))
  }
  return { argument, more }
}

function voiceOf({ given }: Parsed, otherwise: Catalogue): Catalogue {
  const lang = given.get('lang')?.at(-1)
  if (lang === undefined) return otherwise
  if (lang !== true && isLanguage(lang)) return catalogues[lang]
  throw new WrongUsage(message('cli.error.unknownLanguage', { language: String(lang), known: [...languages] }))
}

/** The practice games are only loaded when they are asked for. */
async function catalogueOf(flags: Flags): Promise<readonly Entry[]> {
  return flags.has('practice') ? (await import('./practice.ts')).practiceCatalogue : catalogue
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}
