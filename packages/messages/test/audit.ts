import {
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import { type Language, languages } from '@nora/messages'

export type Areas = { readonly [area: string]: { readonly [key: string]: string } }

/** A parameter of a sentence: text, a number, or one of the listed words. */
export type Needs = { readonly [name: string]: string }

/** Everything that is wrong with the tables, as "language id: what". English is the reference for the others. */
export function audit(
  tables: { readonly [language in Language]: Areas },
  same: ReadonlySet<string> = new Set(),
): string[] {
  const reference = flat(tables.en)
  return languages.flatMap((language) => {
    const messages = flat(tables[language])
    const missing = [...reference.keys()].filter((id) => !messages.has(id)).map((id) => `${language} ${id}: missing`)
    const wrong = [...messages].flatMap(([id, text]) =>
      problems(language, id, text, reference.get(id), same).map((problem) => `${language} ${id}: ${problem}`),
    )
    return [...missing, ...wrong]
  })
}

/** The parameters of a sentence as a reader of its text would list them. */
export function needsOf(text: string): Needs {
  const needs: Record<string, string> = {}
  for (const element of elementsOf(parse(text, { ignoreTag: true }))) {
    if (element.type === TYPE.argument) needs[element.value] ??= 'text'
    if (element.type === TYPE.number || element.type === TYPE.date || element.type === TYPE.time)
      needs[element.value] = 'number'
    if (isPluralElement(element)) needs[element.value] = 'number'
    if (isSelectElement(element)) needs[element.value] = `one of ${Object.keys(element.options).sort().join(' ')}`
  }
  return needs
}

function problems(
  language: Language,
  id: string,
  text: string,
  english: string | undefined,
  same: ReadonlySet<string>,
) {
  if (english === undefined) return ['extra']
  const elements = wellFormed(text)
  if (!elements) return ['ill-formed']
  return [
    ...parameterProblems(text, english),
    ...elementsOf(elements).flatMap((element) => pluralProblems(language, element)),
    ...copyProblems(language, id, text, english, same),
    ...(language === 'ru' && !/\p{Script=Cyrillic}/u.test(bare(text)) && !same.has(id) ? ['not in Cyrillic'] : []),
    ...(language !== 'ru' && /\p{Script=Cyrillic}/u.test(text) ? ['in Cyrillic'] : []),
    ...(/^\s|\s$|\s{2}|^$/.test(text) ? ['stray space'] : []),
    // An apostrophe starts a quotation in ICU, and typed quotation marks differ from language to language.
    ...(/['"]/.test(text) ? ['straight quotation mark'] : []),
  ]
}

function wellFormed(text: string): MessageFormatElement[] | undefined {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true })
  } catch {
    return undefined
  }
}

function parameterProblems(text: string, english: string): string[] {
  const [own, wanted] = [needsOf(text), needsOf(english)]
  return [...new Set([...Object.keys(own), ...Object.keys(wanted)])]
    .filter((name) => own[name] !== wanted[name])
    .map((name) => `parameter ${name} is ${own[name] ?? 'absent'}, in English ${wanted[name] ?? 'absent'}`)
}

function pluralProblems(language: Language, element: MessageFormatElement): string[] {
  if (!isPluralElement(element)) return []
  const type = element.pluralType ?? 'cardinal'
  const wanted = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories.toSorted().join(' ')
  // `=0` and the like may stand beside the forms of the language, never instead of one.
  const own = Object.keys(element.options)
    .filter((form) => !form.startsWith('='))
    .sort()
    .join(' ')
  return own === wanted ? [] : [`plural forms ${own} instead of ${wanted}`]
}

function copyProblems(
  language: Language,
  id: string,
  text: string,
  english: string,
  same: ReadonlySet<string>,
): string[] {
  if (language === 'en' || text !== english || same.has(id)) return []
  return ['left in English']
}

/** Every element, also inside the branches of plurals and selects. */
function elementsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) =>
    isPluralElement(element) || isSelectElement(element)
      ? [element, ...Object.values(element.options).flatMap((branch) => elementsOf(branch.value))]
      : [element],
  )
}

function flat(areas: Areas): Map<string, string> {
  return new Map(
    Object.entries(areas).flatMap(([area, table]) =>
      Object.entries(table).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
    ),
  )
}

/** The words of a sentence without its parameters. */
function bare(text: string): string {
  return text.replace(/\{\w+(, number)?\}/g, '')
}
