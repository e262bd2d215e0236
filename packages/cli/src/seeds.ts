/** The seed of one game of many: neighbours must not begin alike. */
export function seedOf(seed: number, game: number): number {
  let mixed = Math.imul(seed ^ 0x2c1b3c6d, 0x297a2d39) ^ Math.imul(game + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return mixed ^ (mixed >>> 13)
}
