import type { Match, Table } from '@nora/kernel'
import { type Decision, seededFate } from '@nora/kernel'
import type { Language } from '@nora/messages'
import { type Words, whereIn } from '../src/index.ts'
import { speakerIn } from './listening.ts'

/** The phases as one line: what is done in brackets, what is now in capitals. */
export function calendarIn(words: Words, table: Table, language: Language) {
  const calendar = words.calendar?.(table, 0, speakerIn(language))
  if (!calendar) throw new Error('there is no calendar')
  const { period, of, phases, movers } = calendar
  const chain = phases.map(({ name, state }) =>
    state === 'done' ? `(${name})` : state === 'now' ? name.toUpperCase() : name,
  )
  return { period: `${period} ${of}`, where: whereIn(calendar), chain: chain.join(' '), movers }
}

/** Plays by chance until a question is as wanted. */
export function playUntil(match: Match, seed: number, isWanted: (table: Table, decision: Decision) => boolean): Table {
  const fate = seededFate(seed)
  while (!match.over) {
    const decision = match.pending.find(({ seat }) => seat >= 0) as Decision
    if (isWanted(match.table, decision)) return match.table
    match.choose(decision.seat, match.space(decision.seat)?.sample(fate) ?? null)
  }
  throw new Error('no question was like that')
}
