import { copyLists } from '@nora/kernel'
import { copyBoat } from './boat/boat.ts'
import type { CatsState, Player } from './state.ts'

/** A copy of its own, written by hand because every search and every checkpoint makes one. */
export function cloneState(state: CatsState): CatsState {
  return {
    zones: copyLists(state.zones),
    // The calendar's entry is replaced, never changed.
    next: state.next,
    day: state.day,
    phase: state.phase,
    order: state.order.slice(),
    players: state.players.map(clonePlayer),
    lessonColours: { ...state.lessonColours },
    basketSupply: state.basketSupply,
    sister: state.sister && { ...state.sister },
  }
}

function clonePlayer(player: Player): Player {
  return { ...player, boat: copyBoat(player.boat) }
}
