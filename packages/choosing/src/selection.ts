import type { Json } from '@nora/kernel'

/**
 * Whether several things are chosen together, in no order: all lists among the choices hold different things in ascending
 * order, and not each of them one thing at most. Then they are put together one by one.
 */
export function isSelecting(choices: readonly Json[]): boolean {
  const lists = choices.filter((choice) => Array.isArray(choice))
  return lists.length > 1 && lists.every(isAscending) && lists.some(({ length }) => length > 1)
}

function isAscending(list: readonly Json[]): boolean {
  return list.every((thing, index) => typeof thing === 'string' && (index === 0 || (list[index - 1] as string) < thing))
}
