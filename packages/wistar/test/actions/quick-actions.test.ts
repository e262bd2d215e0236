import { describe, expect, test } from 'vitest'
import { ENTRANCE } from '../../src/content/names.ts'
import { handOf, OBJECTIVES } from '../../src/zones.ts'
import { effect, idOf, Scene } from '../scene.ts'

describe('quick actions', () => {
  test('any 3 items buy a joker', () => {
    const scene = new Scene()
    const seat = scene.mover
    scene.hand(seat, 39).choose({ buy: 'joker' }, { wood: 1, metal: 1, card: 1 }, idOf(39))
    expect(scene.player(seat)).toMatchObject({ wood: 1, metal: 1, joker: 1 })
    expect(scene.zone(handOf(seat))).toEqual([])
  })

  test('jokers and movement tokens do not run out with the 12 and 20 of the box', () => {
    const scene = new Scene()
    const [seat, other] = scene.state.order as [number, number]
    scene.with(seat, { wood: 3, metal: 0 }).with(other, { joker: 12, movement: 20 })
    scene.choose({ buy: 'joker' }, { wood: 3 })
    scene.run(effect(scene, seat, { do: 'gain', what: 'movement', n: 2 }))
    expect(scene.player(seat)).toMatchObject({ wood: 0, joker: 1, movement: 3 })
  })

  test('any 4 items buy electricity: grey, then yellow, then no more', () => {
    const scene = new Scene()
    const seat = scene.mover
    scene.hand(seat, 39).with(seat, { wood: 7, metal: 2 })
    scene.choose({ buy: 'electricity' }, { wood: 2, metal: 1, card: 1 }, idOf(39))
    expect(scene.player(seat)).toMatchObject({ electricity: 1, wood: 5, metal: 1 })
    scene.choose({ buy: 'electricity' }, { wood: 4 })
    expect(scene.player(seat)).toMatchObject({ electricity: 2, wood: 1 })
    expect(scene.why({ buy: 'electricity' })).toEqual({ code: 'electricityStrong' })
    expect(scene.with(seat, { metal: 0 }).why({ buy: 'joker' })).toEqual({
      code: 'needsItems',
      params: { needs: 3, has: 1 },
    })
  })

  test('a movement token moves a worker, two with the ability', () => {
    const scene = new Scene()
    const seat = scene.mover
    expect(scene.why({ move: { from: 'forest', to: 'lair' } })).toEqual({
      code: 'noWorkerIn',
      params: { region: 'forest' },
    })
    scene.workers(seat, 2, 0, 0).choose({ move: { from: 'forest', to: 'lair' } })
    expect(scene.player(seat)).toMatchObject({ movement: 0, workers: { forest: 1, lair: 1, farm: 0 } })
    expect(scene.why({ move: { from: 'forest', to: 'lair' } })).toEqual({ code: 'noMovementToken' })
    scene.with(seat, { movement: 1 }).unlocked(seat, 'doubleMove')
    scene.choose({ move: { from: 'forest', to: 'farm' } }, { from: 'lair', to: 'farm' })
    expect(scene.player(seat).workers).toEqual({ forest: 0, lair: 0, farm: 2 })
  })

  test('a worker goes from the lair entrance to a region', () => {
    const scene = new Scene()
    const seat = scene.mover
    scene.choose({ send: 'forest' }, { send: 'farm' })
    expect(scene.player(seat)).toMatchObject({ entrance: 0, workers: { forest: 1, lair: 0, farm: 1 } })
    expect(scene.why({ send: 'farm' })).toEqual({ code: 'noWorkerAtEntrance' })
  })

  test('a once-per-round card is used once, and again in the next round', () => {
    const scene = new Scene()
    const seat = scene.mover
    scene.inPlay(seat, 34).hand(seat)
    scene.choose({ use: idOf(34) }, { wood: 1 }, 'stop')
    expect(scene.player(seat)).toMatchObject({ wood: 1, used: [idOf(34)] })
    expect(scene.why({ use: idOf(34) })).toEqual({ code: 'usedThisRound' })
    while (scene.state.round === 1) {
      const simple = [{ place: 'hut' }, 'none', 'end'].find((choice) => scene.offers(choice))
      scene.choose(simple ?? scene.position.space(scene.question).at(0))
    }
    expect(scene.player(seat).used).toEqual([])
  })

  test('a card that is not in play or acts otherwise cannot be used', () => {
    const scene = new Scene()
    scene.inPlay(scene.mover, 21)
    expect(scene.why({ use: idOf(34) })).toEqual({ code: 'notOncePerRound' })
    expect(scene.why({ use: idOf(21) })).toEqual({ code: 'notOncePerRound' })
  })

  test('a tent stands where the explorer is: not at the entrance, not twice in a room, and there are two', () => {
    const scene = new Scene()
    const seat = scene.mover
    expect(scene.player(seat).explorer).toBe(ENTRANCE)
    expect(scene.why('tent')).toEqual({ code: 'noTentAtEntrance' })
    scene.with(seat, { explorer: 'B' }).choose('tent')
    expect(scene.player(seat).tents).toEqual(['B'])
    expect(scene.why('tent')).toEqual({ code: 'tentHere' })
    scene.with(seat, { explorer: 'C' }).choose('tent')
    scene.with(seat, { explorer: 'D' })
    expect(scene.why('tent')).toEqual({ code: 'noneLeft', params: { what: 'tents' } })
  })
})

