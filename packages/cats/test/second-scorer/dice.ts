/** Chance that can be had again: the same start always gives the same throws. */
export class Dice {
  #state: number

  constructor(start: number) {
    this.#state = (Math.imul(start + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0 || 1
    // Neighbouring starts resemble each other until the bits have been stirred a few times.
    for (let stir = 0; stir < 8; stir++) this.below(2)
  }

  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number {
    let bits = this.#state
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
    this.#state = bits >>> 0
    return Math.floor((this.#state / 0x1_0000_0000) * limit)
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  chance(percent: number): boolean {
    return this.below(100) < percent
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    const thing = things[this.below(things.length)]
    if (thing === undefined) throw new Error('nothing to pick from')
    return thing
  }

  shuffled<Thing>(things: readonly Thing[]): Thing[] {
    const rest = [...things]
    return things.map(() => {
      const thing = this.pick(rest)
      rest.splice(rest.indexOf(thing), 1)
      return thing
    })
  }
}
