/** The languages of the house. English is the reference: its tables decide which messages exist and what they need. */
export const languages = ['en', 'cs', 'pl', 'ru'] as const

export type Language = (typeof languages)[number]

/** A name kept with its thing (a card, a tile) instead of in the tables, so that a pack can change it. */
export type Name = { readonly [language in Language]: string }

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text)
}

/** The first language of ours among the wishes of a browser or a shell ("pl-PL", "cs_CZ.UTF-8"), else English. */
export function preferredLanguage(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.slice(0, 2).toLowerCase())
  return codes.find(isLanguage) ?? 'en'
}
