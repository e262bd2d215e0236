import { copyLists } from '@nora/kernel'
import type { Player, WoodcraftState } from './state.ts'

/** A copy of its own, written by hand because every search and every checkpoint makes one. */
export function cloneState(state: WoodcraftState): WoodcraftState {
  return {
    zones: copyLists(state.zones),
    // The calendar's entry is replaced, never changed.
    next: state.next,
    round: state.round,
    first: state.first,
    players: state.players.map(clonePlayer),
    wheel: { ...state.wheel, tiles: state.wheel.tiles.slice() },
    yard: state.yard.slice(),
    supply: { ...state.supply },
    diceSupply: state.diceSupply.slice(),
    tools: { ...state.tools },
    rewardTiles: state.rewardTiles.map((tile) => ({ ...tile, arrivals: tile.arrivals.slice() })),
    claims: copyLists(state.claims),
    foreign: state.foreign,
    late: state.late,
    turn: state.turn && { ...state.turn, usedHelpers: state.turn.usedHelpers.slice() },
  }
}

function clonePlayer(player: Player): Player {
  return {
    ...player,
    lumber: player.lumber.slice(),
    pots: player.pots.slice(),
    built: player.built.slice(),
    usedSplices: player.usedSplices.slice(),
    slots: player.slots.slice(),
    attic: player.attic.slice(),
    points: { ...player.points },
  }
}
