import type { GameEvent, Json, Seat } from '@nora/kernel'
import { isRecord } from '@nora/kernel'

/** A JSON value as short text: `{take: 'card-3'}` is "take card-3". */
export function plainWords(value: Json | undefined): string {
  if (value === undefined || value === null) return '–'
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.length > 0 ? value.map(plainWords).join(', ') : '–'
  if (!isRecord(value)) return String(value)
  return Object.entries(value)
    .map(([key, field]) => (isRecord(field) ? `${key} (${plainWords(field)})` : `${key} ${plainWords(field)}`))
    .join(', ')
}

/** An event as a line of the log. */
export function plainEvent({ type, seat, items, from, to, ...rest }: GameEvent, name: (seat: Seat) => string): string {
  const who = seat === undefined ? '' : `${name(seat)}: `
  const what = items ? ` ${plainWords(items)}` : ''
  const where = from !== undefined && to !== undefined ? `: ${plainWords(from)} → ${plainWords(to)}` : ''
  const details = Object.keys(rest).length > 0 ? ` (${plainWords(rest as Json)})` : ''
  return `${who}${type}${what}${where}${details}`
}
