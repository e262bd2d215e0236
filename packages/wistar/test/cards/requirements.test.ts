import { describe, expect, test } from 'vitest'
import { playInvention, whyNotPlay } from '../../src/actions/play-invention.ts'
import { areaOf, guestsOf } from '../../src/zones.ts'
import { contentWith, idOf, play, Scene } from '../scene.ts'

describe('requirements', () => {
  const needing = (requires: object) => contentWith({ inventions: { 'inv-039': { requires } } })
  const why = (scene: Scene) => whyNotPlay(scene.table, 0, idOf(39), {})

  test('wood and metal are paid', () => {
    const scene = new Scene({ content: needing({ wood: 2, metal: 1 }) })
    play(scene, 0, 39)
    expect(scene.player(0)).toMatchObject({ wood: 0, metal: 2 })
    expect(scene.zone(areaOf(0))).toEqual([idOf(39)])
  })

  test('too little wood or metal is refused with what is missing', () => {
    const scene = new Scene({ content: needing({ wood: 3, metal: 3 }) })
    expect(why(scene)).toEqual({ code: 'needsWood', params: { needs: 3, has: 2 } })
    expect(why(scene.with(0, { wood: 3 }))).toEqual({ code: 'needsMetal', params: { needs: 3, has: 2 } })
  })

  test('movement tokens are paid', () => {
    const scene = new Scene({ content: needing({ movement: 1 }) })
    play(scene, 0, 39)
    expect(scene.player(0).movement).toBe(0)
    expect(why(scene)).toEqual({ code: 'needsMovement', params: { needs: 1, has: 0 } })
  })

  test('icons must be had and stay', () => {
    const scene = new Scene({ content: needing({ icons: { agility: 2 } }) }).icons(0, { agility: 2 })
    play(scene, 0, 39)
    expect(scene.player(0).icons.agility).toBe(2)
  })

  test('a joker is spent for each skill icon that is missing', () => {
    const scene = new Scene({ content: needing({ icons: { agility: 2, strength: 1 } }) })
    scene.icons(0, { agility: 1 }).with(0, { joker: 1 })
    expect(why(scene)).toEqual({
      code: 'needsIcons',
      params: { icon: 'strength', needs: 1, has: 0, jokers: 1 },
    })
    scene.with(0, { joker: 3 })
    play(scene, 0, 39)
    expect(scene.player(0).joker).toBe(1)
  })

  test('no joker stands in for energy', () => {
    const scene = new Scene({ content: needing({ icons: { energy: 1 } }) }).with(0, { joker: 5 })
    expect(why(scene)).toEqual({ code: 'needsIcons', params: { icon: 'energy', needs: 1, has: 0, jokers: 0 } })
  })

  test('an invention of a type must be in play', () => {
    const scene = new Scene({ content: needing({ types: { building: 1 } }) })
    expect(why(scene)).toEqual({ code: 'needsType', params: { type: 'building', needs: 1, has: 0 } })
    expect(why(scene.inPlay(0, 141))).toBeUndefined()
  })

  test('basic electricity is met by either side, strong electricity only by the yellow one', () => {
    const basic = new Scene({ content: needing({ electricity: 'basic' }) })
    expect(why(basic)).toEqual({ code: 'needsElectricity', params: { side: 'basic' } })
    expect(why(basic.with(0, { electricity: 1 }))).toBeUndefined()
    expect(why(basic.with(0, { electricity: 2 }))).toBeUndefined()
    const strong = new Scene({ content: needing({ electricity: 'strong' }) }).with(0, { electricity: 1 })
    expect(why(strong)).toEqual({ code: 'needsElectricity', params: { side: 'strong' } })
    expect(why(strong.with(0, { electricity: 2 }))).toBeUndefined()
  })

  test('guests must live on the board, and a cheese counts as one of the cellar', () => {
    const scene = new Scene({ content: needing({ guests: 2, cellarGuests: 1 }) }).bring('house-guest-01', guestsOf(0))
    expect(why(scene)).toEqual({ code: 'needsGuests', params: { area: 'any', needs: 2, has: 1 } })
    scene.bring('house-guest-02', guestsOf(0))
    expect(why(scene)).toEqual({ code: 'needsGuests', params: { area: 'cellar', needs: 1, has: 0 } })
    expect(why(scene.bring('cheese-6', guestsOf(0)))).toBeUndefined()
    const house = new Scene({ content: needing({ houseGuests: 1 }) })
    expect(why(house)).toEqual({ code: 'needsGuests', params: { area: 'house', needs: 1, has: 0 } })
  })

  test('rooms must be dug', () => {
    const scene = new Scene({ content: needing({ rooms: 2 }) }).with(0, { rooms: 1 })
    expect(why(scene)).toEqual({ code: 'needsRooms', params: { needs: 2, has: 1 } })
  })

  test('a free play ignores them all', () => {
    const scene = new Scene({ content: needing({ wood: 9, rooms: 6, electricity: 'strong' }) }).hand(0, 39)
    scene.run(playInvention(scene.table, 0, { free: true }), idOf(39))
    expect(scene.zone(areaOf(0))).toEqual([idOf(39)])
    expect(scene.player(0).wood).toBe(2)
  })

  test('only cards of the hand can be played, and one may leave it', () => {
    const scene = new Scene().hand(0, 39)
    scene.run(playInvention(scene.table, 0, {}), 'skip')
    const kind = scene.table.variant.kind(scene.asked[0] as never)
    expect(kind.why?.(scene.table, 0, {}, idOf(21))).toEqual({ code: 'notInHand' })
    expect(kind.why?.(scene.table, 0, { deck: 'advanced' }, idOf(39))).toEqual({
      code: 'otherSort',
      params: { sort: 'advanced' },
    })
    expect(kind.why?.(scene.table, 0, { type: 'building' }, idOf(39))).toEqual({
      code: 'otherSort',
      params: { sort: 'building' },
    })
    expect(kind.why?.(scene.table, 0, { without: 'endurance' }, idOf(39))?.code).toBe('hasIcon')
  })
})

