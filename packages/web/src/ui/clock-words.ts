import type { Catalogue } from '@nora/messages'
import type { Summary } from '@nora/protocol'

/** How long one may think at a table. */
export function clockWords(voice: Catalogue, { clock }: Summary['terms']): string {
  if (clock.kind === 'none') return voice.format('webOpening.clock.none.about')
  if (clock.kind === 'move') return voice.format('webOpening.clock.perTurn', { time: duration(voice, clock.seconds) })
  if (clock.kind === 'days') return voice.format('webOpening.clock.perDays', { n: clock.days })
  const { seconds, increment } = clock
  return voice.format('webOpening.clock.perGame', { time: duration(voice, seconds), more: duration(voice, increment) })
}

const MINUTE = 60

/** A length of time in the largest unit that fits. */
export function duration(voice: Catalogue, seconds: number): string {
  const [value, unit] = seconds % MINUTE === 0 && seconds > 0 ? [seconds / MINUTE, 'minute'] : [seconds, 'second']
  return voice.number(value, { style: 'unit', unit, unitDisplay: 'short' })
}
