import { columns } from '../columns.ts'
import type { Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import { entryOf } from '../opening.ts'
import { exitCode } from '../problem.ts'
import { nameIn } from '../voice.ts'

export const content: Command = {
  name: 'content',
  argument: 'game',
  about: 'cli.content.about',
  flags: [{ name: 'pack', value: 'FILE', about: 'cli.option.pack' }, jsonFlag],
  examples: ['nora content cats', 'nora content cats --pack mine.json --json'],
  run(call) {
    const { flags, voice, console } = call
    const { game, components: count } = entryOf(call)
    const components = count()
    const hash = game.contentHash
    if (flags.has('json')) {
      console.out(JSON.stringify({ components, hash }))
      return exitCode.good
    }
    const headings = ['cli.column.total', 'cli.content.rulebook', 'cli.content.public', 'cli.content.house'] as const
    const rows = Object.entries(components).map(([name, { total, rulebook, public: known, house }]) => [
      nameIn(voice, `${game.id}.component.${name}`, name),
      ...[total, rulebook, known, house].map((value) => voice.number(value)),
    ])
    console.out(columns([[voice.format('cli.content.component'), ...headings.map((id) => voice.format(id))], ...rows]))
    console.out(`\n${voice.format('cli.content.hash', { hash })}`)
    return exitCode.good
  },
}
