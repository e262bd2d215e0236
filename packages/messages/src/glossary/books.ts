import type { Language } from '../language.ts'

/** The rulebooks that we have. In a language without one, the words are ours: what a player would say. */
export const books = {
  table: {},
  cats: { cs: 'Ostrov koček, Czech rulebook' },
  wistar: {
    cs: 'Krysy z Wistaru, Czech rulebook',
    pl: 'Szczury z Wistar, Polish rulebook',
    ru: 'Побег из Вистара, Russian rules for one player',
  },
  woodcraft: { cs: 'Truhláři s. r. o., Czech rulebook' },
} satisfies { readonly [game: string]: { readonly [language in Language]?: string } }
