import { type Paragraph, plainText, type Rulebook } from '@nora/messages'

/** A paragraph that was looked for, the best first. */
export interface Found {
  readonly paragraph: Paragraph
  /** The sentence in which it was found. */
  readonly sentence: string
}

/** Letters of which accents are no part that could be taken off. */
const plainLetters: { readonly [letter: string]: string } = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', ё: 'е', й: 'и' }

/** Small letters without accents: `Kočkám` and `kockam` are the same. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[łđøßёй]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

const wordsIn = (text: string) => bare(text).match(/[\p{L}\d]+/gu) ?? []

/** How much of the end of a word may differ: the languages of the house change their endings, up to four letters of them. */
function stem(word: string): string {
  return word.slice(0, Math.max(3, word.length - (word.length > 7 ? 4 : word.length > 5 ? 3 : 2)))
}

/** 2 for the word itself or its beginning, 1 for another ending of it, 0 for another word. */
function likeness(wanted: string, word: string): number {
  if (word.startsWith(wanted)) return 2
  if (wanted.length < 4) return 0
  const common = stem(wanted)
  return word.startsWith(common) && Math.abs(word.length - wanted.length) <= 4 ? 1 : 0
}

function best(wanted: string, text: string): number {
  return Math.max(0, ...wordsIn(text).map((word) => likeness(wanted, word)))
}

const HEADING = 3

/** Paragraphs that hold all words that are looked for, whatever their endings and accents. */
export function searched(book: Rulebook, search: string): readonly Found[] {
  const wanted = wordsIn(search)
  if (wanted.length === 0) return []
  return book.chapters
    .flatMap(({ title, paragraphs }) => paragraphs.map((paragraph) => ({ paragraph, title })))
    .map(({ paragraph, title }) => {
      const text = plainText(paragraph.text)
      const scores = wanted.map((word) =>
        Math.max(best(word, paragraph.heading) * HEADING, best(word, text), best(word, title) / 2),
      )
      const score = scores.every((one) => one >= 1) ? scores.reduce((sum, one) => sum + one, 0) : 0
      return { paragraph, score, sentence: sentenceWith(wanted, text) }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

function sentenceWith(wanted: readonly string[], text: string): string {
  const sentences = text.split(/(?<=[.!?:;]) (?=\p{Lu})/u)
  const scores = sentences.map((sentence) => wanted.reduce((sum, word) => sum + best(word, sentence), 0))
  return sentences[scores.indexOf(Math.max(...scores))] ?? text
}
