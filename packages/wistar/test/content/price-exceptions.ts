/** Cards whose points are not what the price list says, and why. At most twenty. */
export const priceExceptions: Readonly<Record<string, string>> = {
  'inv-130': 'at 3 wood for 3 points whoever held it won 12 games of a hundred too many',
  'inv-153': 'the rulebooks print its cost, its one icon, its effect and its 4 points',
}
