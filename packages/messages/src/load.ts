import { Catalogue } from './catalogue.ts'
import type { Language } from './language.ts'

const loaders = {
  en: async () => (await import('./en/index.ts')).english,
  cs: async () => (await import('./cs/index.ts')).czech,
  pl: async () => (await import('./pl/index.ts')).polish,
  ru: async () => (await import('./ru/index.ts')).russian,
}

const loaded = new Map<Language, Promise<Catalogue>>()

/** Fetches one language on demand: a browser never downloads the other three. */
export function load(language: Language): Promise<Catalogue> {
  const known = loaded.get(language)
  if (known) return known
  const coming = loaders[language]().then((tables) => new Catalogue(language, tables))
  loaded.set(language, coming)
  // A failed download may be tried again.
  coming.catch(() => loaded.delete(language))
  return coming
}