describe('objectives', () => {
  const roomsDug = (scene: Scene) => {
    const [first] = scene.zone(OBJECTIVES)
    scene.bring(first as string, 'objectiveDeck').bring('objective-01', OBJECTIVES)
    scene.state.claims['objective-01'] = [null, null]
    return scene
  }

  test('3 rooms dug: a disc, an advanced card and 4 points; the next player needs 4; nobody claims twice', () => {
    const scene = roomsDug(new Scene())
    const [seat, other] = scene.state.order as [number, number]
    scene.with(seat, { rooms: 3 }).with(other, { rooms: 3, joker: 5 }).hand(seat)
    scene.choose({ claim: 'objective-01' })
    expect(scene.player(seat)).toMatchObject({ points: 14, discs: 2 })
    expect(scene.zone(handOf(seat))).toHaveLength(1)
    expect(scene.why({ claim: 'objective-01' })).toEqual({ code: 'objectiveClaimed' })
    scene.choose({ place: 'hut' }, 'none', 'end')
    expect(scene.why({ claim: 'objective-01' })).toEqual({ code: 'objectiveNotReached', params: { needs: 4, has: 3 } })
    scene.with(other, { rooms: 4 }).choose({ claim: 'objective-01' })
    expect(scene.state.claims['objective-01']).toEqual([seat, other])
  })

  test('with every space taken nobody else can claim', () => {
    const scene = roomsDug(new Scene({ seats: 3 }))
    const seat = scene.mover
    scene.state.claims['objective-01'] = [(seat + 1) % 3, (seat + 2) % 3]
    scene.with(seat, { rooms: 6 })
    expect(scene.why({ claim: 'objective-01' })).toEqual({ code: 'objectiveFull' })
  })

  test('a private objective (38) is claimed once, by its owner alone, with a disc', () => {
    const scene = new Scene()
    const [seat, other] = scene.state.order as [number, number]
    scene.bring('objective-01', `private/${seat}`).with(seat, { rooms: 3 }).with(other, { rooms: 6 })
    scene.choose({ claim: 'objective-01' })
    expect(scene.player(seat)).toMatchObject({ points: 14, discs: 2, reached: ['objective-01'] })
    expect(scene.why({ claim: 'objective-01' })).toEqual({ code: 'objectiveClaimed' })
    scene.choose({ place: 'hut' }, 'none', 'end')
    expect(scene.why({ claim: 'objective-01' })).toEqual({ code: 'notYourObjective' })
  })

  test('a private objective (38) is out of reach without a disc: three objectives are the most', () => {
    const scene = new Scene()
    const seat = scene.mover
    scene.bring('objective-01', `private/${seat}`).with(seat, { rooms: 3, discs: 0 })
    expect(scene.why({ claim: 'objective-01' })).toEqual({ code: 'noneLeft', params: { what: 'discs' } })
  })
})
