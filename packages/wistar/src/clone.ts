import { copyLists } from '@nora/kernel'
import { cloneRatbot } from './solo/ratbot.ts'
import type { Player, WistarState } from './state.ts'

/** A copy of its own, written by hand because every search and every checkpoint makes one. */
export function cloneState(state: WistarState): WistarState {
  return {
    ...state,
    zones: copyLists(state.zones),
    // The calendar's entry is replaced, never changed.
    next: state.next,
    order: [...state.order],
    wheel: [...state.wheel],
    leaders: { ...state.leaders },
    hut: [...state.hut],
    rows: copyLists(state.rows),
    claims: copyLists(state.claims),
    players: state.players.map(clonePlayer),
    ratbot: state.ratbot && cloneRatbot(state.ratbot),
    reacting: [...state.reacting],
  }
}

function clonePlayer(player: Player): Player {
  return {
    ...player,
    workers: { ...player.workers },
    tents: [...player.tents],
    cubes: { ...player.cubes },
    used: [...player.used],
    icons: { ...player.icons },
    lasting: [...player.lasting],
    reached: [...player.reached],
  }
}
