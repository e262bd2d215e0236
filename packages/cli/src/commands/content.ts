import type { Catalogue } from '@nora/messages'
import { nameIn } from '@nora/words'
import type { Count } from '../catalogue.ts'
import { columns } from '../columns.ts'
import type { Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import { entryOf } from '../opening.ts'
import { exitCode } from '../problem.ts'

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
    console.out(columns([headings(voice, flags.has('pack')), ...rowsOf(voice, game.id, components, flags.has('pack'))]))
    console.out(`\n${voice.format('cli.content.hash', { hash })}`)
    return exitCode.good
  },
}

function headings(voice: Catalogue, packed: boolean): string[] {
  const ids = ['cli.content.component', 'cli.column.total', 'cli.content.rulebook', 'cli.content.public'] as const
  return [...ids, 'cli.content.house' as const, ...(packed ? ['cli.content.pack' as const] : [])].map((id) =>
    voice.format(id),
  )
}

function rowsOf(voice: Catalogue, game: string, components: { readonly [name: string]: Count }, packed: boolean) {
  return Object.entries(components).map(([name, { total, rulebook, public: known, house, pack = 0 }]) => [
    nameIn(voice, `${game}.component.${name}`, name),
    ...[total, rulebook, known, house, ...(packed ? [pack] : [])].map((value) => voice.number(value)),
  ])
}
