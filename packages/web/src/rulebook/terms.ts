import { type Language, type Rulebook, type Span, spansOf } from '@nora/messages'
import type { RuleIndex } from '../games/rule-index.ts'

/** A word of the game, as the table of its icons calls it, and the paragraph about it. */
export interface Term {
  readonly words: readonly string[]
  readonly to: string
}

/** What a rulebook has names and pictures for; names of several words first, for they may hold a shorter one. */
export function termsOf(book: Rulebook, { icons, everyday = [] }: RuleIndex): readonly Term[] {
  return book.icons
    .flatMap(({ address, heading }) => {
      const icon = address.slice('icon.'.length)
      const to = icons[icon]
      return to === undefined || everyday.includes(icon) ? [] : [{ words: wordsOf(heading), to }]
    })
    .sort((one, other) => other.words.length - one.words.length)
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** A text with what it links itself, and the first mention of every term leading to its paragraph; none leads to where it stands. */
export function linkedSpans(text: string, terms: readonly Term[], language: Language, own?: string): readonly Span[] {
  const spans = spansOf(text)
  const led = new Set<string | undefined>([
    own,
    ...spans.flatMap((span) => ('to' in span && span.to !== undefined ? [span.to] : [])),
  ])
  return spans.flatMap((span) => {
    if (!('words' in span) || span.to !== undefined) return [span]
    const parts: Span[] = []
    let read = 0
    for (const { from, until, to } of mentionsIn(span.words, terms, language)) {
      if (led.has(to)) continue
      led.add(to)
      if (from > read) parts.push({ words: span.words.slice(read, from) })
      parts.push({ words: span.words.slice(from, until), to })
      read = until
    }
    return read < span.words.length ? [...parts, { words: span.words.slice(read) }] : parts
  })
}

interface Mention {
  readonly from: number
  readonly until: number
  readonly to: string
}

function* mentionsIn(text: string, terms: readonly Term[], language: Language): Generator<Mention> {
  const found = [...text.matchAll(/\p{L}+/gu)]
  for (let at = 0; at < found.length; ) {
    const ends = (words: readonly string[]) => found[at + words.length - 1]
    const term = terms.find(
      ({ words }) =>
        words.every((word, index) => isForm(word, found[at + index]?.[0], language)) &&
        // Names run on without a comma between their words.
        /^[\p{L} -]+$/u.test(text.slice(found[at]?.index, endOf(ends(words)))),
    )
    if (term) yield { from: found[at]?.index ?? 0, until: endOf(ends(term.words)), to: term.to }
    at += term?.words.length ?? 1
  }
}

const endOf = (met: RegExpExecArray | undefined) => (met ? met.index + met[0].length : 0)

/** The last letter of a word may change where a language has many endings, and so much may be longer or shorter. */
const CHANGES = 1
const LONGER = 2
const SHORTEST = 4

/** Whether a word is a form of another: its plural in English, the same beginning elsewhere. */
function isForm(word: string, met: string | undefined, language: Language): boolean {
  const form = met?.toLowerCase()
  if (form === undefined || form === word) return form === word
  if (language === 'en') return [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')].includes(form)
  const kept = word.slice(0, Math.max(SHORTEST, word.length - CHANGES))
  return word.length >= SHORTEST && form.startsWith(kept) && Math.abs(form.length - word.length) <= LONGER
}
