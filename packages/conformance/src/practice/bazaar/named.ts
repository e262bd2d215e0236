import { type Item, isRecord, type Json, listed, mapped, type Space } from '@nora/kernel'

/** One of these items, written as `{field: item}`. */
export function named(field: 'buy' | 'play' | 'top', items: readonly Item[]): Space<Json> {
  return mapped(
    listed(items),
    (item): Json => ({ [field]: item }),
    (choice) => (isRecord(choice) && Object.keys(choice).length === 1 ? choice[field] : undefined),
  )
}
