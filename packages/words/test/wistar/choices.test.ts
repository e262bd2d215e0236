import { type Decision, type Game, type Json, Match } from '@nora/kernel'
import { playerOf, type WistarTable, wistarGame } from '@nora/wistar'
import { describe, expect, test } from 'vitest'
import { wistarWords } from '../../src/index.ts'
import { speakerIn } from '../listening.ts'

const match = Match.open(wistarGame as unknown as Game, { mode: 'classic', seats: 2 }, { seed: 1, confirming: [] })
const table = match.table as unknown as WistarTable
const english = speakerIn('en')

function asked(kind: string, args: Json = null): string {
  return wistarWords.question(match.table, { seat: 0, kind, args }, english)
}

function said(kind: string, choice: Json, args: Json = null): string {
  const decision: Decision = { seat: 0, kind, args }
  return wistarWords.choice(match.table, decision, choice, english)
}

describe('what is asked', () => {
  test('where to place a leader, with how many are left', () => {
    expect(asked('turn', { placed: false, main: null, bonus: [] })).toMatch(/^Place a leader: 3 left/)
    expect(asked('turn', { placed: true, main: 'explore', bonus: [] })).toMatch(/^Take your main and bonus actions/)
    expect(asked('turn', { placed: true, main: null, bonus: [] })).toMatch(/^Your leader’s actions are done\./)
  })

  test('whether to dig or build, with the price after the discount and what one has', () => {
    expect(asked('dig', { left: 2, off: 0, free: false })).toBe(
      'Dig a room for 2 metal? Up to 2 more in this action; your metal: 2.',
    )
    expect(asked('dig', { left: 1, off: 1, free: false })).toMatch(/^Dig a room for 1 metal\?/)
    expect(asked('build', { left: 1, off: 0, free: true })).toBe(
      'Build a bed for free? Up to 1 more in this action; your wood: 2, free rooms: 3.',
    )
  })

  test('which card to play, with the terms where there are any', () => {
    expect(asked('playInvention', {})).toBe('Which invention will you play from your hand?')
    expect(asked('playInvention', { off: { wood: 1 } })).toMatch(/This time: play an invention for 1 less wood\.$/)
    expect(asked('playInvention', { drawn: true, free: true })).toMatch(/The others are discarded\.$/)
  })

  test('whose effect to use', () => {
    expect(asked('copy')).toBe('Which once-per-round effect will you use? It can be another player’s.')
  })

  test('what a victim gives up, and to whom', () => {
    const effect = { do: 'choose', options: { points: { do: 'lose', what: 'points', n: 3 } } }
    const args = { source: 'inv-025', actor: 1, effect, options: ['points'], may: false }
    expect(asked('effect.choose', args)).toMatch(/^Bob attacks you \(.+ \(25\)\)\. What will you lose\?$/)
    expect(said('effect.choose', 'points', args)).toBe('lose 3 points')
  })

  test('whether to do what a card offers, and how to pay', () => {
    const effect = { do: 'gain', what: 'wood', n: 1 }
    expect(asked('effect.may', { source: 'hut', actor: 0, effect, left: 1 })).toBe(
      'Do you want to? alchemist’s hut: gain 1 wood.',
    )
    expect(asked('effect.pay', { source: 'joker', actor: 0, dues: { wood: 2 }, off: [] })).toBe(
      'How will you pay 2 wood? (a joker)',
    )
  })
})

describe('what is chosen', () => {
  test('quick actions with what they cost', () => {
    const turn = { placed: false, main: null, bonus: [] }
    expect(said('turn', { buy: 'joker' }, turn)).toMatch(/buy a joker for 3 items/)
    expect(said('turn', { buy: 'electricity' }, turn)).toMatch(/buy an electricity token for 4 items/)
    expect(said('turn', { move: { from: 'forest', to: 'lair' } }, turn)).toMatch(
      /spend a movement token .*: forest → lair$/,
    )
    expect(said('turn', { move: { from: 'forest' } }, turn)).toMatch(/: forest → …$/)
  })

  test('the end of a turn with what is lost by it', () => {
    expect(said('turn', 'end', { placed: true, main: 'explore', bonus: ['wood'] })).toBe(
      'end turn; unused: explore, gain 1 wood',
    )
    expect(said('turn', 'end', { placed: true, main: null, bonus: [] })).toBe('end turn')
  })

  test('a main action with what its strength is good for', () => {
    playerOf(table, 0).workers.lair = 2
    expect(said('turn', { main: 'buildBeds' })).toBe('main action: build up to 2 beds, 2 wood each')
    expect(said('mainAction', 'gatherMetal', { more: 1 })).toBe('main action: gather metal, gain 3')
    playerOf(table, 0).workers.lair = 0
  })

  test('what a bed or room will be worth at the end', () => {
    expect(said('build', 'build', { left: 1, off: 0, free: false })).toMatch(/beds are then worth \d+ points?$/)
    expect(said('dig', 'dig', { left: 1, off: 0, free: false })).toMatch(/rooms are then worth 0 points$/)
  })

  test('places by the names of the rooms and their letters', () => {
    expect(said('sendWorker', 'farm', { left: 1 })).toBe('to this region: farm')
    expect(said('tent', { room: 'B' })).toMatch(/^pitch a tent: .+ \(B\)$/)
    expect(said('tent', { room: 'B', from: 'D' })).toMatch(/^move a tent: .+ \(D\) → .+ \(B\)$/)
    expect(said('ratbotGuest', 'C')).toMatch(/^take a guest: .+ \(C\)$/)
    expect(said('explore', { open: 'A-B' }, { left: 1 })).toMatch(/^open the door: farm entrance \(A\) – .+ \(B\)$/)
  })

  test('a cube with the ability it frees, its points and its fee', () => {
    expect(said('cube', 'bedDiscount', { of: [] })).toMatch(/: a bed costs 1 wood instead of 2; 1 more item/)
    expect(said('cube', 'vp6', { of: [] })).toMatch(/6 points$/)
  })

  test('a card of the market in full where one is taken free', () => {
    expect(said('mustTakeFaceUp', 'inv-001', { orDeck: false })).toMatch(/ \(1\) – advanced tool – cost: \d wood/)
    expect(said('takeFaceUp', 'deck', { orDeck: true })).toBe('search the deck instead')
  })

  test('a skill token and the ways out', () => {
    expect(said('skillToken', 'token-agility')).toBe('agility – skill token – gives: agility ×1')
    expect(said('takeFaceUp', 'none')).toBe('none')
    expect(said('moveExplorer', 'stay')).toBe('stay')
  })
})
