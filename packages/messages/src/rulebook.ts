import type { catsRulebook } from './en/cats/rulebook.ts'
import type { wistarRulebook } from './en/wistar/rulebook.ts'
import type { woodcraftRulebook } from './en/woodcraft/rulebook.ts'
import type { Language } from './language.ts'
import { Rulebook } from './rulebook-text.ts'

interface Rulebooks {
  readonly cats: typeof catsRulebook
  readonly wistar: typeof wistarRulebook
  readonly woodcraft: typeof woodcraftRulebook
}

/** A game that has a rulebook. */
type Explained = keyof Rulebooks

/** What a translation of a rulebook must hold: the paragraphs of the English one, no more and no less. */
export type RulebookTranslation<G extends Explained> = { readonly [key in keyof Rulebooks[G]]: string }

/** Where a paragraph stands: `rescue.baskets`. English decides which there are. */
export type Address<G extends Explained = Explained> = G extends Explained
  ? Exclude<
      Extract<keyof Rulebooks[G], `${string}.${string}`>,
      `icon.${string}` | `example.${string}` | `lesson.${string}` | `first.${string}`
    >
  : never

type Texts = () => Promise<{ readonly [key: string]: string }>

const texts: { readonly [G in Explained]: { readonly [language in Language]: Texts } } = {
  cats: {
    en: async () => (await import('./en/cats/rulebook.ts')).catsRulebook,
    cs: async () => (await import('./cs/cats/rulebook.ts')).catsRulebook,
    pl: async () => (await import('./pl/cats/rulebook.ts')).catsRulebook,
    ru: async () => (await import('./ru/cats/rulebook.ts')).catsRulebook,
  },
  wistar: {
    en: async () => (await import('./en/wistar/rulebook.ts')).wistarRulebook,
    cs: async () => (await import('./cs/wistar/rulebook.ts')).wistarRulebook,
    pl: async () => (await import('./pl/wistar/rulebook.ts')).wistarRulebook,
    ru: async () => (await import('./ru/wistar/rulebook.ts')).wistarRulebook,
  },
  woodcraft: {
    en: async () => (await import('./en/woodcraft/rulebook.ts')).woodcraftRulebook,
    cs: async () => (await import('./cs/woodcraft/rulebook.ts')).woodcraftRulebook,
    pl: async () => (await import('./pl/woodcraft/rulebook.ts')).woodcraftRulebook,
    ru: async () => (await import('./ru/woodcraft/rulebook.ts')).woodcraftRulebook,
  },
}

/** Fetches the rulebook of one game in one language; nothing for a game that has none. */
export async function loadRulebook(game: string, language: Language): Promise<Rulebook | undefined> {
  return isExplained(game) ? new Rulebook(await texts[game][language]()) : undefined
}

function isExplained(game: string): game is Explained {
  return Object.hasOwn(texts, game)
}
