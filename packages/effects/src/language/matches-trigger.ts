import { equal } from '@nora/kernel'
import type { Trigger } from './form.ts'

/** Whether an event sets off a trigger: every field the card names is so in the event; what it leaves open does not matter. */
export function matchesTrigger(event: Trigger, trigger: Trigger): boolean {
  for (const field in trigger) if (!equal(trigger[field], event[field])) return false
  return true
}
