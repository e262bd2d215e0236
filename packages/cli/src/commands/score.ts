import { isRecord, type Json } from '@nora/kernel'
import { type Catalogue, message } from '@nora/messages'
import { nameIn } from '@nora/words'
import type { Scored } from '../catalogue.ts'
import { columns } from '../columns.ts'
import type { Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import { entryOf } from '../opening.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { readJson } from '../read-json.ts'

export const score: Command = {
  name: 'score',
  argument: 'game',
  about: 'cli.score.about',
  flags: [
    { name: 'file', value: 'FILE', about: 'cli.option.cases' },
    { name: 'pack', value: 'FILE', about: 'cli.option.pack' },
    jsonFlag,
  ],
  examples: ['nora score cats --file cases.json --json'],
  run(call) {
    const { flags, voice, console } = call
    const { game, score } = entryOf(call)
    if (!score) throw new WrongUsage(message('cli.score.unknownGame', { game: game.id }))
    const file = flags.text('file')
    if (file === undefined) {
      throw new WrongUsage(message('cli.error.missingArgument', { command: 'score', argument: '--file' }))
    }
    const cases = readJson(file)
    const scored = [cases].flat().map((board) => score(board))
    const refused = scored.some((result) => 'problems' in result)
    scored.forEach((result, index) => {
      for (const sentence of complaintsIn(voice, result)) {
        console.err(voice.format('cli.score.refused', { n: index + 1, reason: sentence }))
      }
    })
    if (flags.has('json')) {
      const printed = scored.map((result) => ('result' in result ? result.result : { problems: result.problems }))
      console.out(JSON.stringify(Array.isArray(cases) ? printed : printed[0]))
    } else {
      scored.forEach((result, index) => {
        if ('result' in result) console.out(readable(voice, game.id, index, result.result))
      })
    }
    return refused ? exitCode.problem : exitCode.good
  },
}

function complaintsIn(voice: Catalogue, result: Scored): readonly string[] {
  return 'complaints' in result ? result.complaints.map((complaint) => voice.say(complaint)) : []
}

/** The lines of a score, cards by their number. */
function readable(voice: Catalogue, game: string, index: number, result: Json): string {
  const rows = Object.entries(isRecord(result) ? result : {}).flatMap(([line, points]) => {
    // A line of several cards is named after one of them.
    const name = nameIn(voice, `${game}.score.${line}`, nameIn(voice, `${game}.score.${line.replace(/s$/, '')}`, line))
    if (!isRecord(points)) return [[name, String(points)]]
    return Object.entries(points).map(([card, scored]) => [`${name} ${card}`, String(scored)])
  })
  return `${voice.format('cli.score.case', { n: index + 1 })}\n${columns(rows, '  ')}`
}
