import type { Effect } from '@nora/effects'
import {
  type Action,
  actions,
  advanceTile,
  bonusesOf,
  isBlocked,
  quadrants,
  SLOTS,
  summed,
  type WoodcraftTable,
  windowOf,
} from '@nora/woodcraft'

/** What moving a tile would do. */
export interface MoveAhead {
  readonly action: Action
  readonly from: number
  readonly to: number
  /** The bonus of the slot that it leaves and of the window over it, as one sum. */
  readonly gains: readonly Effect[]
  readonly isSawTurning: boolean
  /** The windows that show something else then. */
  readonly windows: readonly { readonly quadrant: number; readonly then: Effect | undefined }[]
  /** Tiles that could move now and could not then. */
  readonly blocked: readonly Action[]
}

export function moveAhead(table: WoodcraftTable, action: Action): MoveAhead {
  const { state } = table
  const tile = actions.indexOf(action)
  const wheel = { ...state.wheel, tiles: [...state.wheel.tiles] }
  advanceTile(wheel, tile)
  const after = { content: table.content, state: { ...state, wheel } } as WoodcraftTable
  return {
    action,
    from: state.wheel.tiles[tile] as number,
    to: wheel.tiles[tile] as number,
    gains: summed(bonusesOf(table, tile)),
    isSawTurning: wheel.lead !== state.wheel.lead,
    windows: quadrants.flatMap((_, quadrant) => {
      const [now, then] = [windowOf(table, quadrant), windowOf(after, quadrant)]
      return now === then ? [] : [{ quadrant, then }]
    }),
    blocked: actions.filter((_, other) => isBlocked(wheel, other) && !isBlocked(state.wheel, other)),
  }
}

/** A slot by its letter and number. */
export function placeName(place: number): string {
  return `${quadrants[Math.floor(place / SLOTS)]}${(place % SLOTS) + 1}`
}
