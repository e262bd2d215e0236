/** So wide are the letters of titles on average, in parts of their size. */
const LETTER = { latin: 0.49, cyrillic: 0.545 } as const

/** About how long words are in the letters of titles, without laying them out. */
export function lengthOf(words: string, size: number): number {
  return words.length * size * (/\p{Script=Cyrillic}/u.test(words) ? LETTER.cyrillic : LETTER.latin)
}
