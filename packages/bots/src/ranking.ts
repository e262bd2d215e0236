import { each, type Json, type Space } from '@nora/kernel'

/** The few worth most, the best first. */
export function bestFew<C>(choices: readonly C[], most: number, worth: (choice: C) => number): C[] {
  if (choices.length <= 1) return choices.slice(0, most)
  return choices
    .map((choice) => ({ choice, worth: worth(choice) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ choice }) => choice)
}

/** The same of all choices of a space. */
export function bestOf(space: Space, most: number, worth: (choice: Json) => number): Json[] {
  return bestFew([...each(space)], most, worth)
}

/** How many choices a shortlist holds that usually holds so many; one that holds a single choice gets rivals for it. */
export function widened(usual: number, width: number): number {
  return usual === 1 ? 2 * width - 1 : usual * width
}
