import { describe, expect, test } from 'vitest'
import { playInvention, whyNotPlay } from '../../src/actions/play-invention.ts'
import { cardsToCopy } from '../../src/cards/copy-card.ts'
import { areaOf, discardsOf, doorsOf, guestsOf, handOf } from '../../src/zones.ts'
import { contentWith, effect, idOf, play, Scene } from '../scene.ts'

describe('Robohorse (83)', () => {
  test.each([
    ['basic', 1],
    ['strong', 2],
  ])(
    'with %s electricity and the missile (21): 2 metal for a movement token and a point per cube',
    (_, electricity) => {
      const scene = new Scene().inPlay(0, 21).with(0, { electricity })
      Object.assign(scene.player(0).cubes, { porch: 'B1/1', vp3: 'B1/2', doubleMove: 'D1/1' })
      play(scene, 0, 83)
      expect(scene.player(0)).toMatchObject({ metal: 0, movement: 2, points: 13 })
    },
  )

  test('without electricity it cannot be played, with no number of jokers', () => {
    const scene = new Scene().inPlay(0, 21).with(0, { joker: 9 })
    expect(whyNotPlay(scene.table, 0, idOf(83), {})).toEqual({ code: 'needsElectricity', params: { side: 'basic' } })
  })
})

describe('cards the rulebooks explain', () => {
  test('wooden armour with 2 endurance icons draws 2 advanced cards', () => {
    const scene = new Scene().hand(0).icons(0, { endurance: 2 })
    const deck = scene.zone('advanced').length
    scene.run(effect(scene, 0, { do: 'gain', what: 'advancedCard', n: { count: 'icons', icon: 'endurance' } }))
    expect(scene.zone(handOf(0))).toHaveLength(2)
    expect(scene.zone('advanced')).toHaveLength(deck - 2)
  })

  test('skeleton key (12): a door anywhere, with its bonus', () => {
    const scene = new Scene()
    scene.run(effect(scene, 0, { do: 'openDoor', where: 'anywhere' }), 'F-G')
    expect(scene.zone(doorsOf(0))).toHaveLength(1)
    expect(scene.zone('door/F-G')).toEqual([])
  })

  test('cordless drill (15): a room free for each energy icon', () => {
    const scene = new Scene().icons(0, { energy: 2 })
    scene.run(effect(scene, 0, { do: 'digRooms', n: { count: 'icons', icon: 'energy' }, free: true }), 'dig', 'dig')
    expect(scene.player(0)).toMatchObject({ rooms: 2, metal: 2 })
  })

  test('jetpack (22): any room that can be reached without a door in the way', () => {
    const scene = new Scene({ seats: 2 }).with(0, { explorer: 'B' })
    scene.run(effect(scene, 0, { do: 'moveExplorer', how: 'reach' }), 'D')
    expect(scene.player(0).explorer).toBe('D')
    const kind = scene.table.variant.kind(scene.asked[0] as never)
    expect(kind.why?.(scene.table, 0, { how: 'reach' }, 'G')).toEqual({ code: 'outOfReach' })
  })

  test('camping tent (50): in a room in reach; with both tents out one may move', () => {
    const scene = new Scene({ seats: 2 }).with(0, { explorer: 'B' })
    scene.run(effect(scene, 0, { do: 'pitchTent', where: 'reach' }), { room: 'C' })
    expect(scene.player(0).tents).toEqual(['C'])
    scene.with(0, { tents: ['C', 'G'] })
    scene.run(effect(scene, 0, { do: 'pitchTent', where: 'reach' }), { room: 'D', from: 'G' })
    expect(scene.player(0).tents).toEqual(['C', 'D'])
  })

  test('mechanical calculator (69): an automaton free, nothing else', () => {
    const scene = new Scene().hand(0, 91, 39)
    scene.run(effect(scene, 0, { do: 'playInvention', type: 'automaton', free: true }), idOf(91))
    expect(scene.zone(areaOf(0))).toEqual([idOf(91)])
  })

  test('Robosnail (73) has a room of its own', () => {
    const scene = new Scene().with(0, { beds: 3 }).inPlay(0, 73)
    scene.run(effect(scene, 0, { do: 'buildBeds', n: 1 }), 'build')
    expect(scene.player(0).beds).toBe(4)
  })

  test('Robomouse (75): a guest of the pictured kind from the supply, if there is a room for it', () => {
    const scene = new Scene()
    scene.run(effect(scene, 0, { do: 'takeGuest', from: 'supply', area: 'cellar' }), 'cellar')
    expect(scene.zone(guestsOf(0))[0]).toMatch(/^cellar-guest/)
    const full = new Scene().with(0, { beds: 3 })
    full.run(effect(full, 0, { do: 'takeGuest', from: 'supply', area: 'cellar' }))
    expect(full.zone(guestsOf(0))).toEqual([])
  })

  test('mechanical chameleon (77): a once-per-round effect of anybody, also a used one, never its own', () => {
    const scene = new Scene()
      .inPlay(0, 77)
      .inPlay(1, 34)
      .with(1, { used: [idOf(34)] })
    scene.run(effect(scene, 0, { do: 'copyOncePerRound' }), idOf(34), { wood: 1 }, 'stop')
    expect(scene.player(0).wood).toBe(1)
    expect(scene.position.space(scene.asked[0] as never).includes(idOf(77))).toBe(false)
  })

  test('a card that copies twice is not copied either: two of them would look at each other without end', () => {
    const power = { kind: 'oncePerRound', effect: { do: 'repeat', n: 2, effect: { do: 'copyOncePerRound' } } }
    const content = contentWith({ inventions: { 'inv-034': { power }, 'inv-039': { power } } })
    const scene = new Scene({ content }).inPlay(0, 34).inPlay(1, 39)
    expect(cardsToCopy(scene.table, 0)).toEqual([])
  })

  test('Robotiger (78): for each strength icon one may play a card without strength, 1 wood and 1 metal cheaper', () => {
    const content = contentWith({
      inventions: {
        'inv-039': { icons: { strength: 1 }, requires: {} },
        'inv-021': { icons: { energy: 2 }, requires: { wood: 3, metal: 3 } },
        'inv-078': { icons: { agility: 1 } },
      },
    })
    const scene = new Scene({ content }).inPlay(0, 78).hand(0, 39, 21)
    scene.run(playInvention(scene.table, 0, {}), idOf(39), idOf(21))
    expect(scene.zone(areaOf(0))).toContain(idOf(21))
  })

  test('industrial joinery (118): an item for a bed', () => {
    const scene = new Scene().hand(0, 39)
    scene.run(
      effect(scene, 0, { do: 'pay', cost: { item: 1 }, effect: { do: 'buildBeds', n: 1, free: true } }),
      ...([{ card: 1 }, idOf(39), 'build'] as const),
    )
    expect(scene.player(0)).toMatchObject({ beds: 1, wood: 2, metal: 2 })
  })

  test('control tower (131): an objective lets one play free; in the Czech edition one must', () => {
    const scene = new Scene().hand(0, 39)
    scene.run(effect(scene, 0, { do: 'playInvention', free: true }), 'skip')
    const kind = scene.table.variant.kind(scene.asked[0] as never)
    expect(kind.space(scene.table, 0, { free: true, must: true }).includes('skip')).toBe(false)
    expect(kind.why?.(scene.table, 0, { free: true, must: true }, 'skip')).toEqual({ code: 'mustPlay' })
  })

  test('supercomputer (134): 2 items, three basic cards, one of them free, the others discarded', () => {
    const scene = new Scene().hand(0)
    const before = scene.zone(discardsOf('basic')).length
    const flow = effect(scene, 0, { do: 'pay', cost: { item: 2 }, effect: { do: 'playDrawn', deck: 'basic', draw: 3 } })
    scene.run(flow, { wood: 1, metal: 1 }, 'skip')
    expect(scene.asked.map(({ kind }) => kind)).toEqual(['effect.pay', 'playInvention'])
    expect(scene.zone(discardsOf('basic'))).toHaveLength(before + 3)
    expect(scene.zone('drawn/0')).toEqual([])
  })

  test('automated laboratory (137): a tool of the row must be taken; in the Czech reading the deck may be searched', () => {
    const scene = new Scene().hand(0)
    scene.bring(idOf(39), 'market/basic')
    scene.run(effect(scene, 0, { do: 'findInvention', deck: 'basic', type: 'tool' }), idOf(39))
    expect(scene.zone(handOf(0))).toEqual([idOf(39)])
    const czech = new Scene().hand(0)
    czech.bring(idOf(39), 'market/basic')
    czech.run(effect(czech, 0, { do: 'findInvention', deck: 'basic', type: 'tool', may: true }), 'deck')
    expect(czech.zone(handOf(0))).toHaveLength(1)
    expect(czech.zone(handOf(0))).not.toContain(idOf(39))
    expect(czech.zone('turned')).toEqual([])
  })

  test('hostel (141): a built bed for 2 wood; its space stays uncovered and its worker stays', () => {
    const scene = new Scene().with(0, { beds: 2, entrance: 4 })
    scene.run(effect(scene, 0, { do: 'pay', cost: { bed: 1 }, effect: { do: 'gain', what: 'wood', n: 2 } }))
    expect(scene.player(0)).toMatchObject({ beds: 2, bedsGone: 1, wood: 4, entrance: 4 })
  })

  test('scholar’s tower (144): the top card to the hand if it is a tool, else to the discards', () => {
    const scene = new Scene().hand(0)
    const others = scene.zone('advanced').filter((card) => card !== idOf(21))
    scene.table.move(others, 'advanced', 'box')
    scene.bring(idOf(21), 'advanced')
    scene.run(effect(scene, 0, { do: 'revealTop', deck: 'advanced', type: 'tool' }))
    expect(scene.zone(handOf(0))).toEqual([idOf(21)])
    scene.bring(idOf(83), 'advanced').run(effect(scene, 0, { do: 'revealTop', deck: 'advanced', type: 'tool' }))
    expect(scene.zone(discardsOf('advanced'))).toContain(idOf(83))
  })

  test('archive (156): any card of the discards', () => {
    const scene = new Scene().hand(0)
    scene.bring(idOf(83), discardsOf('advanced'))
    scene.run(effect(scene, 0, { do: 'takeDiscarded' }), idOf(83))
    expect(scene.zone(handOf(0))).toEqual([idOf(83)])
  })

  test('land yacht (55): a brown cube leaves the game, its fee is paid, its ability works', () => {
    const scene = new Scene().hand(0)
    scene.run(effect(scene, 0, { do: 'removeCube', colour: 'brown' }), 'bedDiscount', { metal: 1 })
    expect(scene.player(0).cubes.bedDiscount).toBe('gone')
    expect(scene.player(0).metal).toBe(1)
  })

  test('hot-air balloon (38): two objectives are drawn, one is kept face up, the other leaves the game', () => {
    const scene = new Scene()
    const others = scene.zone('objectiveDeck').filter((card) => !['objective-01', 'objective-02'].includes(card))
    scene.table.move(others, 'objectiveDeck', 'box')
    scene.bring('objective-01', 'objectiveDeck').bring('objective-02', 'objectiveDeck')
    scene.run(effect(scene, 0, { do: 'drawObjectives', draw: 2 }), 'objective-01')
    expect(scene.zone('private/0')).toEqual(['objective-01'])
    expect(scene.zone('box')).toContain('objective-02')
  })
})
