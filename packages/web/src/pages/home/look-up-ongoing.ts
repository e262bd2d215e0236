import type { Summary } from '@nora/protocol'
import { askMyTables } from '../../api/tables.ts'
import { type Ongoing, useOngoing } from '../../state/ongoing.ts'
import { openStore } from '../../worker/open-store.ts'

interface Kept {
  readonly room: Summary
  readonly changed: number
  readonly yourTurn: boolean
}

/** Asks this device and the server which games are going on, and keeps the answer for the next visit. */
export async function lookUpOngoing(): Promise<void> {
  const [here, online] = await Promise.all([gamesHere(), gamesOnline()])
  // Where nobody answers, what was known of those games stays.
  const known = useOngoing.getState().games
  const games = [...(here ?? known.filter((game) => game.here)), ...(online ?? known.filter((game) => !game.here))]
  useOngoing.setState({ games: inOrder(games) })
}

/** Those that wait for one first, then those played last. */
export function inOrder(games: readonly Ongoing[]): readonly Ongoing[] {
  return games.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.changed - a.changed)
}

async function gamesHere(): Promise<Ongoing[] | undefined> {
  try {
    const games = await (await openStore()).list()
    // Everything on this device waits for somebody at it, so that it says nothing.
    return games
      .filter(({ room }) => room.status !== 'over')
      .map((game) => ({ ...ongoing(`/local/${game.id}`, game, true), yourTurn: false }))
  } catch {
    return undefined
  }
}

async function gamesOnline(): Promise<Ongoing[] | undefined> {
  try {
    return (await askMyTables()).map((game) => ongoing(`/table/${game.table}`, game, false))
  } catch {
    return undefined
  }
}

function ongoing(href: string, { room, changed, yourTurn }: Kept, here: boolean): Ongoing {
  const names = room.seats.map(({ name }) => name).filter((name) => name !== null && name !== '')
  return { href, game: room.game, mode: room.options.mode, names: names as string[], changed, yourTurn, here }
}
