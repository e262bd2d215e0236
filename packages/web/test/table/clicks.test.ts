import { EACH, type Offer, Picks } from '@nora/choosing'
import type { Json } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { type Answers, Reasons } from '../../src/table/kit/answers.ts'
import { type Clicked, clickOn, DoubleClicks, type InHand, pieceState, takeLine } from '../../src/table/tray/clicks.ts'
import { DEAD_MS } from '../../src/table/tray/dead-time.ts'

const regions = ['farm', 'forest', 'lair']
const moves: Json[] = regions.flatMap((from) => regions.filter((to) => to !== from).map((to) => ({ from, to })))

const answers: Answers = {
  decisions: { move: ['from', 'to'], spend: EACH, pay: { thing: 'thing' } },
  anytime: 'play',
  indifferent: { pay: 'coin' },
}

/** What is asked, and what is picked of it. */
function inHand(kind: string | undefined, choices: readonly Json[], more: Partial<InHand> = {}): InHand {
  return { answers, kind, picks: Picks.among(choices), before: undefined, acts: Picks.among([]), ...more }
}

/** As the table goes on: what a click led to is in hand for the next. */
function after(hand: InHand, ...values: readonly string[]): { hand: InHand; clicked: Clicked } {
  let clicked: Clicked = { does: 'nothing' }
  let now = hand
  for (const value of values) {
    clicked = clickOn(now, { value }, false)
    if (clicked.does === 'pick') now = { ...now, picks: clicked.picks, before: undefined }
    if (clicked.does === 'choose') now = { ...now, picks: clicked.picks ?? now.picks, before: now.picks }
  }
  return { hand: now, clicked }
}

const line = (role: Offer['role'], common: Json, ...choices: Json[]): Offer => ({ role, common, choices })

describe('a click on the board', () => {
  it('picks, and the one that leaves nothing open chooses', () => {
    const { hand, clicked } = after(inHand('move', moves), 'farm')
    expect([clicked.does, hand.picks.picked('from')]).toEqual(['pick', ['farm']])
    expect(after(hand, 'lair').clicked).toMatchObject({ does: 'choose', choice: { from: 'farm', to: 'lair' } })
  })

  it('on what was picked takes it out again', () => {
    expect(after(inHand('move', moves), 'farm', 'farm').hand.picks.isNarrowed).toBe(false)
  })

  it('on what waits for the main button does nothing', () => {
    const { hand } = after(inHand('move', moves), 'farm', 'lair')
    expect(clickOn(hand, { value: 'lair' }, false)).toEqual({ does: 'nothing' })
  })

  it('that is the second of two does not take out what the first has picked', () => {
    const { hand } = after(inHand('move', moves), 'farm')
    expect(clickOn(hand, { value: 'farm' }, true)).toEqual({ does: 'nothing' })
  })

  it('on what answers nothing changes nothing', () => {
    const hand = inHand('move', moves)
    expect(clickOn(hand, { value: 'sea' }, false)).toEqual({ does: 'pick', picks: hand.picks })
  })

  it('chooses where what is left makes no difference', () => {
    const pay = inHand('pay', [
      { thing: 'bed', coin: 1 },
      { thing: 'bed', coin: 2 },
      { thing: 'door', coin: 1 },
    ])
    expect(clickOn(pay, { value: 'bed', sort: 'thing' }, false)).toMatchObject({
      does: 'choose',
      choice: { thing: 'bed', coin: 1 },
    })
  })
})

describe('what can be done out of turn', () => {
  const acts = Picks.among([{ play: 'lantern' }, { play: 'farm' }])

  it('is done by a click, whatever is picked', () => {
    const { hand } = after(inHand('move', moves, { acts }), 'farm')
    expect(clickOn(hand, { value: 'lantern' }, false)).toEqual({ does: 'interrupt', choice: { play: 'lantern' } })
  })

  it('is done also where nothing is asked', () => {
    const hand = inHand(undefined, [], { acts })
    expect(clickOn(hand, { value: 'lantern' }, false)).toEqual({ does: 'interrupt', choice: { play: 'lantern' } })
  })

  it('comes after what is asked, where a thing would be either', () => {
    expect(clickOn(inHand('move', moves, { acts }), { value: 'farm' }, false).does).toBe('pick')
  })
})

