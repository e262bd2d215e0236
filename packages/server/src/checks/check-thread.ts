// One thread in which what people bring is checked. Whatever it does there, it can be ended.
import { readPack } from '@nora/effects'
import { applied } from '../rules/registry.ts'
import { replayed } from '../rules/replayed.ts'
import { answering } from '../threads/answering.ts'
import type { CheckAnswer, CheckRequest } from './checker.ts'

/** Nobody brings the same pack twice in a row. */
const PACKS = 1

answering<CheckRequest, CheckAnswer>(async (request, registry) => {
  if ('watch' in request) {
    const { edition, file, seat } = request.watch
    const watching = (await registry.find(edition)).watch(file, seat)
    for (;;) {
      const { done, value } = watching.next()
      if (done) return { text: JSON.stringify(value) }
    }
  }
  if ('file' in request) {
    const { variant, options } = await replayed(registry, request.file)
    return { game: variant.game.id, name: options.mode }
  }
  const { game, name } = readPack('pack', request.pack)
  applied(registry.current(game), 'pack', request.pack)
  return { game, name: typeof name === 'string' ? name : name.en }
}, PACKS)
