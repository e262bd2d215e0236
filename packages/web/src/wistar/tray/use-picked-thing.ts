import { type Decision, isRecord } from '@nora/kernel'
import { usePicking } from '../../table/picking.tsx'

/** The thing that a finger has picked, as it is called on the table: what it would bring is told before it is done. */
export function usePickedThing({ kind }: Decision): string | undefined {
  const choice = usePicking().picks.decided
  if (choice === kind) return kind
  if (!isRecord(choice)) return undefined
  if ('place' in choice) return `place/${choice.place}`
  return 'mission' in choice && 'row' in choice ? `row/${choice.mission}/${choice.row}` : undefined
}
