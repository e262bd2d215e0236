import { Catalogue, type Tables } from '@nora/messages'
import { english } from '@nora/messages/en'

const accents: { readonly [letter: string]: string } = { a: 'ä', e: 'ë', i: 'ï', o: 'ö', u: 'ü', y: 'ÿ' }

/** Accents on every vowel, and a third longer. */
function lengthened(text: string): string {
  const accented = text.replace(/[aeiouy]/gi, (letter) => {
    const accent = accents[letter.toLowerCase()] as string
    return letter === letter.toLowerCase() ? accent : accent.toUpperCase()
  })
  if (!/\p{L}{3}/u.test(text)) return accented
  return accented.replace(/\p{L}(?=\P{L}*$)/u, (last) => last + 'ö'.repeat(Math.ceil(text.length / 3)))
}

/** The end of the braces that begin here. */
function closing(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

/** A sentence in a language that nobody speaks: what is said is changed, what is filled in stays. */
export function pseudo(text: string): string {
  const start = text.indexOf('{')
  if (start < 0) return lengthened(text)
  const end = closing(text, start)
  return `${lengthened(text.slice(0, start))}{${argument(text.slice(start + 1, end))}}${pseudo(text.slice(end + 1))}`
}

/** `n, plural, one {# cat} other {# cats}`: only what stands in braces is said. */
function argument(text: string): string {
  const start = text.indexOf('{')
  if (start < 0) return text
  const end = closing(text, start)
  return `${text.slice(0, start)}{${pseudo(text.slice(start + 1, end))}}${argument(text.slice(end + 1))}`
}

/** A fifth language, made from the English one. It stands in for English, so that names of cards are found. */
export function pseudoLanguage(): Catalogue {
  const tables = Object.entries(english).map(([area, messages]) => [
    area,
    Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudo(text as string)])),
  ])
  return new Catalogue('en', Object.fromEntries(tables) as Tables)
}
