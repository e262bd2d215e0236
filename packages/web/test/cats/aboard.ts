import { type CatsTable, catsGame, layTile, type Placement, shapeOf, tileOf } from '@nora/cats'
import { Position, settle, Variant } from '@nora/kernel'

const { content } = catsGame

/** A table for two at which the first seat sails the Grey Gull with these tiles aboard. */
export function tableWith(...aboard: readonly (readonly [tile: string, at: Placement])[]): CatsTable {
  const variant = new Variant(catsGame, settle(catsGame, { mode: 'classic', seats: 2 }))
  const { table } = Position.opening(variant)
  const player = table.state.players[0]
  if (!player) throw new Error('nobody sits there')
  player.boat = { plan: 'boat-1', tiles: [], covered: new Array<number>(9).fill(0) }
  for (const [tile, at] of aboard) {
    const { shape, colour } = tileOf(content, tile)
    layTile(player.boat, { tile, shape, colour, at }, (id) => shapeOf(content, id))
  }
  return table
}

export function lies(row: number, col: number, turn: Placement['turn'] = 0): Placement {
  return { row, col, turn, flip: false }
}
