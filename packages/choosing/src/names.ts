import { isRecord, type Json } from '@nora/kernel'

/** Every name that stands in a choice, however deep. */
export function namesIn(choice: Json | undefined): readonly string[] {
  if (typeof choice === 'string') return [choice]
  if (Array.isArray(choice)) return choice.flatMap(namesIn)
  return isRecord(choice) ? Object.values(choice).flatMap(namesIn) : []
}
