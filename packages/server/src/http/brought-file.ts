import { type GameFile, readGameFile, recorded } from '@nora/kernel'
import { limits } from '@nora/protocol'
import { Problem } from '../problem.ts'
import { isShallow } from './bodies.ts'

/** A game file as it is kept: with the pack it was played with, if it was. */
export type BroughtFile = GameFile & { readonly pack?: string }

/** What a game file has, of what somebody brings. The rest is dropped: it would be kept and never read. */
export function broughtFile(body: object): BroughtFile {
  const { format, schema, game, rulesVersion, contentHash, options, line, result } = readGameFile(body)
  const { mode, seats, level, options: chosen } = options
  for (const [field, part] of Object.entries({ options, result }))
    if (!isShallow(part)) throw new Problem(400, 'malformed', { field })
  const pack = 'pack' in body && typeof body.pack === 'string' ? body.pack : undefined
  if (pack !== undefined && Buffer.byteLength(pack) > limits.pack) throw new Problem(413, 'tooLarge')
  return {
    ...{ format, schema, game, rulesVersion, contentHash },
    options: { mode, seats, level, options: chosen },
    line: line.map(recorded),
    result,
    ...(pack !== undefined && { pack }),
  }
}
