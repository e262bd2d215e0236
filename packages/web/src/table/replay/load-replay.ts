import type { SeatInfo } from '@nora/protocol'
import { askTable, fetchGameFile } from '../../api/tables.ts'
import { listLocal } from '../../connection/local-games.ts'
import { keeper } from '../../connection/local-worker.ts'
import { type GameParts, loadGame } from '../../games/load.ts'
import { readLocalFile } from '../../worker/local-file.ts'
import type { Source } from '../../worker/room-worker.ts'

/** A game to be watched: where it comes from, who played it. */
export interface Replayable {
  readonly source: Source
  readonly parts: GameParts
  readonly seats: readonly SeatInfo[]
}

const HERE = 'local-'

/** Fetches a game of this device, or a finished one of the server; nothing if there is none such. */
export async function loadReplay(id: string): Promise<Replayable | undefined> {
  return id.startsWith(HERE) ? loadLocal(id.slice(HERE.length)) : loadOnline(id)
}

async function loadLocal(id: string): Promise<Replayable | undefined> {
  const kept = (await listLocal()).find((game) => game.id === id)
  if (!kept) return undefined
  const parts = await loadGame(kept.room, await keeper().pack(id))
  return { source: { local: id }, parts, seats: kept.room.seats }
}

async function loadOnline(id: string): Promise<Replayable | undefined> {
  const [file, table] = await Promise.allSettled([fetchGameFile(id), askTable(id)])
  if (file.status === 'rejected') return undefined
  const text = file.value
  const room = table.status === 'fulfilled' ? table.value.room : undefined
  // The file brings its pack along.
  const game = readLocalFile(text)
  const { pack } = game
  const parts = await loadGame(game, pack)
  return { source: { file: text, pack }, parts, seats: room?.seats ?? nobody(game.options.seats) }
}

function nobody(seats: number): SeatInfo[] {
  return Array.from({ length: seats }, () => ({ person: null, name: null, bot: null, absence: null }))
}
