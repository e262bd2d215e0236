import { totalOf } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { earnedOf, finalScoring, judgedOf, outcomeOf, sheetOf } from '../../src/scoring/final-scoring.ts'
import { guestsOf } from '../../src/zones.ts'
import { contentWith, idOf, Scene } from '../scene.ts'

const line = (scene: Scene, id: string) => totalOf(sheetOf(scene.table, 0).filter((entry) => entry.id === id))

describe('final scoring', () => {
  test('the example of the rulebooks comes to 86', () => {
    const endgame = (count: object) => ({ kind: 'endgame', points: count })
    const content = contentWith({
      boards: { board: { beds: [1, 2, 4, 5, 7, 9], rooms: [0, 1, 3, 6, 10, 12] } },
      inventions: {
        'inv-039': { points: 6, icons: {}, power: endgame({ count: 'tents', times: 3 }) },
        'inv-091': { points: 5, icons: {}, power: endgame({ count: 'doors', times: 4 }) },
        'inv-176': { points: 3, icons: {}, power: endgame({ count: 'objectives', times: 5 }) },
      },
      guests: { 'house-guest-01': { points: 3 }, 'house-guest-04': { points: 1 } },
    })
    const scene = new Scene({ content }).inPlay(0, 39, 91, 176).hand(0, 12, 15, 18, 21)
    scene.with(0, { points: 22, wood: 2, metal: 1, movement: 1, joker: 1, electricity: 2, beds: 5, rooms: 5 })
    scene.with(0, { tents: ['B'], reached: ['objective-01'] }).bring('door-01', 'doors/0')
    scene.unlocked(0, 'vp3', 'vp6', 'doubleMove', 'porch', 'hero')
    scene.bring('house-guest-01', guestsOf(0)).bring('house-guest-04', guestsOf(0))
    expect(line(scene, 'played')).toBe(22)
    expect(line(scene, 'ability') + line(scene, 'abilityPair')).toBe(14)
    expect(line(scene, 'beds')).toBe(7)
    expect(line(scene, 'rooms')).toBe(10)
    expect(line(scene, 'guest')).toBe(4)
    expect(line(scene, 'invention')).toBe(14)
    expect(line(scene, 'endgame')).toBe(3 + 4 + 5)
    expect(line(scene, 'electricity')).toBe(2)
    expect(line(scene, 'leftovers')).toBe(1)
    expect(line(scene, 'jokers')).toBe(0)
    expect(totalOf(sheetOf(scene.table, 0))).toBe(86)
  })

  test('abilities: 3 and 6 points, 2 for the pair, 1, 2 and 0', () => {
    const scene = new Scene().unlocked(0, 'vp3', 'vp6', 'doubleMove', 'porch', 'bedDiscount')
    expect(line(scene, 'ability') + line(scene, 'abilityPair')).toBe(14)
    expect(line(new Scene().unlocked(0, 'vp6'), 'abilityPair')).toBe(0)
  })

  test('only the highest bed and room count, occupied or not', () => {
    const content = contentWith({ boards: { board: { beds: [2, 7, 8, 9, 10, 11], rooms: [0, 1, 10, 11, 12, 13] } } })
    const scene = new Scene({ content }).with(0, { beds: 2, rooms: 3 })
    expect(line(scene, 'beds')).toBe(7)
    expect(line(scene, 'rooms')).toBe(10)
    expect(line(new Scene({ content }), 'beds')).toBe(0)
  })

  test.each([
    [4, 0],
    [5, 1],
    [8, 1],
    [10, 2],
  ])('%i things left over are worth %i', (things, points) => {
    const scene = new Scene().hand(0).with(0, { wood: things, metal: 0, movement: 0 })
    expect(line(scene, 'leftovers')).toBe(points)
  })

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
  ])('%i jokers are worth %i', (joker, points) => {
    expect(line(new Scene().with(0, { joker }), 'jokers')).toBe(points)
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 2],
  ])('electricity %i is worth %i', (electricity, points) => {
    expect(line(new Scene().with(0, { electricity }), 'electricity')).toBe(points)
  })

  test('metal warehouse (176): 5 metal give 5 points and still count among what is left over', () => {
    const scene = new Scene().hand(0).inPlay(0, 176).with(0, { wood: 0, metal: 5, movement: 0 })
    expect(line(scene, 'endgame')).toBe(5)
    expect(line(scene, 'leftovers')).toBe(1)
  })

  test('radio room (136): 2 points for each grey cube; study (143): 1 for each brown one, 2 in the Czech edition', () => {
    const brown = ['vp3', 'porch', 'doubleMove', 'skillToken'] as const
    expect(line(new Scene().inPlay(0, 136).unlocked(0, 'vp6', 'hero'), 'endgame')).toBe(4)
    expect(line(new Scene().inPlay(0, 143).unlocked(0, ...brown), 'endgame')).toBe(4)
    expect(line(new Scene({ edition: 'polish' }).inPlay(0, 143).unlocked(0, ...brown), 'endgame')).toBe(4)
    expect(line(new Scene({ edition: 'czech' }).inPlay(0, 143).unlocked(0, ...brown), 'endgame')).toBe(8)
  })

  test('a cheese is worth its points, and the games room (150) does not act in scoring', () => {
    const scene = new Scene().inPlay(0, 150).bring('cheese-6', guestsOf(0))
    expect(line(scene, 'guest')).toBe(6)
    expect(sheetOf(scene.table, 0).filter(({ item }) => item === idOf(150))).toEqual([
      { id: 'invention', points: 1, item: idOf(150) },
    ])
  })

  test('the hut settles the turn order once more, and so a tie', () => {
    const scene = new Scene().hand(0).hand(1)
    scene.state.order = [0, 1]
    scene.state.hut = [1]
    expect(finalScoring(scene.table).next()).toEqual({ done: true, value: null })
    expect(scene.state.order).toEqual([1, 0])
    expect(outcomeOf(scene.table).standings.map(({ seat }) => seat)).toEqual([1, 0])
  })

  test('a tie is won by the player earlier in turn order', () => {
    const scene = new Scene().hand(0).hand(1)
    scene.state.order = [1, 0]
    const { standings } = outcomeOf(scene.table)
    expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ])
  })
})

describe('what is earned and stays', () => {
  const scene = new Scene().hand(0).with(0, { points: 7, wood: 10, metal: 0, movement: 0, joker: 4 })

  test('is without things and jokers that may still be used', () => {
    expect([line(scene, 'leftovers'), line(scene, 'jokers')]).toEqual([2, 2])
    const ids = earnedOf(scene.table, 0).map(({ id }) => id)
    expect([ids.includes('played'), ids.includes('leftovers'), ids.includes('jokers')]).toEqual([true, false, false])
    expect(totalOf(sheetOf(scene.table, 0)) - totalOf(earnedOf(scene.table, 0))).toBe(4)
  })

  test('is what a choice is judged by until the last round', () => {
    expect(judgedOf(scene.table, 0)).toEqual(earnedOf(scene.table, 0))
    scene.table.state.round = 5
    expect(judgedOf(scene.table, 0)).toEqual(sheetOf(scene.table, 0))
  })
})
