import { boundsAudit } from '@nora/kernel'
import { boundsOf } from './bounds.ts'
import { SLOTS } from './content/names.ts'
import { DICE_PER_COLOUR, goods, type Player, printedSupply, type WoodcraftTable } from './state.ts'
import { colourOf, colours } from './workshop/dice.ts'
import { sawsOf } from './workshop/workshop.ts'
import { CLAIMED, CONTRACTS, workshopOf } from './zones.ts'

const outOfBounds = boundsAudit(boundsOf)

/** What is wrong with the books; nothing if every die, token, tile and card is in one place and every score adds up. */
export function audit(table: WoodcraftTable): string[] {
  return [
    ...outOfBounds(table),
    ...diceProblems(table),
    ...goodsProblems(table),
    ...toolProblems(table),
    ...wheelProblems(table),
    ...markerProblems(table),
    ...cardProblems(table),
    ...table.state.players.flatMap((player, seat) => playerProblems(player).map((problem) => `${problem}:${seat}`)),
  ]
}

function unequal(what: string, found: number, expected: number): string[] {
  return found === expected ? [] : [`${what}:${found}!=${expected}`]
}

function diceProblems({ state }: WoodcraftTable): string[] {
  const perColour = state.yard.length / colours.length
  return colours.flatMap((name, colour) => {
    const inPlay = state.players.reduce((sum, { lumber, pots }) => {
      const pile = lumber.reduce((total, n, die) => total + (colourOf(die) === colour ? n : 0), 0)
      return sum + pile + (pots[colour] === 0 ? 0 : 1)
    }, 0)
    const yard = state.yard.filter((value, space) => value > 0 && Math.floor(space / perColour) === colour).length
    return unequal(`dice:${name}`, inPlay + yard + (state.diceSupply[colour] as number), DICE_PER_COLOUR)
  })
}

function goodsProblems({ state }: WoodcraftTable): string[] {
  return goods.flatMap((good) => {
    const held = state.players.reduce((sum, player) => sum + player[good], 0)
    return unequal(good, held + state.supply[good], printedSupply[good])
  })
}

function toolProblems({ state, content }: WoodcraftTable): string[] {
  return content.tables.tools.flatMap(({ id, copies }) => {
    const placed = state.players.reduce((sum, { attic }) => sum + attic.filter((tool) => tool === id).length, 0)
    const left = state.tools[id] as number
    return unequal(`tool:${id}`, placed + left, copies)
  })
}

/** No two tiles stand on one place, and the arc tile lies only where tiles still stand. */
function wheelProblems({ state: { wheel } }: WoodcraftTable): string[] {
  const places = new Set(wheel.tiles)
  const covered = wheel.tiles.some((place) => Math.floor(place / SLOTS) === wheel.arc)
  return [
    ...unequal('wheel', places.size, wheel.tiles.length),
    ...(wheel.arc === null || covered ? [] : ['arcOverNothing']),
  ]
}

/** One marker of a player at most on each contract, and only on contracts in play. */
function markerProblems(table: WoodcraftTable): string[] {
  const inPlay = [...table.zone(CONTRACTS), ...table.zone(CLAIMED)]
  return Object.entries(table.state.claims).flatMap(([contract, seats]) => [
    ...unequal(`markers:${contract}`, new Set(seats).size, seats.length),
    ...(inPlay.includes(contract) ? [] : [`claimGone:${contract}`]),
  ])
}

function cardProblems(table: WoodcraftTable): string[] {
  const cards = Object.values(table.state.zones).flat()
  const { items } = table.variant
  const helpers = table.state.players.flatMap(({ slots }, seat) => {
    const placed = slots.filter((helper) => helper !== null).sort()
    return placed.join() === table.zone(workshopOf(seat)).join() ? [] : [`helpers:${seat}`]
  })
  return [
    ...unequal('cards', new Set(cards).size, items.length),
    ...unequal('copies', cards.length, items.length),
    ...helpers,
  ]
}

function playerProblems(player: Player): string[] {
  const points = Object.values(player.points).reduce((sum, each) => sum + each, 0)
  return [
    ...unequal('score', player.score, points),
    ...(player.usedSaws <= sawsOf(player) ? [] : ['usedSaws']),
    ...(player.furthest >= player.reputation ? [] : ['furthest']),
  ]
}
