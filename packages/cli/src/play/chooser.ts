import type { Json } from '@nora/kernel'
import { type Group, grouped, LONGEST_LIST } from './groups.ts'

/** One numbered line of the list. */
interface Offer extends Group {
  /** An act out of turn rather than an answer. */
  readonly anytime: boolean
}

export interface Chosen {
  readonly choice: Json
  readonly anytime: boolean
}

/** The choices of one decision as a numbered list that can be narrowed step by step. */
export class Chooser {
  private readonly all: readonly Json[]
  private readonly anytime: readonly Json[]
  private readonly words: (choice: Json, anytime: boolean) => string
  private offers: readonly Offer[] = []
  private narrowed: readonly Json[]
  private page = 0

  constructor(choices: readonly Json[], anytime: readonly Json[], words: (choice: Json, anytime: boolean) => string) {
    this.all = choices
    this.anytime = anytime
    this.words = words
    this.narrowed = choices
    this.reset()
  }

  /** Shows everything again. */
  reset(): void {
    this.offers = [...this.offersOf(this.all), ...this.anytime.map((choice) => single(choice, true))]
    this.narrowed = this.all
    this.page = 0
  }

  get isNarrowed(): boolean {
    return this.narrowed !== this.all
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

  /** The lines of the current page: number, words, how many choices stand behind it, whether it is out of turn. */
  lines(): readonly {
    readonly number: number
    readonly words: string
    readonly choices: number
    readonly anytime: boolean
  }[] {
    const { from, to } = this.range
    return this.offers.slice(from - 1, to).map(({ common, choices, anytime }, index) => ({
      number: from + index,
      words: this.words(common, anytime),
      choices: choices.length,
      anytime,
    }))
  }

  /** Takes a number of the list: a choice, or nothing yet where several stand behind it; `false` if there is none such. */
  pick(number: number): Chosen | undefined | false {
    const offer = this.offers[number - 1]
    if (!offer) return false
    const [only, ...others] = offer.choices
    if (others.length === 0) return { choice: only as Json, anytime: offer.anytime }
    this.narrow(offer.choices)
    return undefined
  }

  /** Keeps the choices whose words hold the text; false if none do. */
  filter(text: string): boolean {
    const wanted = text.toLowerCase()
    const kept = this.narrowed.filter((choice) => this.words(choice, false).toLowerCase().includes(wanted))
    if (kept.length > 0) this.narrow(kept)
    return kept.length > 0
  }

  private narrow(choices: readonly Json[]): void {
    this.narrowed = choices
    this.offers = this.offersOf(choices)
    this.page = 0
  }

  private offersOf(choices: readonly Json[]): readonly Offer[] {
    return grouped(choices).map((group) => ({ ...group, anytime: false }))
  }
}

function single(choice: Json, anytime: boolean): Offer {
  return { common: choice, choices: [choice], anytime }
}
