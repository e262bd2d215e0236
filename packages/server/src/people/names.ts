import { randomInt } from 'node:crypto'

/** Known in every language of the house. */
const given = [
  'Ada',
  'Adam',
  'Anna',
  'Boris',
  'Diana',
  'Ema',
  'Filip',
  'Irma',
  'Karel',
  'Lea',
  'Leo',
  'Maja',
  'Maria',
].concat(['Max', 'Mila', 'Nina', 'Oskar', 'Pavel', 'Roman', 'Sara', 'Sofia', 'Tomas', 'Vera', 'Viktor', 'Zora'])

/** A name for a guest who did not choose one. */
export const givenName = (): string => `${given[randomInt(given.length)]} ${randomInt(10, 100)}`

/** Names that look alike sign in alike. */
export const loginOf = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Small letters of other scripts that are drawn, small or large, as a Latin one is. */
const twins: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aаα',
    'bвβ',
    'cс',
    'eеε',
    'hнη',
    'iіι',
    'jј',
    'kкκ',
    'mмμ',
    'nν',
    'oоο',
    'pрρ',
    'sѕ',
    'tтτ',
    'xхχ',
    'yуυ',
    'zζ',
  ].flatMap(([latin = '', ...others]) => others.map((other) => [other, latin])),
)

/** Names that people could take for one another have the same likeness: only one account has each. */
export function likenessOf(name: string): string {
  const drawn = loginOf(name).replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
  return Array.from(drawn, (letter) => twins[letter] ?? letter).join('')
}
