import { type AnytimeEffect, type CardOf, cardOf, catsGame } from '@nora/cats'
import type { GameEvent, Item } from '@nora/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { catsCasual } from '../src/index.ts'
import { catsSetting } from './cats-table.ts'
import { play } from './table.ts'

const GAMES = 20

/** How often each thing was done, over all seats and games. */
const done = new Map<string, number>()
/** The cards that brought points in some game. */
const paying = new Set<Item>()

function count(what: string): void {
  done.set(what, (done.get(what) ?? 0) + 1)
}

function notice(event: GameEvent): void {
  const { type, items } = event
  if (type === 'move') return
  count(type)
  if (type === 'bought') for (const card of items ?? []) count(`bought ${cardOf(catsGame.content, card).kind}`)
  if (type === 'anytimePlayed') count(`anytime ${effectName(items?.[0] as Item)}`)
  if (type === 'rescued') count(`rescued from the ${event.zone} zone in a ${event.basket} basket`)
  if (type === 'treasureCardPlayed') count(`treasure card for ${event.take}`)
}

function effectName(card: Item): string {
  const { effect } = cardOf(catsGame.content, card) as CardOf<'anytime'>
  return `${effect.effect} ${detailOf(effect)}`.trim()
}

function detailOf(effect: AnytimeEffect): string {
  if (effect.effect === 'gainFish') return effect.of.count
  return effect.effect === 'gainBasket' ? (effect.discard?.what ?? '') : ''
}

beforeAll(() => {
  const variant = catsSetting({ mode: 'classic', seats: 2 })
  for (let seed = 1; seed <= GAMES; seed++) {
    const { outcome } = play(variant, () => catsCasual.mind(), seed, notice)
    for (const { sheet } of outcome.standings) {
      for (const { id, item, points } of sheet) {
        if (points > 0) count(`points for ${id}`)
        if (item && points > 0) paying.add(item)
        if (id === 'sections' && points > -35) count('a full section')
      }
    }
  }
}, 60_000)

describe(`over ${GAMES} games for two the casual bot`, () => {
  it.each(['rescue', 'oshax', 'treasure', 'privateLesson', 'publicLesson', 'anytime'])('buys cards: %s', (kind) => {
    expect(done.get(`bought ${kind}`)).toBeGreaterThan(0)
  })

  it.each(['left', 'right'])('rescues cats from the %s zone in every sort of basket', (zone) => {
    for (const basket of ['permanent', 'single', 'broken'])
      expect(done.get(`rescued from the ${zone} zone in a ${basket} basket`)).toBeGreaterThan(0)
  })

  it('plays every sort of anytime card', () => {
    const { discovery } = catsGame.content.tables
    const effects = new Set(discovery.filter(({ kind }) => kind === 'anytime').map(({ id }) => effectName(id)))
    const unplayed = [...effects].filter((effect) => !done.has(`anytime ${effect}`))
    expect(unplayed).toEqual([])
  })

  it('raises a hand between turns, and lowers it again', () => {
    expect(done.get('handRaised')).toBeGreaterThan(10)
    expect(done.get('handLowered')).toBe(done.get('handRaised'))
  })

  it('brings oshaxes aboard and finds treasures in every way', () => {
    expect(done.get('oshaxJoined')).toBeGreaterThan(0)
    for (const take of ['rare', 'common', 'small']) expect(done.get(`treasure card for ${take}`)).toBeGreaterThan(0)
    expect(done.get('mapCovered')).toBeGreaterThan(0)
    expect(done.get('treasureTaken')).toBeGreaterThan(0)
  })

  it('chooses colours for public lessons', () => {
    expect(done.get('lessonColour')).toBeGreaterThan(0)
  })

  it('scores on every line of the sheet', () => {
    for (const id of ['families', 'rare', 'privateLesson', 'publicLesson'])
      expect(done.get(`points for ${id}`)).toBeGreaterThan(0)
    expect(done.get('a full section')).toBeGreaterThan(0)
  })

  it('gets points from most lessons there are', () => {
    const { discovery } = catsGame.content.tables
    const lessons = discovery.filter(({ kind }) => kind === 'privateLesson' || kind === 'publicLesson')
    expect(paying.size).toBeGreaterThan(0.8 * lessons.length)
  })
})
