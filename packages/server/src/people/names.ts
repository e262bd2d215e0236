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
