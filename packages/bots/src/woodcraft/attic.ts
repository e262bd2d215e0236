import type { Json, Seat, Space } from '@nora/kernel'
import type { WoodcraftTable } from '@nora/woodcraft'
import { effectWorth } from './effects.ts'
import { type Outlook, outlookFor } from './outlook.ts'
import { top } from './ranking.ts'

/** What may still come of an edge whose other end is empty. */
const LATER = 0.3

/** A tool of this type on a space: the rewards with unlike neighbours, and those that may follow. */
function placeWorth(outlook: Outlook, index: number, tool: string): number {
  const { attic } = outlook.player
  let sum = 0
  for (const { other, reward } of outlook.content.attic[index]?.edges ?? []) {
    const neighbour = attic[other]
    if (neighbour === tool) continue
    sum += (neighbour === null ? LATER : 1) * effectWorth(outlook, reward)
  }
  return sum
}

function isOpen({ player: { attic }, content }: Outlook, index: number): boolean {
  return attic[index] === null && (content.attic[index]?.needs.every((below) => attic[below] !== null) ?? false)
}

/** The type whose best place is best. */
export function chooseTool(table: WoodcraftTable, seat: Seat, _args: Json, space: Space): Json[] {
  const outlook = outlookFor(table, seat)
  const open = outlook.content.attic.flatMap((_, index) => (isOpen(outlook, index) ? [index] : []))
  return top(space, 1, (tool) => Math.max(...open.map((index) => placeWorth(outlook, index, tool as string))))
}

export function placeTool(table: WoodcraftTable, seat: Seat, args: Json, space: Space): Json[] {
  const outlook = outlookFor(table, seat)
  const { tool } = args as { readonly tool: string }
  return top(space, 1, (id) => {
    const index = outlook.content.attic.findIndex((place) => place.id === id)
    return placeWorth(outlook, index, tool)
  })
}
