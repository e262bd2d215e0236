/** Cards whose points are not what the price list says, and why. At most twenty. */
export const priceExceptions: Readonly<Record<string, string>> = {
  'inv-153': 'the rulebooks print its cost, its one icon, its effect and its 4 points',
  'inv-172': 'with 2 points for an item whoever held it won 10 games of a hundred too few',
}
