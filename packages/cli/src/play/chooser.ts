import { EACH, type Offer, Picks, type Role } from '@nora/choosing'
import type { Json } from '@nora/kernel'

/** So many lines stand on a page. */
const PAGE = 20

export interface Chosen {
  readonly choice: Json
  readonly anytime: boolean
}

/** Says a choice, or a part of one. */
type Words = (choice: Json, role: Role) => string

/** A choice put together at the terminal: numbered lines, page by page, narrowed by numbers, names and words. */
export class Chooser {
  private readonly anytime: readonly Json[]
  private readonly words: Words
  private picks: Picks
  private offers: readonly Offer[] = []
  /** Some of the things to be chosen together are not shown. */
  private isFiltered = false
  private page = 0

  constructor(choices: readonly Json[], anytime: readonly Json[], words: Words) {
    this.anytime = anytime
    this.words = words
    this.picks = Picks.among(choices)
    this.show(this.picks)
  }

  /** Shows everything again; what was put together so far is forgotten. */
  reset(): void {
    this.show(Picks.among(this.picks.choices))
  }

  /** Less than everything is shown, or something is chosen already. */
  get isNarrowed(): boolean {
    return this.picks.isNarrowed || this.isFiltered
  }

  /** Several things can be chosen together. */
  get isSelecting(): boolean {
    return this.picks.isSelecting
  }

  /** What was put together so far. */
  get chosen(): readonly string[] {
    return this.picks.picked(EACH).map(String).sort()
  }

  /** What was put together, where it is a choice. */
  get done(): Chosen | undefined {
    const { done } = this.picks
    return this.chosen.length > 0 && done !== undefined ? { choice: done, anytime: false } : undefined
  }

  get total(): number {
    return this.offers.length
  }

  /** Which numbers the current page shows. */
  get range(): { readonly from: number; readonly to: number } {
    const from = this.page * PAGE
    return { from: from + 1, to: Math.min(from + PAGE, this.total) }
  }

  get pages(): number {
    return Math.ceil(this.total / PAGE)
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
    if (offer.role === 'part') return this.add([String(offer.common)])
    const [only, ...others] = offer.choices
    if (others.length === 0) return { choice: only as Json, anytime: offer.role === 'anytime' }
    this.show(this.picks.narrow(offer.choices))
    return undefined
  }

  /** Adds things given by their lines or their own names, `2 5` or `048 106`; `false` if the text is not that. */
  pickSeveral(text: string): Chosen | undefined | false {
    if (!this.isSelecting) return false
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
    if (this.isSelecting) {
      const kept = this.offers.filter(({ common, role }) => holds(common, role))
      if (kept.length === 0) return false
      this.offers = kept
      this.isFiltered = true
      this.page = 0
      return true
    }
    const kept = this.picks.open.filter((choice) => holds(choice, 'answer'))
    if (kept.length > 0) this.show(this.picks.narrow(kept))
    return kept.length > 0
  }

  /** What cannot be had together is a choice all the same: the rules say why it is refused. */
  private add(things: readonly string[]): Chosen | undefined {
    const wanted = [...new Set([...this.chosen, ...things])].sort()
    let { picks } = this
    for (const thing of wanted) if (!picks.isPicked(EACH, thing)) picks = picks.pick(EACH, thing)
    if (picks.picked(EACH).length < wanted.length) return { choice: wanted, anytime: false }
    this.show(picks)
    return undefined
  }

  private thingCalled(token: string): string | undefined {
    const isThing = this.picks.choices.some((choice) => Array.isArray(choice) && choice.includes(token))
    if (isThing) return token
    const offer = /^\d+$/.test(token) ? this.offers[Number(token) - 1] : undefined
    return offer?.role === 'part' ? String(offer.common) : undefined
  }

  private show(picks: Picks): void {
    this.picks = picks
    this.offers = picks.offers(this.anytime, PAGE).filter(({ picked }) => !picked)
    this.isFiltered = false
    this.page = 0
  }
}
