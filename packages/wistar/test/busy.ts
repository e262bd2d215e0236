import type { Json, Policy } from '@nora/kernel'

/** Ways to do nothing. */
const idle: ReadonlySet<Json> = new Set(['end', 'stop', 'skip', 'none', 'stay'])

/**
 * Plays by chance, but does nothing only where nothing else is possible or, rarely, by chance: random play ends most turns
 * before anything has happened.
 */
export const busyPolicy: Policy = {
  choose: (_position, _decision, space, fate) => {
    const patience = fate.below(12)
    let choice = space.sample(fate) ?? null
    for (let tries = 0; tries < patience && idle.has(choice); tries++) choice = space.sample(fate) ?? null
    return choice
  },
}
