import { Catalogue, type Tables } from './catalogue.ts'
import type { Language } from './language.ts'

type Loaders = { readonly [language in Language]: () => Promise<Partial<Tables>> }

const everything: Loaders = {
  en: async () => (await import('./en/index.ts')).english,
  cs: async () => (await import('./cs/index.ts')).czech,
  pl: async () => (await import('./pl/index.ts')).polish,
  ru: async () => (await import('./ru/index.ts')).russian,
}

const house: Loaders = {
  en: async () => (await import('./en/house.ts')).englishHouse,
  cs: async () => (await import('./cs/house.ts')).czechHouse,
  pl: async () => (await import('./pl/house.ts')).polishHouse,
  ru: async () => (await import('./ru/house.ts')).russianHouse,
}

/** Fetches one language on demand: a browser never downloads the other three. */
export const load = kept(everything)

/** Fetches of one language only what the pages of the house say, without the words of any game. */
export const loadHouse = kept(house)

function kept(loaders: Loaders): (language: Language) => Promise<Catalogue> {
  const loaded = new Map<Language, Promise<Catalogue>>()
  return (language) => {
    const known = loaded.get(language)
    if (known) return known
    const coming = loaders[language]().then((tables) => new Catalogue(language, tables))
    loaded.set(language, coming)
    // A failed download may be tried again.
    coming.catch(() => loaded.delete(language))
    return coming
  }
}
