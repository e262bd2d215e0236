import { because, type GameFile, isRecord, Refused, readGameFile } from '@nora/kernel'
import type { LocalPlayer } from './opening.ts'

/** A game file with who played it on this device, and the pack it needs; a file without them is as good. */
export interface LocalFile extends GameFile {
  readonly players?: readonly LocalPlayer[]
  readonly pack: string | null
}

export function writeLocalFile(file: LocalFile): string {
  return `${JSON.stringify(file)}\n`
}

export function readLocalFile(text: string): LocalFile {
  const file = readGameFile(parsed(text))
  const { players, pack } = file as unknown as { readonly players?: unknown; readonly pack?: unknown }
  return {
    ...file,
    ...(Array.isArray(players) && players.every(isPlayer) && { players }),
    pack: typeof pack === 'string' ? pack : null,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(because('notAGameFile', { field: 'format' }))
  }
}

function isPlayer(value: unknown): value is LocalPlayer {
  return isRecord(value) && (typeof value.name === 'string' || typeof value.bot === 'string')
}
