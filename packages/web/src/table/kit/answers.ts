import { type Part, type Picks, valuesAt } from '@nora/choosing'
import { canonical, isRecord, type Json, type Refusal } from '@nora/kernel'

/** Parts of a choice, tried in this order: the first click on a region says from where, the second to where. */
type Parts = Part | readonly Part[]

/** Which part of a choice a thing answers: any thing, or each sort of things its own. */
export type Answer = Parts | { readonly [sort: string]: Parts }

/** How a game's table maps a click to a part of a choice. What is not mapped is answered in the tray. */
export interface Answers {
  /** For each kind of decision. */
  readonly decisions: { readonly [kind: string]: Answer }
  /** For every other kind; without it, those are answered in the tray. */
  readonly otherwise?: Answer
  /** For what is done out of turn. */
  readonly anytime?: Answer
  /** Parts that make no difference: where choices differ in nothing else, the first is taken. Who minds finds all in the tray. */
  readonly indifferent?: { readonly [kind: string]: Part }
}

/** A thing on the board. */
export interface Thing {
  /** What it is in a choice; nothing where it only says which sort of choice is meant. */
  readonly value?: Json | undefined
  /** What it is on the board, where not all things answer alike. */
  readonly sort?: string | undefined
  /** Which of several that are alike, the first being 0. */
  readonly nth?: number | undefined
}

/** How things answer decisions of a kind. */
export function answerTo({ decisions, otherwise }: Answers, kind: string): Answer | undefined {
  return Object.hasOwn(decisions, kind) ? decisions[kind] : otherwise
}

/** The parts that a thing may answer. */
export function partsFor(answer: Answer | undefined, { sort }: Thing): readonly Part[] {
  if (answer === undefined) return []
  if (typeof answer === 'string') return [answer]
  if (isParts(answer)) return answer
  const parts = sort === undefined ? undefined : answer[sort]
  return parts === undefined ? [] : typeof parts === 'string' ? [parts] : parts
}

function isParts(answer: Exclude<Answer, string>): answer is readonly Part[] {
  return Array.isArray(answer)
}

/** Whether a thing is among those picked, or all that is left has it. */
export function isPicked(picks: Picks, parts: readonly Part[], thing: Thing): boolean {
  if (timesPicked(picks, parts, thing) > (thing.nth ?? 0)) return true
  return (thing.nth ?? 0) === 0 && parts.some((part) => picks.isPicked(part, thing.value))
}

/** Whether a click on it would change anything: it can be picked, or taken out again. */
export function isOpen(picks: Picks, parts: readonly Part[], thing: Thing): boolean {
  return timesPicked(picks, parts, thing) > (thing.nth ?? 0) || parts.some((part) => picks.isOpen(part, thing.value))
}

/** A click on a thing: what is picked is taken out, what is not answers the first part that nothing answers yet. */
export function click(picks: Picks, parts: readonly Part[], thing: Thing): Picks {
  const { value, nth = 0 } = thing
  if (timesPicked(picks, parts, thing) > nth) {
    const last = parts.findLast((part) => picks.timesPicked(part, value) > 0)
    return last === undefined ? picks : picks.drop(last, value)
  }
  const open = parts.filter((part) => picks.isOpen(part, value))
  const part = open.find((one) => picks.isFree(one)) ?? open[0]
  return part === undefined ? picks : picks.pick(part, value)
}

/** The choice that a click has led to, if nothing is left to be said. */
export function settled(picks: Picks, indifferent: Part | undefined): Json | undefined {
  if (picks.decided !== undefined || indifferent === undefined || !picks.isNarrowed) return picks.decided
  const [first, ...others] = picks.open
  if (first === undefined) return undefined
  const rest = without(first, indifferent)
  return others.every((choice) => without(choice, indifferent) === rest) ? first : undefined
}

function without(choice: Json, field: string): string {
  if (!isRecord(choice)) return canonical(choice)
  const { [field]: _, ...rest } = choice
  return canonical(rest)
}

/** How often a thing was picked, for whichever of these parts. */
export function timesPicked(picks: Picks, parts: readonly Part[], { value }: Thing): number {
  return parts.reduce((sum, part) => sum + picks.timesPicked(part, value), 0)
}

/** The first of some refusals in which the thing answers one of these parts. */
export class Reasons {
  private readonly refusals: readonly Refusal[]
  private readonly known = new Map<Part, ReadonlyMap<string, Refusal>>()

  constructor(refusals: readonly Refusal[]) {
    this.refusals = refusals
  }

  why(parts: readonly Part[], { value }: Thing): Refusal | undefined {
    if (value === undefined) return undefined
    const key = canonical(value)
    for (const part of parts) {
      const refusal = this.at(part).get(key)
      if (refusal) return refusal
    }
    return undefined
  }

  private at(part: Part): ReadonlyMap<string, Refusal> {
    let refused = this.known.get(part)
    if (!refused) {
      const found = new Map<string, Refusal>()
      for (const refusal of this.refusals) {
        for (const { value } of valuesAt(refusal.choice, part)) {
          const key = canonical(value)
          if (!found.has(key)) found.set(key, refusal)
        }
      }
      refused = found
      this.known.set(part, refused)
    }
    return refused
  }
}
