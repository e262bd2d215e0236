import { type Owner, RATBOT, type WistarState } from '@nora/wistar'

interface Explorer {
  readonly explorer: string
  readonly tents: readonly string[]
}

function everybody({ players, ratbot }: WistarState): (readonly [Owner, Explorer])[] {
  return [...players.entries(), ...(ratbot ? [[RATBOT, ratbot] as const] : [])]
}

/** Whose explorers are at a place of the farm. */
export function explorersAt(state: WistarState, place: string): readonly Owner[] {
  return everybody(state).flatMap(([owner, { explorer }]) => (explorer === place ? [owner] : []))
}

/** Whose tents stand in a room. */
export function tentsAt(state: WistarState, room: string): readonly Owner[] {
  return everybody(state).flatMap(([owner, { tents }]) => (tents.includes(room) ? [owner] : []))
}
