import { describe, expect, test } from 'vitest'
import { chooseHelper } from '../../src/actions/choose-helper.ts'
import { contentWith, deal, give, type Prepare, Workbench } from '../workbench.ts'
import { doing } from './doing.ts'

describe('choose a helper', () => {
  const content = contentWith({
    helpers: {
      'early-helper-01': {
        cost: 5,
        ability: { kind: 'immediate', effect: { do: 'gain', what: 'glue', n: 1 } },
        production: { do: 'gain', what: 'blades', n: 1 },
      },
      'early-helper-02': { cost: 12, ability: { kind: 'permanent', always: { rule: 'spliceFree' } } },
      'early-helper-03': { production: { do: 'gain', what: 'scrapwood', n: 2 } },
      'early-helper-04': { cost: 1 },
    },
    helperSlots: {
      'slot-02': { income: { track: 'berryIncome', steps: 1 }, production: 2 },
    },
  })
  const lay: Prepare = (state, player) => {
    deal(state, 'helpers', 'early-helper-01', 'early-helper-02', 'early-helper-04')
    deal(state, 'workshop/0', 'early-helper-03')
    player.slots[0] = 'early-helper-03'
  }

  test('it is paid at once, without credit', () => {
    const bench = doing(
      'chooseHelper',
      (state, player) => {
        lay(state, player)
        give(state, player, { berries: 11 })
      },
      { content },
    )
    expect(bench.whyNot('early-helper-02')).toBe('needsBerries')
    expect(bench.choose('early-helper-01').player().berries).toBe(6)
  })

  test('it must share a side with another helper', () => {
    const bench = doing('chooseHelper', lay, { content }).choose('early-helper-01')
    expect(bench.choices).toEqual(['"slot-02"', '"slot-05"'])
    expect(bench.whyNot('slot-01')).toBe('slotFilled')
    expect(bench.whyNot('slot-06')).toBe('slotApart')
  })

  test('a workshop whose other spaces share no side with a helper is full', () => {
    const lonely = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        `slot-${String(index + 2).padStart(2, '0')}`,
        { column: index * 2 + 3, row: 3 },
      ]),
    )
    const bench = new Workbench(lay, { content: contentWith({ helperSlots: lonely }) })
    expect(bench.position.table.content.slots.filter(({ neighbours }) => neighbours.length > 0)).toEqual([])
    expect(chooseHelper.why(bench.position.table, 0, 0)).toEqual({ code: 'workshopFull' })
  })

  test('the slot’s income comes first, then the immediate ability, then production in which the newcomer may take part', () => {
    const bench = doing('chooseHelper', lay, { content }).choose('early-helper-01')
    const before = bench.player().berryIncome
    bench.choose('slot-02')
    expect(bench.player().berryIncome).toBe(before + 1)
    expect(bench.player().glue).toBe(1)
    expect(bench.asked).toBe('produce')
    bench.choose('early-helper-01')
    expect(bench.whyNot('early-helper-01')).toBe('producedAlready')
    bench.choose('early-helper-03')
    expect([bench.player().blades, bench.player().scrapwood]).toEqual([1, 2])
    expect(bench.zone('helpers')).toHaveLength(4)
  })

  test('in a full workshop the action is not possible', () => {
    const bench = new Workbench((state, player) => {
      deal(state, 'helpers', 'early-helper-01')
      player.slots.forEach((_, slot) => {
        const helper = (state.zones.lateHelpers as string[])[0] as string
        deal(state, 'workshop/0', helper)
        player.slots[slot] = helper
      })
      give(state, player, { lanterns: 0 })
    })
    bench.choose({ move: 'chooseHelper' })
    expect(bench.whyNot({ act: 'chooseHelper' })).toBe('workshopFull')
    expect(bench.offers('berries')).toBe(true)
  })
})