describe('discounts', () => {
  test('1 wood or 1 metal less, as the player likes (30)', () => {
    const content = contentWith({ inventions: { 'inv-039': { requires: { wood: 1, metal: 1 } } } })
    const scene = new Scene({ content }).inPlay(0, 30).hand(0, 39)
    scene.run(playInvention(scene.table, 0, {}), idOf(39), { wood: 1 })
    expect(scene.player(0)).toMatchObject({ wood: 1, metal: 3 })
  })

  test('a guest makes an automaton of 2 metal cost 1 and leaves a tool as it is', () => {
    const requires = { metal: 2 }
    const scene = new Scene({
      content: contentWith({ inventions: { 'inv-091': { requires }, 'inv-039': { requires } } }),
    })
    scene.bring('house-guest-03', guestsOf(0)).with(0, { lasting: ['house-guest-03'] })
    expect(scene.with(0, { metal: 1 }) && whyNotPlay(scene.table, 0, idOf(91), {})).toBeUndefined()
    expect(whyNotPlay(scene.table, 0, idOf(39), {})).toEqual({ code: 'needsMetal', params: { needs: 2, has: 1 } })
    play(scene, 0, 91)
    expect(scene.player(0).metal).toBe(0)
    expect(whyNotPlay(scene.table, 0, idOf(39), {})).toEqual({ code: 'needsMetal', params: { needs: 2, has: 0 } })
  })

  test('the crane (164) helps only with buildings', () => {
    const requires = { wood: 3 }
    const scene = new Scene({
      content: contentWith({ inventions: { 'inv-141': { requires }, 'inv-039': { requires } } }),
    })
    scene.inPlay(0, 164)
    expect(whyNotPlay(scene.table, 0, idOf(141), {})).toBeUndefined()
    expect(whyNotPlay(scene.table, 0, idOf(39), {})?.code).toBe('needsWood')
  })

  test('the observatory (125) lets one ignore a skill icon, but not energy', () => {
    const content = contentWith({
      inventions: {
        'inv-039': { requires: { icons: { agility: 1 } } },
        'inv-021': { requires: { icons: { energy: 1 } } },
      },
    })
    const scene = new Scene({ content }).inPlay(0, 125)
    scene.icons(0, { agility: 0 })
    expect(whyNotPlay(scene.table, 0, idOf(39), {})).toBeUndefined()
    expect(whyNotPlay(scene.table, 0, idOf(21), {})?.code).toBe('needsIcons')
  })

  test('card 94 takes off 1 wood and 1 metal, in the Czech edition one of them', () => {
    const requires = { wood: 3, metal: 3 }
    const content = contentWith({ inventions: { 'inv-039': { requires }, 'inv-094': { requires: {} } } })
    const scene = new Scene({ content }).hand(0, 94, 39)
    scene.run(playInvention(scene.table, 0, {}), idOf(94), idOf(39))
    // The card played at a discount gives 1 metal itself.
    expect(scene.player(0)).toMatchObject({ wood: 0, metal: 1 })
    const czech = new Scene({ content, edition: 'czech' }).hand(0, 94, 39)
    expect(() => czech.run(playInvention(czech.table, 0, {}), idOf(94), idOf(39))).toThrow()
  })
})
