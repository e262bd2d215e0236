import { type Colour, type Content, colours, listCells, planOf } from '@nora/cats'
import type { MapSpot } from '../art/map-scroll.tsx'
import type { Cell } from '../art/outline.ts'
import type { Section } from '../art/ship.tsx'

/** What is painted on a ship, as lists of cells. */
export interface PlanPicture {
  readonly sections: readonly Section[]
  readonly rats: readonly Cell[]
  readonly maps: readonly MapSpot[]
}

const known = new WeakMap<Content, Map<string, PlanPicture>>()

export function planPicture(content: Content, id: string): PlanPicture {
  const all = known.get(content) ?? new Map<string, PlanPicture>()
  known.set(content, all)
  const found = all.get(id)
  if (found) return found
  const plan = planOf(content, id)
  const made: PlanPicture = {
    sections: [...plan.sections].map(([section, cells]) => ({ id: section, cells: listCells(cells) })),
    rats: listCells(plan.rats),
    maps: colours.map((colour: Colour) => ({ colour, cell: plan.maps[colour] })),
  }
  all.set(id, made)
  return made
}