describe('how a thing stands to what is asked', () => {
  const refusals = [{ choice: { from: 'sea', to: 'farm' }, code: 'noBoat' }]
  const reasons = new Reasons(refusals)

  it('is open, or refused with its reason', () => {
    const hand = inHand('move', moves)
    expect(pieceState(hand, reasons, { value: 'farm' })).toMatchObject({ isOpen: true, refusal: undefined })
    expect(pieceState(hand, reasons, { value: 'sea' })).toMatchObject({ isOpen: false, refusal: refusals[0] })
  })

  it('is picked as often as things like it were clicked', () => {
    const one = after(inHand('spend', [['wood', 'wood', 'metal'], ['wood']]), 'wood').hand
    const clicked = clickOn(one, { value: 'wood', nth: 1 }, false)
    const hand = { ...one, picks: clicked.does === 'pick' ? clicked.picks : one.picks }
    expect(pieceState(hand, reasons, { value: 'wood' })).toMatchObject({ isPicked: true, times: 2 })
    expect(pieceState(hand, reasons, { value: 'metal' })).toMatchObject({ isOpen: true, times: 0 })
  })

  it('is open for what can be done out of turn', () => {
    const hand = inHand('move', moves, { acts: Picks.among([{ play: 'lantern' }]) })
    expect(pieceState(hand, reasons, { value: 'lantern' }).isOpen).toBe(true)
  })
})

describe('a line of the tray', () => {
  it('with one choice chooses it, and leaves what is picked as it is', () => {
    expect(takeLine(inHand('move', moves), line('answer', 'pass', 'pass'), false)).toEqual({
      does: 'choose',
      choice: 'pass',
    })
  })

  it('with several keeps those', () => {
    const two = moves.slice(0, 2)
    const clicked = takeLine(inHand('move', moves), line('answer', { from: 'farm' }, ...two), false)
    expect(clicked.does === 'pick' && clicked.picks.open).toEqual(two)
  })

  it('for a part picks it, and drops it when it is taken again', () => {
    const hand = inHand('spend', [['wood'], ['wood', 'metal']])
    const picked = takeLine(hand, line('part', 'wood'), false)
    expect(picked.does === 'pick' && picked.picks.picked(EACH)).toEqual(['wood'])
    const now = { ...hand, picks: picked.does === 'pick' ? picked.picks : hand.picks }
    const dropped = takeLine(now, { ...line('part', 'wood'), picked: true }, false)
    expect(dropped.does === 'pick' && dropped.picks.picked(EACH)).toEqual([])
  })

  it('for a part is not dropped by the second of two clicks', () => {
    const hand = inHand('spend', [['wood'], ['wood', 'metal']])
    expect(takeLine(hand, { ...line('part', 'wood'), picked: true }, true)).toEqual({ does: 'nothing' })
  })

  it('out of turn is done also where nothing is asked', () => {
    expect(takeLine(inHand(undefined, []), line('anytime', 'lantern', 'lantern'), false)).toEqual({
      does: 'interrupt',
      choice: 'lantern',
    })
  })

  it('chooses nothing where nothing is asked', () => {
    expect(takeLine(inHand(undefined, []), line('answer', 'pass', 'pass'), false).does).toBe('pick')
  })
})

describe('the second of two clicks', () => {
  const farm = { value: 'farm' }

  it('is the one on the same thing, soon after the first', () => {
    const clicks = new DoubleClicks()
    expect(clicks.isSecond(farm, 1_000)).toBe(false)
    expect(clicks.isSecond(farm, 1_000 + DEAD_MS - 1)).toBe(true)
  })

  it('is none when it comes late', () => {
    const clicks = new DoubleClicks()
    clicks.isSecond(farm, 1_000)
    expect(clicks.isSecond(farm, 1_000 + DEAD_MS)).toBe(false)
  })

  it('is none on another thing, nor on another of those that are alike', () => {
    const clicks = new DoubleClicks()
    clicks.isSecond(farm, 1_000)
    expect(clicks.isSecond({ value: 'lair' }, 1_001)).toBe(false)
    expect(clicks.isSecond({ value: 'lair', nth: 1 }, 1_002)).toBe(false)
    expect(clicks.isSecond({ value: 'lair', nth: 1, sort: 'region' }, 1_003)).toBe(false)
  })
})
