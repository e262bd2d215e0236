import { Catalogue } from './catalogue.ts'
import { czech } from './cs/index.ts'
import { english } from './en/index.ts'
import type { Language } from './language.ts'
import type { MessageId } from './message-id.ts'
import { polish } from './pl/index.ts'
import { russian } from './ru/index.ts'
import type { Given } from './text.ts'

/** Every language at once, for the server and the command line, where size does not matter. */
export const catalogues: { readonly [language in Language]: Catalogue } = {
  en: new Catalogue('en', english),
  cs: new Catalogue('cs', czech),
  pl: new Catalogue('pl', polish),
  ru: new Catalogue('ru', russian),
}

export function format<Id extends MessageId>(language: Language, id: Id, ...given: Given<Id>): string {
  return catalogues[language].format(id, ...given)
}

export function formatNumber(language: Language, value: number, options?: Intl.NumberFormatOptions): string {
  return catalogues[language].number(value, options)
}

/** A moment given in milliseconds since 1970. */
export function formatDate(language: Language, moment: number, options?: Intl.DateTimeFormatOptions): string {
  return catalogues[language].date(moment, options)
}
