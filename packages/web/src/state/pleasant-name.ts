/** Known in every language of the house. */
const given = ['Ada', 'Adam', 'Anna', 'Diana', 'Ema', 'Filip', 'Irma', 'Karel', 'Lea', 'Leo', 'Maja', 'Max'].concat([
  'Mila',
  'Nina',
  'Oskar',
  'Roman',
  'Sara',
  'Sofia',
  'Tomas',
  'Vera',
  'Viktor',
  'Zora',
])

/** A name that is offered to whoever has not said theirs. */
export function pleasantName(): string {
  return given[Math.floor(Math.random() * given.length)] as string
}
