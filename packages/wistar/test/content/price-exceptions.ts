/** Cards whose points are not what the price list says, and why. At most twenty. */
export const priceExceptions: Readonly<Record<string, string>> = {
  'inv-153': 'the rulebooks print its cost, its one icon, its effect and its 4 points',
}
