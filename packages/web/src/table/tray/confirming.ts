// Whether what somebody chooses is done at once, or is picked and waits for the main button.
import type { Decision, Json } from '@nora/kernel'
import type { Barrier, Foreseen } from '@nora/protocol'

/** An answer to a decision, or an act out of turn. */
export interface Wish {
  readonly decision: Decision | undefined
  readonly choice: Json
}

/** What is not done yet. `waits`: for the main button; otherwise only for the table to say whether it can be taken back. */
export interface Wanted extends Wish {
  readonly waits: boolean
  readonly byButton: boolean
}

/** How something is chosen. */
export interface How {
  /** Whoever chooses it has been told that it may be impossible to take back. */
  readonly told: boolean
  /** By the main button: nobody has to pick it once more. */
  readonly byButton: boolean
  /** By a finger, which covers what it points at. */
  readonly isTap: boolean
  /** What the table has said of it; nothing where it has not said so yet, or where it can be taken back. */
  readonly barrier: Barrier | null
}

/** Whether it was asked for at all, and what is wanted from now on. */
export type Taken = { readonly isTaken: false } | { readonly isTaken: true; readonly wanted: Wanted | undefined }

/**
 * Takes a wish. What can be taken back is sent at once; what a finger taps, and what is known to be for good, is not even
 * sent before it is confirmed. `send` says whether it was asked for; `sure`: although it may be impossible to take back.
 */
export function take(
  wish: Wish,
  { told, byButton, isTap, barrier }: How,
  send: (wish: Wish, sure: boolean) => boolean,
): Taken {
  // Whoever confirms a turn has been asked already, and that a turn ends by its own button is no news.
  const sure = told || wish.decision?.kind === 'confirm' || (byButton && barrier === 'other')
  const waits = (!byButton && isTap) || (!sure && barrier !== null)
  if (!waits && !send(wish, sure)) return { isTaken: false }
  return { isTaken: true, wanted: sure && !waits ? undefined : { ...wish, waits, byButton } }
}

/** By the main button, which says by now what cannot be taken back. */
export function byMainButton(barrier: Barrier | null): How {
  return { told: barrier !== null, byButton: true, isTap: false, barrier }
}

/** What the word of the table, that something cannot be taken back, makes of what was sent: it is done after all, or waits. */
export function onceTold(wanted: Wanted | undefined, barrier: Barrier | null): 'confirm' | 'wait' | undefined {
  if (!wanted || wanted.waits || barrier === null) return undefined
  return wanted.byButton && !isFinal({ barrier }) ? 'confirm' : 'wait'
}

/** Chance answers or something new is seen: there is no way back. */
export function isFinal(ahead: Pick<Foreseen, 'barrier'> | undefined): boolean {
  return ahead?.barrier === 'fate' || ahead?.barrier === 'learned'
}

/** What was kept for a question, as long as that is what is asked. */
export function stillAsked<Kept extends { readonly asked: object }>(kept: Kept | undefined, asked: object) {
  return kept?.asked === asked ? kept : undefined
}
