import { isRecord, type Json } from '@nora/kernel'
import { type Bundle, bundled, isSelection, Selecting } from '@nora/words'

/** What a line of the tray stands for: an answer or several alike, an act out of turn, one of several things, or all those. */
export type Role = 'answer' | 'anytime' | 'part' | 'done'

export interface Offer extends Bundle {
  readonly role: Role
  /** A thing that is among those chosen together. */
  readonly picked?: true
}

/** So many choices at most are listed one by one. */
const LONGEST = 16

/**
 * A choice being put together. Nothing in it changes: every step gives another one. What is picked is a thing that the
 * choices name, so that board, tray and keys can take the same steps.
 */
export class Picks {
  private readonly all: readonly Json[]
  /** What was left after each step; the last is what is open now. */
  private readonly trail: readonly (readonly Json[])[]
  private readonly selecting: Selecting | undefined
  private named: ReadonlySet<string> | undefined

  private constructor(all: readonly Json[], trail: readonly (readonly Json[])[], selecting: Selecting | undefined) {
    this.all = all
    this.trail = trail
    this.selecting = selecting
  }

  static among(choices: readonly Json[]): Picks {
    return new Picks(choices, [], Selecting.among(choices))
  }

  /** The choices that are still open. */
  get open(): readonly Json[] {
    return this.trail.at(-1) ?? this.all
  }

  get several(): readonly string[] {
    return this.selecting?.chosen ?? []
  }

  /** Several things can be chosen together. */
  get isSelecting(): boolean {
    return this.selecting !== undefined
  }

  get isNarrowed(): boolean {
    return this.trail.length > 0 || this.several.length > 0
  }

  isOpen(thing: string): boolean {
    if (this.selecting && this.trail.length === 0 && this.selecting.open.includes(thing)) return true
    this.named ??= new Set(this.open.flatMap((choice) => (this.isPart(choice) ? [] : namesIn(choice))))
    return this.named.has(thing) || this.several.includes(thing)
  }

  isPicked(thing: string): boolean {
    return (
      this.several.includes(thing) ||
      (this.trail.length > 0 && this.open.every((choice) => namesIn(choice).includes(thing)))
    )
  }

  /** The things of a choice of several are taken in or out; other choices are narrowed to those that name the thing. */
  pick(thing: string): Picks {
    const { selecting, all } = this
    if (selecting && this.trail.length === 0) {
      const taken = this.several.includes(thing)
      const wanted = taken ? this.several.filter((one) => one !== thing) : [...this.several, thing]
      const next = chosenTogether(all, wanted)
      if (next && (taken || selecting.open.includes(thing))) return new Picks(all, [], next)
    }
    const named = this.open.filter((choice) => !this.isPart(choice) && namesIn(choice).includes(thing))
    return named.length > 0 ? this.narrow(named) : this
  }

  narrow(choices: readonly Json[]): Picks {
    return new Picks(this.all, [...this.trail, choices], this.selecting)
  }

  back(): Picks {
    if (this.trail.length > 0) return new Picks(this.all, this.trail.slice(0, -1), this.selecting)
    return new Picks(this.all, [], chosenTogether(this.all, this.several.slice(0, -1)))
  }

  /** The lines of the tray. */
  offers(anytime: readonly Json[]): readonly Offer[] {
    const { selecting, open } = this
    if (!selecting || this.trail.length > 0) {
      const answers = bundled(open, LONGEST).map((bundle): Offer => ({ ...bundle, role: 'answer' }))
      return this.trail.length > 0 ? answers : [...answers, ...outOfTurn(anytime)]
    }
    const parts = [...new Set([...selecting.chosen, ...selecting.open])].sort()
    return [
      ...parts.map((thing): Offer => {
        const part: Offer = { common: thing, choices: [], role: 'part' }
        return selecting.chosen.includes(thing) ? { ...part, picked: true } : part
      }),
      ...(selecting.isComplete ? [single([...selecting.chosen], 'done')] : []),
      ...bundled(open.filter((choice) => !isSelection(choice))).map((bundle): Offer => ({ ...bundle, role: 'answer' })),
      ...outOfTurn(anytime),
    ]
  }

  private isPart(choice: Json): boolean {
    return this.selecting !== undefined && isSelection(choice)
  }
}

/** Every name that stands in a choice. */
export function namesIn(choice: Json | undefined): readonly string[] {
  if (typeof choice === 'string') return [choice]
  if (Array.isArray(choice)) return choice.flatMap(namesIn)
  return isRecord(choice) ? Object.values(choice).flatMap(namesIn) : []
}

function chosenTogether(all: readonly Json[], things: readonly string[]): Selecting | undefined {
  let selecting = Selecting.among(all)
  for (const thing of things) selecting = selecting?.with(thing)
  return selecting
}

function outOfTurn(anytime: readonly Json[]): Offer[] {
  return anytime.map((act) => single(act, 'anytime'))
}

function single(choice: Json, role: Role): Offer {
  return { common: choice, choices: [choice], role }
}
