import { bestOf, widened } from '../ranking.ts'
import { type Assessment, assess } from './assessment.ts'
import { effectWorth } from './effects.ts'
import type { WoodcraftShortlist } from './shortlist.ts'

/** What may still come of an edge whose other end is empty. */
const LATER = 0.3

/** A tool of this type on a space: the rewards with unlike neighbours, and those that may follow. */
function placeWorth(assessment: Assessment, index: number, tool: string): number {
  const { attic } = assessment.player
  let sum = 0
  for (const { other, reward } of assessment.content.attic[index]?.edges ?? []) {
    const neighbour = attic[other]
    if (neighbour === tool) continue
    sum += (neighbour === null ? LATER : 1) * effectWorth(assessment, reward)
  }
  return sum
}

function isOpen({ player: { attic }, content }: Assessment, index: number): boolean {
  return attic[index] === null && (content.attic[index]?.needs.every((below) => attic[below] !== null) ?? false)
}

/** The type whose best place is best. */
export const chooseTool: WoodcraftShortlist = (table, seat, _args, space, _fate, width) => {
  const assessment = assess(table, seat)
  const open = assessment.content.attic.flatMap((_, index) => (isOpen(assessment, index) ? [index] : []))
  return bestOf(space, widened(1, width), (tool) =>
    Math.max(...open.map((index) => placeWorth(assessment, index, tool as string))),
  )
}

export const placeTool: WoodcraftShortlist = (table, seat, args, space, _fate, width) => {
  const assessment = assess(table, seat)
  const { tool } = args as { readonly tool: string }
  return bestOf(space, widened(1, width), (id) => {
    const index = assessment.content.attic.findIndex((place) => place.id === id)
    return placeWorth(assessment, index, tool)
  })
}
