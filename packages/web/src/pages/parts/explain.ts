import { Refused } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { UnreachableError } from '../../api/ask.ts'

/** Where the sentence for a reason is looked for, the most particular first. */
const areas = ['webHouse', 'server', 'room', 'kernel'] as const

/** Whatever stood in the way, as a sentence. */
export function explain(voice: Catalogue, problem: unknown): string {
  if (problem instanceof UnreachableError) return voice.format('webHouse.unreachable')
  if (problem instanceof Refused) {
    const { reason } = problem
    const area = areas.find((one) => voice.has(`${one}.why.${reason.code}`))
    if (area) return voice.why(area, reason)
  }
  return voice.format('webHouse.broken')
}
