import { each, type Json, type Space } from '@nora/kernel'

/** The choices of a space that are worth most, the best first. */
export function top(space: Space, most: number, worth: (choice: Json) => number): Json[] {
  return best([...each(space)], most, worth)
}

export function best<C>(choices: readonly C[], most: number, worth: (choice: C) => number): C[] {
  if (choices.length <= 1) return [...choices]
  return choices
    .map((choice) => ({ choice, worth: worth(choice) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ choice }) => choice)
}
