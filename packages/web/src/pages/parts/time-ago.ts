import type { Catalogue } from '@nora/messages'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, in words; after a week the date. */
export function ago(voice: Catalogue, moment: number, now: number = Date.now()): string {
  const gone = Math.max(0, now - moment)
  if (gone > 7 * DAY) return voice.date(moment, { dateStyle: 'medium' })
  const [size, unit] =
    gone < HOUR ? ([MINUTE, 'minute'] as const) : gone < DAY ? ([HOUR, 'hour'] as const) : ([DAY, 'day'] as const)
  return new Intl.RelativeTimeFormat(voice.language, { numeric: 'auto' }).format(-Math.floor(gone / size), unit)
}
