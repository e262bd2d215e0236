import { load } from '@nora/messages'
import { keeper } from '../connection/local-worker.ts'
import { fetchRules, fetchTable } from '../games/fetch.ts'
import { useOngoing } from '../state/ongoing.ts'
import { usePreferences } from '../state/preferences.ts'
import { NewTable, Play, PlayAlone, TablePage } from './pages.tsx'

// A table comes in several files, each of which would be asked for only by the one before. Here they are asked for at once: when
// somebody comes to an address, and for a game as soon as somebody points at its door.

const ofGame = /^\/(play|new)\/([^/]+)/
const atTable = /^\/(?:table|local|replay)\//
const ways = { play: [Play, PlayAlone], new: [NewTable] }
const prepared = new Set<string>()

/** Everything that a page at this address is going to need. */
export function fetchAhead(path: string): void {
  const [, way, named] = ofGame.exec(path) ?? []
  const game = named ?? useOngoing.getState().games.find(({ href }) => href === path)?.game
  if (game !== undefined) prepareGame(game)
  else if (atTable.test(path)) prepareTable()
  if (way !== undefined) for (const page of ways[way as keyof typeof ways]) quietly(page.fetch())
}

/** A table at which this game can begin at once. */
export function prepareGame(game: string): void {
  if (prepared.has(game)) return
  prepared.add(game)
  // Whoever keeps the game has the longest way to go: it starts first, and fetches the rules by itself.
  quietly(keeper().prepare(game))
  prepareTable()
  quietly(fetchTable(game))
  quietly(fetchRules(game))
}

function prepareTable(): void {
  quietly(TablePage.fetch())
  quietly(load(usePreferences.getState().language))
}

/** Whoever needs it asks again, and is told then what was wrong. */
function quietly(work: Promise<unknown>): void {
  work.catch(() => {})
}
