import { type CatsTable, catsGame } from '@nora/cats'
import { Picks } from '@nora/choosing'
import { type Decision, Match } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { answers } from '../../src/cats/answers.ts'
import { asNext, comesNext } from '../../src/cats/cards/anytime-card.ts'
import { Reasons } from '../../src/table/kit/answers.ts'
import { clickOn, pieceState } from '../../src/table/tray/clicks.ts'

const [card = ''] = [...catsGame.content.cards.values()].filter(({ kind }) => kind === 'anytime').map(({ id }) => id)
const [rescueCard = ''] = [...catsGame.content.cards.values()]
  .filter(({ kind }) => kind === 'rescue')
  .map(({ id }) => id)

const solo = Match.open(catsGame, { mode: 'solo' }, { seed: 1 }).table as unknown as CatsTable
const withOthers = Match.open(catsGame, { mode: 'classic', seats: 2 }, { seed: 1 }).table as unknown as CatsTable
const asking = (kind: string): Decision => ({ seat: 0, kind, args: null })

describe('an anytime card in hand', () => {
  test('is simply clicked where nobody else could act: it comes next', () => {
    expect(comesNext(solo, asking('draft'), ['raise'], card)).toBe(true)
    expect(comesNext(solo, asking('buy'), ['raise'], card)).toBe(true)
    const hand = {
      answers,
      kind: 'draft',
      picks: Picks.among([[rescueCard]]),
      before: undefined,
      acts: Picks.among(['raise']),
    }
    expect(pieceState(hand, new Reasons([]), asNext)).toMatchObject({ isOpen: true })
    expect(clickOn(hand, asNext, false)).toEqual({ does: 'interrupt', choice: 'raise' })
  })

  test('is played itself where cards are played in answer to the question', () => {
    for (const kind of ['rescue', 'rescueCards', 'rareFinds', 'anytime'])
      expect(comesNext(solo, asking(kind), ['raise'], card)).toBe(false)
  })

  test('is clicked once: what comes next already is taken back by its button', () => {
    expect(comesNext(solo, asking('draft'), ['lower'], card)).toBe(false)
  })

  test('needs a raised hand where others could act, and no other card comes out of turn', () => {
    expect(comesNext(withOthers, asking('draft'), ['raise'], card)).toBe(false)
    expect(comesNext(solo, asking('draft'), ['raise'], rescueCard)).toBe(false)
  })
})
