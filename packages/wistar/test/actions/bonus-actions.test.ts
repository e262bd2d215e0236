import { describe, expect, test } from 'vitest'
import type { BonusAction } from '../../src/content/names.ts'
import { turnKind } from '../../src/round/turn.ts'
import { areaOf, guestsOf, handOf, ROUND_GUEST } from '../../src/zones.ts'
import { contentWith, idOf, Scene, spaceWith } from '../scene.ts'

describe('bonus actions', () => {
  const take = (bonus: BonusAction, prepare: (scene: Scene, seat: number) => unknown = () => undefined) => {
    const scene = new Scene()
    const seat = scene.mover
    prepare(scene, seat)
    scene.choose({ place: spaceWith(scene, bonus) })
    return { scene, seat }
  }

  test('move 1 worker, or 2 to different regions', () => {
    const one = take('move1', (scene, seat) => scene.workers(seat, 2, 0, 0))
    one.scene.choose({ bonus: 'move1' }, { from: 'forest', to: 'farm' })
    expect(one.scene.player(one.seat).workers).toEqual({ forest: 1, lair: 0, farm: 1 })
    const two = take('move2', (scene, seat) => scene.workers(seat, 2, 0, 0))
    two.scene.choose({ bonus: 'move2' }, { from: 'forest', to: 'farm' }, { from: 'forest', to: 'lair' })
    expect(two.scene.player(two.seat).workers).toEqual({ forest: 0, lair: 1, farm: 1 })
  })

  test('what is not taken is lost with the end of the turn', () => {
    const { scene, seat } = take('metal')
    const args = { placed: true, main: null, bonus: ['metal'] } as const
    expect(turnKind.lostBy?.(scene.table, seat, args, 'end')).toEqual([{ bonus: 'metal' }])
    expect(turnKind.lostBy?.(scene.table, seat, args, { bonus: 'metal' })).toEqual([])
  })

  test('with no worker on the board there is none to move', () => {
    const { scene } = take('move1')
    expect(scene.why({ bonus: 'move1' })).toEqual({ code: 'noWorkerOnBoard' })
  })

  test('1 metal, 1 wood, the top basic card', () => {
    const metal = take('metal')
    expect(metal.scene.choose({ bonus: 'metal' }).player(metal.seat).metal).toBe(3)
    const wood = take('wood')
    expect(wood.scene.choose({ bonus: 'wood' }).player(wood.seat).wood).toBe(3)
    const card = take('basicCard')
    expect(card.scene.choose({ bonus: 'basicCard' }).zone(handOf(card.seat))).toHaveLength(3)
  })

  test('1 exploration point, used at once', () => {
    const { scene, seat } = take('explore')
    scene.choose({ bonus: 'explore' }, { open: 'A-B' })
    expect(scene.question.kind).toBe('turn')
    expect(scene.zone(`doors/${seat}`)).toHaveLength(1)
  })

  test('a potion without going to the hut', () => {
    const { scene, seat } = take('potion')
    scene.choose({ bonus: 'potion' }, 'metal')
    expect(scene.player(seat)).toMatchObject({ metal: 3, movement: 1 })
    expect(scene.state.hut).toEqual([])
  })

  test('the round guest; without a free room the space can be used and the tile stays', () => {
    const { scene, seat } = take('roundGuest')
    const [guest] = scene.zone(ROUND_GUEST)
    scene.choose({ bonus: 'roundGuest' })
    expect(scene.zone(guestsOf(seat))).toEqual([guest])
    expect(scene.zone(ROUND_GUEST)).toEqual([])
    const full = take('roundGuest', (other, mover) => other.with(mover, { beds: 3, entrance: 5 }))
    expect(full.scene.why({ bonus: 'roundGuest' })).toEqual({ code: 'noFreeRoom' })
    expect(full.scene.zone(ROUND_GUEST)).toHaveLength(1)
  })

  test('there is one round guest in a round', () => {
    const { scene } = take('roundGuest', (other) => other.bring(other.zone(ROUND_GUEST)[0] as string, 'box'))
    expect(scene.why({ bonus: 'roundGuest' })).toEqual({ code: 'roundGuestTaken' })
  })

  test('play an invention', () => {
    const content = contentWith({ inventions: { 'inv-039': { requires: { wood: 1 } } } })
    const scene = new Scene({ content })
    const seat = scene.mover
    scene.hand(seat, 39).choose({ place: spaceWith(scene, 'playInvention') }, { bonus: 'playInvention' }, idOf(39))
    expect(scene.zone(areaOf(seat))).toEqual([idOf(39)])
  })

  test('with no card in hand there is none to play', () => {
    const scene = new Scene()
    scene.hand(scene.mover).choose({ place: spaceWith(scene, 'playInvention') })
    expect(scene.why({ bonus: 'playInvention' })).toEqual({ code: 'emptyHand' })
  })

  test('complete a mission: refused while there is none', () => {
    const { scene } = take('completeMission')
    expect(scene.why({ bonus: 'completeMission' })).toEqual({ code: 'noMissionHere' })
  })
})
