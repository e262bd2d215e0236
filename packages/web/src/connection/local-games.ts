import type { LocalOpening, LocalPlayer } from '../worker/opening.ts'
import type { LocalListed } from '../worker/store.ts'
import { given, keeper } from './local-worker.ts'

export type { LocalListed, LocalOpening, LocalPlayer }

/** Opens a game on this device and gives its id; refused where its options are wrong. */
export async function openLocal(opening: LocalOpening): Promise<string> {
  return given(await keeper().open(opening))
}

/** The games kept on this device, the one played last first. */
export function listLocal(): Promise<readonly LocalListed[]> {
  return keeper().list()
}

export function removeLocal(id: string): Promise<void> {
  return keeper().remove(id)
}

export async function exportLocal(id: string): Promise<Blob> {
  return new Blob([given(await keeper().exportFile(id))], { type: 'application/json' })
}

/** Takes a game from a file; refused where it is none, or holds a choice that the rules do not take. */
export async function importLocal(text: string): Promise<string> {
  return given(await keeper().importFile(text))
}
