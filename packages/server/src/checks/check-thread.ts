// One thread in which what people bring is checked. Whatever it does there, it can be ended.
import { readPack } from '@nora/effects'
import { applied } from '../rules/registry.ts'
import { replayed } from '../rules/replayed.ts'
import { answering } from '../threads/answering.ts'
import type { Check, Checked, Watch } from './checker.ts'

/** Nobody brings the same pack twice in a row. */
const PACKS = 1

answering<Check | { readonly watch: Watch }, Checked | { readonly text: string }>(async (check, registry) => {
  if ('watch' in check) {
    const { edition, file, seat } = check.watch
    const watching = (await registry.find(edition)).watch(file, seat)
    for (;;) {
      const { done, value } = watching.next()
      if (done) return { text: JSON.stringify(value) }
    }
  }
  if ('file' in check) {
    const { variant, options } = await replayed(registry, check.file)
    return { game: variant.game.id, name: options.mode }
  }
  const { game, name } = readPack('pack', check.pack)
  applied(registry.current(game), 'pack', check.pack)
  return { game, name: typeof name === 'string' ? name : name.en }
}, PACKS)
