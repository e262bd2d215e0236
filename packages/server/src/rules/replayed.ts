import { createHash } from 'node:crypto'
import { type Match, readGameFile } from '@nora/kernel'
import type { Shelf } from './shelf.ts'

/** How a pack is known: by the hash of its text as it was written. */
export const packHash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Plays a downloaded game through, by the rules it was played by. The pack it was played with came along in the file. */
export async function replayed(shelf: Shelf, file: object): Promise<Match> {
  const { game, rulesVersion, contentHash } = readGameFile(file)
  const text = 'pack' in file && typeof file.pack === 'string' ? file.pack : undefined
  const pack = text === undefined ? null : packHash(text)
  const book = await shelf.find({ game, rulesVersion, contentHash, pack }, text)
  return book.replay(file)
}
