import type { ClockFace } from '@nora/protocol'

export interface TimeLeft {
  readonly total: number
  readonly days: number
  readonly hours: number
  /** Hours, minutes and seconds as a clock shows them. */
  readonly text: string
}

/** What a seat's clock shows at a moment; one that stands still shows the same at any. */
export function remaining({ left, bank, since }: ClockFace, now: number | undefined): TimeLeft {
  const gone = since === null || now === undefined ? 0 : Math.max(0, now - since)
  const total = Math.max(0, left + bank - gone)
  const seconds = Math.ceil(total / 1_000)
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24]
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
  return { total, days, hours, text }
}
