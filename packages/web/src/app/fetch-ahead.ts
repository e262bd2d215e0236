import { load } from '@nora/messages'
import { fetchRules, fetchTable } from '../games/fetch.ts'
import { useOngoing } from '../state/ongoing.ts'
import { usePreferences } from '../state/preferences.ts'

// A table comes in many files, each of which would be asked for only by the one before. Here they are asked for at once: when
// somebody comes to an address, and for a game as soon as somebody points at its door.

const ofGame = /^\/(?:play|new)\/([^/]+)/
const atTable = /^\/(?:table|local|replay)\//
const prepared = new Set<string>()

/** Everything that a page at this address is going to need. */
export function fetchAhead(path: string): void {
  const game = ofGame.exec(path)?.[1] ?? useOngoing.getState().games.find(({ href }) => href === path)?.game
  if (game !== undefined) prepareGame(game)
  else if (atTable.test(path)) prepareTable()
}

/** A table at which this game can begin at once. */
export function prepareGame(game: string): void {
  if (prepared.has(game)) return
  prepared.add(game)
  prepareTable()
  quietly(fetchTable(game))
  quietly(fetchRules(game))
  quietly(import('../connection/local-worker.ts').then(({ keeper }) => keeper().prepare(game)))
}

function prepareTable(): void {
  quietly(import('../table/table-page.tsx'))
  quietly(load(usePreferences.getState().language))
}

/** Whoever needs it asks again, and is told then what was wrong. */
function quietly(work: Promise<unknown>): void {
  work.catch(() => {})
}
