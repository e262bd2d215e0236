import { woodcraftWithPack } from '@nora/woodcraft'
import { expect, it } from 'vitest'
import { woodcraftCasual } from '../src/index.ts'
import { play, settingOf } from './table.ts'

const produceTwo = { do: 'produce', helpers: 2 }
const production = { do: 'seq', effects: [{ do: 'gain', what: 'berries', n: 1 }, produceTwo] }

it('a helper whose production lets helpers produce is weighed, and does not go round in circles', () => {
  const helpers = { 'early-helper-01': { production }, 'early-helper-02': { production } }
  const game = woodcraftWithPack({
    format: 'nora-pack',
    game: 'woodcraft',
    name: 'mine',
    records: { helpers },
  } as never)
  const { outcome } = play(settingOf(game, { mode: 'classic', seats: 4 }), () => woodcraftCasual.mind(), 5)
  expect(outcome.standings).toHaveLength(4)
})
