import { boundsAudit, equal, type Json } from '@nora/kernel'
import { shapesOf } from './actions/place-tile.ts'
import { emptyBoat, layTile } from './boat/boat.ts'
import { boundsOf } from './bounds.ts'
import { type Content, tileOf } from './content/content.ts'
import { basicLessonsInPlay, permanentBaskets } from './content/supply.ts'
import { SISTER_COLOURS, SISTER_LESSONS, SISTER_TURNED } from './solo/sister-zones.ts'
import { type CatsTable, isFamily, isSolo, type Player, SISTER } from './state.ts'
import { boatOf, LEFT, RARE, RIGHT } from './zones.ts'

const outOfBounds = boundsAudit(boundsOf)

/** What is wrong with the books, in words for a programmer. */
export function audit(table: CatsTable): string[] {
  const problems = table.state.players.flatMap((player, seat) => [
    ...usedBaskets(player).map((problem) => `seat ${seat}: ${problem}`),
    ...boatOfPlayer(table, player, seat).map((problem) => `seat ${seat}: ${problem}`),
  ])
  return [...outOfBounds(table), ...problems, ...baskets(table), ...places(table), ...order(table), ...sister(table)]
}

function usedBaskets({ baskets: owned, usedBaskets: used }: Player): string[] {
  return used > owned ? [`${used} of ${owned} baskets are used`] : []
}

/** The covered cells are those under the tiles, and the tiles are those of the zone. */
function boatOfPlayer(table: CatsTable, { boat }: Player, seat: number): string[] {
  const problems: string[] = []
  const again = emptyBoat(boat.plan)
  for (const tile of boat.tiles) layTile(again, tile, shapesOf(table))
  if (!equal(again.covered, boat.covered)) problems.push('covered cells differ from the tiles')
  const laid = boat.tiles.map(({ tile }) => tile).sort()
  if (!equal(laid, table.zone(boatOf(seat)) as Json)) problems.push('tiles laid differ from the tiles owned')
  for (const { tile, shape, colour } of boat.tiles) {
    const printed = tileOf(table.content, tile)
    if (printed.shape !== shape) problems.push(`${tile} has the shape ${shape}`)
    if (printed.kind === 'oshax' ? colour === null : printed.colour !== colour) problems.push(`${tile} is ${colour}`)
  }
  return problems
}

function baskets(table: CatsTable): string[] {
  const { players, basketSupply } = table.state
  const all = players.reduce((total, player) => total + player.baskets, basketSupply)
  return isFamily(table) || all === permanentBaskets ? [] : [`there are ${all} permanent baskets`]
}

/** Only cats lie in the two zones, and only rare treasures below the island. */
function places(table: CatsTable): string[] {
  const strangers = (zone: string, kind: string) =>
    table
      .zone(zone)
      .filter((tile) => kindOf(table.content, tile) !== kind)
      .map((tile) => `${tile} lies in ${zone}`)
  return [...strangers(LEFT, 'cat'), ...strangers(RIGHT, 'cat'), ...strangers(RARE, 'rare')]
}

function kindOf(content: Content, tile: string): string {
  return tileOf(content, tile).kind
}

function order(table: CatsTable): string[] {
  const { order: movers, players } = table.state
  const seats = movers.filter((mover) => mover >= 0)
  return new Set(seats).size === players.length && seats.length === players.length ? [] : ['the turn order is broken']
}

/** Her lessons by the level, one colour for each day and one card at a time, once she is set up. */
function sister(table: CatsTable): string[] {
  const { day, order: movers, next } = table.state
  if (!isSolo(table) || next?.step === 'setup') return []
  const colours = table.zone(SISTER_COLOURS).length
  const lessons = table.zone(SISTER_LESSONS).length
  const problems: string[] = []
  if (colours !== day) problems.push(`the Sister has ${colours} colours on day ${day}`)
  if (lessons !== basicLessonsInPlay + (table.options.level ?? 0)) problems.push(`the Sister has ${lessons} lessons`)
  if (table.zone(SISTER_TURNED).length > 1) problems.push('the Sister has two cards to carry out')
  if (!movers.includes(SISTER)) problems.push('the Sister is not in the turn order')
  return problems
}
