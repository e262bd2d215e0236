import { copy } from '@nora/kernel'
import { cloneRatbot } from './solo/ratbot.ts'
import type { Player, WistarState } from './state.ts'

/** A copy of a state, written out because every search makes many. */
export function cloneState(state: WistarState): WistarState {
  return {
    ...state,
    zones: lists(state.zones),
    next: copy(state.next),
    order: [...state.order],
    wheel: [...state.wheel],
    leaders: { ...state.leaders },
    hut: [...state.hut],
    rows: lists(state.rows),
    claims: lists(state.claims),
    players: state.players.map(clonePlayer),
    ratbot: state.ratbot && cloneRatbot(state.ratbot),
    reacting: [...state.reacting],
  }
}

function lists<V>(record: { readonly [key: string]: readonly V[] }): Record<string, V[]> {
  const copies: Record<string, V[]> = {}
  for (const key in record) copies[key] = (record[key] as readonly V[]).slice()
  return copies
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
