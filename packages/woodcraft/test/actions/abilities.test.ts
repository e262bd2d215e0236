import { describe, expect, test } from 'vitest'
import { contentWith, deal, type Prepare, Workbench } from '../workbench.ts'

describe('once-per-turn abilities', () => {
  const content = contentWith({
    helpers: {
      'early-helper-01': { ability: { kind: 'oncePerTurn', effect: { do: 'gain', what: 'glue', n: 1 } } },
      'early-helper-02': { ability: { kind: 'immediate', effect: { do: 'gain', what: 'glue', n: 1 } } },
    },
  })
  const hired: Prepare = (state, player) => {
    deal(state, 'workshop/0', 'early-helper-01', 'early-helper-02')
    player.slots.splice(0, 2, 'early-helper-01', 'early-helper-02')
  }

  test('each is used once in a turn, at any time', () => {
    const bench = new Workbench(hired, { content }).choose({ ability: 'early-helper-01' })
    expect(bench.player().glue).toBe(1)
    expect(bench.whyNot({ ability: 'early-helper-01' })).toBe('abilityUsed')
  })

  test('other helpers have none', () => {
    const bench = new Workbench(hired, { content })
    expect(bench.whyNot({ ability: 'early-helper-02' })).toBe('noTurnAbility')
    expect(bench.whyNot({ ability: 'early-helper-03' })).toBe('notYourHelper')
  })
})
