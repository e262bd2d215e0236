import { createHash } from 'node:crypto'
import { type Match, readGameFile } from '@nora/kernel'
import type { RulesRegistry } from './registry.ts'

/** How a pack is known: by the hash of its text as it was written. */
export const packHash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Plays a downloaded game through, by the rules it was played by. The pack it was played with came along in the file. */
export async function replayed(registry: RulesRegistry, file: object): Promise<Match> {
  const { game, rulesVersion, contentHash } = readGameFile(file)
  const text = 'pack' in file && typeof file.pack === 'string' ? file.pack : undefined
  const pack = text === undefined ? null : packHash(text)
  const release = await registry.find({ game, rulesVersion, contentHash, pack }, text)
  return release.replay(file)
}
