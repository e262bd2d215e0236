import {
  type Finished,
  finished,
  type Listed,
  type LobbyQuery,
  listed,
  type OpenBody,
  opened,
  packStored,
} from '@nora/protocol'
import { ask, askText } from './ask.ts'

const each =
  <One>(read: (told: unknown) => One) =>
  (told: unknown): One[] =>
    Array.isArray(told) ? told.map(read) : []

const readListed = (told: unknown): Listed => listed.parse(told)
const readFinished = (told: unknown): Finished => finished.parse(told)

export function askLobby(query: LobbyQuery): Promise<readonly Listed[]> {
  const wanted = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return ask(`/api/tables?${new URLSearchParams(wanted)}`, each(readListed))
}

export function askMyTables(): Promise<readonly Listed[]> {
  return ask('/api/me/tables', each(readListed))
}

/** My finished games, a page at a time: those that ended before a moment. */
export function askFinished(before?: number): Promise<readonly Finished[]> {
  return ask(`/api/me/games${before === undefined ? '' : `?before=${before}`}`, each(readFinished))
}

/** Gives the new table's id. */
export function openTable(body: OpenBody): Promise<string> {
  return ask('/api/tables', (told) => opened.parse(told).table, { method: 'POST', body })
}

/** Brings a pack to the server and gives its hash. */
export function bringPack(text: string): Promise<string> {
  return ask('/api/packs', (told) => packStored.parse(told).hash, { method: 'POST', text })
}

/** The text of a pack that somebody brought. */
export function fetchPack(hash: string): Promise<string> {
  return askText(`/api/packs/${hash}`)
}

export function askTable(table: string): Promise<Listed> {
  return ask(`/api/tables/${table}`, readListed)
}

/** The file of a finished game. */
export function fetchGameFile(table: string): Promise<string> {
  return askText(`/api/tables/${table}/game`)
}
