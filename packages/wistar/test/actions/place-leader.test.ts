import { describe, expect, test } from 'vitest'
import { actionAt } from '../../src/actions/place-leader.ts'
import { Scene, spaceWith } from '../scene.ts'

describe('placing leaders', () => {
  test('the space gives the main action outside the wheel and its own bonus, in either order', () => {
    const scene = new Scene()
    const seat = scene.mover
    scene.workers(seat, 1, 1, 1)
    const id = spaceWith(scene, 'joker')
    const action = actionAt(scene.table, id.split('-')[0] as string)
    scene.choose({ place: id })
    expect(scene.question.args).toEqual({ placed: true, main: action, bonus: ['joker'] })
    scene.choose({ bonus: 'joker' })
    expect(scene.player(seat).joker).toBe(1)
    expect(scene.question.args).toEqual({ placed: true, main: action, bonus: [] })
    expect(scene.offers({ main: action })).toBe(true)
  })

  test('a space is taken by one leader, and nobody has two in one segment', () => {
    const scene = new Scene()
    const [seat, other] = scene.state.order as [number, number]
    scene.choose({ place: 'S1-1' }, 'end')
    expect(scene.mover).toBe(other)
    expect(scene.why({ place: 'S1-1' })).toEqual({ code: 'spaceTaken' })
    expect(scene.offers({ place: 'S1-2' })).toBe(true)
    scene.choose({ place: 'hut' }, 'none', 'end')
    expect(scene.mover).toBe(seat)
    expect(scene.why({ place: 'S1-2' })).toEqual({ code: 'leaderInSegment' })
  })

  test('three leaders of one player may stand in the hut', () => {
    const scene = new Scene()
    const [seat] = scene.state.order as [number, number]
    for (let turn = 0; turn < 3; turn++) {
      scene.choose({ place: 'hut' }, 'wood', 'end')
      if (turn < 2) scene.choose({ place: 'hut' }, 'none', 'end')
    }
    expect(scene.state.hut.filter((owner) => owner === seat)).toHaveLength(3)
    expect(scene.player(seat)).toMatchObject({ leaders: 0, movement: 4, wood: 5 })
  })

  test('every player places 15 leaders in a game', () => {
    const scene = new Scene({ seats: 3 })
    const placed = [0, 0, 0]
    while (!scene.position.over) {
      const { seat } = scene.question
      if (scene.offers({ place: 'hut' })) placed[seat] = (placed[seat] as number) + 1
      const simple = [{ place: 'hut' }, 'none', 'end', 'skip', 'stop'].find((choice) => scene.offers(choice))
      scene.choose(simple ?? scene.position.space(scene.question).at(0))
    }
    expect(placed).toEqual([15, 15, 15])
  })

  test('the turn cannot end before a leader is placed, and no second one is placed', () => {
    const scene = new Scene()
    expect(scene.why('end')).toEqual({ code: 'placeLeaderFirst' })
    scene.choose({ place: 'S1-1' })
    expect(scene.why({ place: 'hut' })).toEqual({ code: 'leaderPlaced' })
  })

  test('at strength 0 the main action is refused and the bonus is there', () => {
    const scene = new Scene()
    scene.choose({ place: spaceWith(scene, 'joker') })
    const { main } = scene.question.args as { main: string }
    expect(scene.why({ main })).toEqual({ code: 'noStrength' })
    expect(scene.offers({ bonus: 'joker' })).toBe(true)
  })
})

describe('refusals', () => {
  test('everything a player would look for is offered or has a reason of its own', () => {
    const scene = new Scene()
    for (let turns = 0; turns < 40; turns++) {
      for (const { code, choice } of scene.refusals) expect(code, JSON.stringify(choice)).not.toBe('notOffered')
      scene.choose(scene.position.space(scene.question).at(turns % scene.position.space(scene.question).count()))
    }
  })
})
