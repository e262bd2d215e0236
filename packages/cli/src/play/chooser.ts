import type { Json } from '@nora/kernel'
import { type Bundle, bundled, isSelection, LONGEST_LIST, Selecting } from '@nora/words'

/** What a line stands for: an answer, an act out of turn, one thing of several to choose, or all those chosen. */
export type Role = 'answer' | 'anytime' | 'part' | 'done'

/** One numbered line of the list. */
interface Offer extends Bundle {
  readonly role: Role
}

export interface Chosen {
  readonly choice: Json
  readonly anytime: boolean
}

/** Says a choice, or a part of one. */
type Words = (choice: Json, role: Role) => string

/** The choices of one decision as a numbered list that can be narrowed step by step. */
export class Chooser {
  private readonly all: readonly Json[]
  private readonly anytime: readonly Json[]
  private readonly words: Words
  private offers: readonly Offer[] = []
  private narrowed: readonly Json[] = []
  /** Less than everything is shown, or something is chosen already. */
  isNarrowed = false
  private selecting: Selecting | undefined
  private page = 0

  constructor(choices: readonly Json[], anytime: readonly Json[], words: Words) {
    this.all = choices
    this.anytime = anytime
    this.words = words
    this.reset()
  }

  /** Shows everything again; what was put together so far is forgotten. */
  reset(): void {
    this.selecting = Selecting.among(this.all)
    this.narrowed = this.all
    this.show([...this.offersOf(this.all), ...this.anytime.map((choice) => single(choice, 'anytime'))])
    this.isNarrowed = false
  }

  /** Several things can be chosen together. */
  get isSelecting(): boolean {
    return this.selecting !== undefined
  }

  /** What was put together so far. */
  get chosen(): readonly string[] {
    return this.selecting?.chosen ?? []
  }

  /** What was put together, where it is a choice. */
  get done(): Chosen | undefined {
    const complete = this.chosen.length > 0 && this.selecting?.isComplete
    return complete ? { choice: [...this.chosen], anytime: false } : undefined
  }

  get total(): number {
    return this.offers.length
  }

  /** Which numbers the current page shows. */
  get range(): { readonly from: number; readonly to: number } {
    const from = this.page * LONGEST_LIST
    return { from: from + 1, to: Math.min(from + LONGEST_LIST, this.total) }
  }

  get pages(): number {
    return Math.ceil(this.total / LONGEST_LIST)
  }

  turnPage(by: number): void {
    this.page = Math.min(Math.max(this.page + by, 0), this.pages - 1)
  }

  /** The lines of the current page: number, words, how many choices stand behind it, what it stands for. */
  lines(): readonly {
    readonly number: number
    readonly words: string
    readonly choices: number
    readonly role: Role
  }[] {
    const { from, to } = this.range
    return this.offers.slice(from - 1, to).map(({ common, choices, role }, index) => ({
      number: from + index,
      words: this.words(common, role),
      choices: choices.length,
      role,
    }))
  }

  /** Takes a number of the list: a choice, or nothing yet where several stand behind it; `false` if there is none such. */
  pick(number: number): Chosen | undefined | false {
    const offer = this.offers[number - 1]
    if (!offer) return false
    if (offer.role === 'part') return this.add([offer.common as string])
    const [only, ...others] = offer.choices
    if (others.length === 0) return { choice: only as Json, anytime: offer.role === 'anytime' }
    this.narrow(offer.choices)
    return undefined
  }

  /** Adds things given by their lines or their own names, `2 5` or `048 106`; `false` if the text is not that. */
  pickSeveral(text: string): Chosen | undefined | false {
    if (!this.selecting) return false
    const things: string[] = []
    for (const token of text.split(/[\s,]+/)) {
      const thing = this.thingCalled(token)
      if (thing === undefined) return false
      things.push(thing)
    }
    return this.add(things)
  }

  /** Keeps the choices whose words hold the text; false if none do. */
  filter(text: string): boolean {
    const wanted = text.toLowerCase()
    const holds = (choice: Json, role: Role) => this.words(choice, role).toLowerCase().includes(wanted)
    if (this.selecting) return this.show(this.offers.filter(({ common, role }) => holds(common, role)))
    const kept = this.narrowed.filter((choice) => holds(choice, 'answer'))
    return kept.length > 0 && this.narrow(kept)
  }

  /** What cannot be had together is a choice all the same: the rules say why it is refused. */
  private add(things: readonly string[]): Chosen | undefined {
    let selecting = this.selecting
    for (const thing of things) selecting = selecting?.with(thing)
    if (!selecting) return { choice: [...new Set([...this.chosen, ...things])].sort(), anytime: false }
    this.selecting = selecting
    this.narrow(this.all.filter(isSelection))
    return undefined
  }

  private thingCalled(token: string): string | undefined {
    const known = this.all.some((choice) => isSelection(choice) && choice.includes(token))
    if (known) return token
    const offer = /^\d+$/.test(token) ? this.offers[Number(token) - 1] : undefined
    return offer?.role === 'part' ? (offer.common as string) : undefined
  }

  private narrow(choices: readonly Json[]): boolean {
    this.narrowed = choices
    return this.show(this.offersOf(choices))
  }

  /** Shows some lines, if there are any. */
  private show(offers: readonly Offer[]): boolean {
    if (offers.length === 0) return false
    this.offers = offers
    this.page = 0
    this.isNarrowed = true
    return true
  }

  private offersOf(choices: readonly Json[]): readonly Offer[] {
    const { selecting } = this
    const others = selecting ? choices.filter((choice) => !isSelection(choice)) : choices
    return [
      ...(selecting?.open ?? []).map((thing): Offer => ({ common: thing, choices: [], role: 'part' })),
      ...(selecting?.isComplete ? [single([...selecting.chosen], 'done')] : []),
      ...bundled(others).map((bundle): Offer => ({ ...bundle, role: 'answer' })),
    ]
  }
}

function single(choice: Json, role: Role): Offer {
  return { common: choice, choices: [choice], role }
}
