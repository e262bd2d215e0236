import { type Reason, Refused } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { reasonIn } from '@nora/words'
import { UnreachableError } from '../api/ask.ts'

/** Where the sentence for a reason is looked for, the most particular first. */
const areas = ['webHouse', 'server', 'room', 'kernel'] as const

/** Whatever stood in the way, as a sentence. */
export function explain(voice: Catalogue, problem: unknown): string {
  if (problem instanceof UnreachableError) return voice.format('webHouse.unreachable')
  const told = problem instanceof Refused ? explainReason(voice, problem.reason) : undefined
  return told ?? voice.format('webHouse.broken')
}

/** What the page, the server or a table says against something; nothing for what only a game can explain. */
export function explainReason(voice: Catalogue, reason: Reason): string | undefined {
  const area = areas.find((one) => voice.has(`${one}.why.${reason.code}`))
  return area && reasonIn(voice, area, reason)
}
