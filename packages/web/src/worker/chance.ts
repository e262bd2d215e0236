import type { Fate } from '@nora/kernel'

const ALL = 2 ** 32

/** From the operating system: no seed to be found out, and nothing to be dealt again by reloading. */
const unforeseen: Fate = {
  below: (n) => {
    // What would make some numbers likelier than others is thrown again.
    const fair = ALL - (ALL % n)
    const word = new Uint32Array(1)
    do crypto.getRandomValues(word)
    while ((word[0] as number) >= fair)
    return (word[0] as number) % n
  },
}

export const chance = (): Fate => unforeseen

export function randomId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16)
}
