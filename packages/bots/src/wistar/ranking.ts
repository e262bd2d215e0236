import { each, type Json, type Space } from '@nora/kernel'

/** The choices of a space that seem to be worth most, the best first. */
export function top(space: Space, most: number, worth: (choice: Json) => number): Json[] {
  const ranked = Array.from(each(space), (choice) => ({ choice, worth: worth(choice) }))
  ranked.sort((one, other) => other.worth - one.worth)
  return ranked.slice(0, most).map(({ choice }) => choice)
}
