import type { Json } from '@nora/kernel'
import type { Bundle } from './bundles.ts'

/** What a line stands for: an answer or several alike, an act out of turn, one of several things, or all those picked. */
export type Role = 'answer' | 'anytime' | 'part' | 'done'

/** One line of a list of choices, as tray and terminal show it. */
export interface Offer extends Bundle {
  readonly role: Role
  /** A thing that is among those chosen together. */
  readonly picked?: true
}

/** A line with one choice behind it. */
export function single(choice: Json, role: Role): Offer {
  return { common: choice, choices: [choice], role }
}
