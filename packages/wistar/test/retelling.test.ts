import { heardGame, policies } from '@nora/conformance'
import type { Game, Policy, Retelling } from '@nora/kernel'
import { expect, test } from 'vitest'
import { wistarGame } from '../src/index.ts'
import { retelling } from '../src/retelling.ts'

/** `npm run test:long` listens to many more. */
const GAMES = Number(process.env.NORA_HEARD_GAMES ?? 2)

test.each([
  { mode: 'classic', seats: 3 },
  { mode: 'peaceful', seats: 2 },
  { mode: 'solo', level: 4 },
])(
  'who only hears a $mode game knows every board, track and score at its end',
  (wish) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const policy = policies[seed % 2 === 0 ? 'greedy' : 'random'] as Policy
      const differs = heardGame(wistarGame as unknown as Game, wish, {
        seed,
        policy,
        retelling: retelling as Retelling,
      })
      expect(differs, `seed ${seed}`).toBeUndefined()
    }
  },
  600_000,
)
