import { Match } from '@nora/kernel'
import { houseContent, type WistarTable, wistarGame } from '@nora/wistar'
import { describe, expect, it } from 'vitest'
import { LONG_FOR_NARROW, parted } from '../../src/wistar/cards/card-name.ts'
import { effectIcons, powerIcons } from '../../src/wistar/cards/effect-icons.ts'
import { needIcons } from '../../src/wistar/cards/needs.ts'
import { provenanceOf } from '../../src/wistar/cards/provenance.ts'
import { sortHand } from '../../src/wistar/cards/sort-hand.ts'
import { placePreview, plainGain } from '../../src/wistar/tray/turn-preview.ts'

function tableOfTwo(): WistarTable {
  const match = Match.open(wistarGame, { mode: 'classic', seats: 2 }, { seed: 3 })
  return match.currentPosition().table as unknown as WistarTable
}

describe('what cards say in pictures', () => {
  it('says something for every invention, guest, mission row, objective and door of the house set', () => {
    const { inventions, guests, missions, objectives, doors } = houseContent.tables
    const effects = [
      ...[...missions].flatMap(({ reveal, rows }) => [reveal, ...rows.map(({ reward }) => reward)]),
      ...[...objectives, ...doors].map(({ bonus }) => bonus),
    ]
    for (const effect of effects) expect(effectIcons(effect).length).toBeGreaterThan(0)
    for (const { id, power } of [...inventions, ...guests])
      expect([id, powerIcons(power).some(({ icon }) => icon !== undefined)]).toEqual([id, true])
  })

  it('shows what is paid, an arrow, and what one gets', () => {
    const trade = { do: 'pay', cost: { wood: 2 }, effect: { do: 'gain', what: 'points', n: 3 } }
    expect(effectIcons(trade)).toEqual([{ icon: 'wood', n: 2 }, { text: '→' }, { icon: 'points', n: 3 }])
  })

  it('shows points for each thing that is counted', () => {
    const power = { kind: 'endgame', points: { count: 'doors', times: 2 } } as const
    expect(powerIcons(power)).toEqual([{ icon: 'points', n: 2 }, { text: '×' }, { icon: 'door', n: undefined }])
  })
})

describe('what a player lacks', () => {
  it('is counted thing by thing', () => {
    const table = tableOfTwo()
    Object.assign(table.state.players[0] ?? {}, { wood: 1, metal: 3 })
    expect(needIcons(table, 0, { wood: 2, metal: 1, icons: { agility: 1 } })).toEqual([
      { icon: 'wood', n: 2, isMissing: true, lacks: 1, isSkill: false },
      { icon: 'metal', n: 1, isMissing: false, lacks: 0, isSkill: false },
      { icon: 'skill-agility', n: undefined, isMissing: true, lacks: 1, isSkill: true },
    ])
  })

  it('sorts a hand: now, with a joker, not yet', () => {
    const table = tableOfTwo()
    // Kite on a Wire: wood 1, metal 3. Thinking Cap: wood 2, metal 1, intelligence 1. Pocket Volcano needs electricity too.
    const hand = ['inv-001', 'inv-002', 'inv-003']
    Object.assign(table.state.players[0] ?? {}, { wood: 3, metal: 3, joker: 1 })
    const sorted = sortHand(table, 0, hand).map(({ card, playable, jokers }) => [card, playable, jokers])
    expect(sorted).toEqual([
      ['inv-003', 'now', 0],
      ['inv-002', 'joker', 1],
      ['inv-001', 'notYet', 0],
    ])
    const volcano = sortHand(table, 0, hand).at(-1)
    expect(volcano?.missing.map(({ icon }) => icon)).toEqual(['skill-strength', 'electricity'])
  })
})

describe('what a leader would bring', () => {
  it('is told as changes of the stock, and by signs where there is a choice', () => {
    const table = tableOfTwo()
    const player = table.state.players[0]
    Object.assign(player ?? {}, { wood: 1, metal: 1, joker: 0, movement: 0 })
    Object.assign(player?.workers ?? {}, { forest: 2, lair: 0, farm: 0 })
    expect(plainGain(table, 0, { main: 'gatherWood' })).toEqual({ good: 'wood', n: 2 })
    expect(plainGain(table, 0, { main: 'explore' })).toBeUndefined()
    expect(plainGain(table, 0, { bonus: 'basicCard' })).toBeUndefined()
    expect(placePreview(table, 0, 'hut')).toEqual({
      action: 'hut',
      strength: undefined,
      changes: [{ icon: 'movement', from: 0, to: 1 }],
      others: ['potion'],
    })
    const [segment = ''] = table.state.wheel
    const preview = placePreview(table, 0, `${segment}-1`)
    expect(preview?.action).toBe('gatherWood')
    expect(preview?.strength).toBe(2)
    expect(preview?.changes.find(({ icon }) => icon === 'wood')?.to).toBeGreaterThanOrEqual(3)
  })
})

it('says where the text of a component comes from', () => {
  const table = tableOfTwo()
  expect(provenanceOf(table, 'inv-001')).toBe('house')
  expect(provenanceOf(table, 'door-01')).toBe('rulebook')
})

describe('a long word in the name of a card', () => {
  it('may be parted between two syllables near its middle', () => {
    expect(parted('Электролесопилка')).toBe('Электро\u00adлесопилка')
    expect(parted('Zautomatyzowane piekło')).toBe('Zautoma\u00adtyzowane piekło')
  })

  it('keeps two letters together that are one', () => {
    expect(parted('przetwarzania')).toBe('przetwa\u00adrzania')
  })

  it('stays as it is where it is short', () => {
    expect(parted('Rope Bridge')).toBe('Rope Bridge')
  })

  it('is parted sooner where there is less room', () => {
    expect(parted('Университет')).toBe('Университет')
    expect(parted('Университет хлама', LONG_FOR_NARROW)).toBe('Уни\u00adверситет хлама')
  })
})
