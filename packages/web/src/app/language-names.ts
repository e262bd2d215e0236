import type { Language } from '@nora/messages'

/** Each language by its own name, so that everybody finds theirs. */
export const languageNames: { readonly [language in Language]: string } = {
  en: 'English',
  cs: 'Čeština',
  pl: 'Polski',
  ru: 'Русский',
}
