import type { Language, Name } from '../language.ts'

/** A thing that has one name in each language, in messages, rules pages, card texts and docs alike. */
export interface Term {
  readonly name: Name
  /** The heading under which the rulebook of a language says this word. Where a language is missing, no book names it. */
  readonly from?: { readonly [language in Language]?: string }
  /** What it must not be called: `*` stands for any ending, capitals do not matter. */
  readonly not?: { readonly [language in Language]?: readonly string[] }
  /** Messages that may say such a word all the same, by id, and why. */
  readonly except?: { readonly [id: string]: string }
}

/** The keys are the names used in code. */
export type Terms = { readonly [term: string]: Term }
