import type { Decision, Json, Table } from '@nora/kernel'
import type { Foreseen } from '@nora/protocol'
import { foreseenKey } from './table-state.ts'

/**
 * The only answer of a decision, where it may be given for a person: never where it ends the turn, which is the person's
 * own word, nor where the table has said that there would be no way back.
 */
export function forcedAnswer(
  table: Table,
  decision: Decision,
  choices: readonly Json[],
  foreseen: ReadonlyMap<string, Foreseen>,
): Json | undefined {
  const [only, ...others] = choices
  if (only === undefined || others.length > 0 || decision.kind === 'confirm') return undefined
  if (table.variant.kind(decision).endsTurn?.(only)) return undefined
  return foreseen.get(foreseenKey(only, false))?.barrier ? undefined : only
}
