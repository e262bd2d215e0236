import { ANYWHERE, EACH, Picks, WHOLE } from '@nora/choosing'
import type { Json } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import {
  type Answers,
  answerTo,
  click,
  isOpen,
  isPicked,
  partsFor,
  Reasons,
  settled,
  timesPicked,
} from '../../src/table/kit/answers.ts'

const regions = ['farm', 'forest', 'lair']
const moves: Json[] = regions.flatMap((from) => regions.filter((to) => to !== from).map((to) => ({ from, to })))

describe('regions between which something moves', () => {
  const parts = ['from', 'to']
  const at = (value: string) => ({ value })

  it('answer from where first, and then to where', () => {
    const from = click(Picks.among(moves), parts, at('farm'))
    expect(from.picked('from')).toEqual(['farm'])
    expect(isPicked(from, parts, at('farm'))).toBe(true)
    expect(isPicked(from, parts, at('lair'))).toBe(false)
    expect(settled(click(from, parts, at('lair')), undefined)).toEqual({ from: 'farm', to: 'lair' })
  })

  it('are taken back by another click', () => {
    const from = click(Picks.among(moves), parts, at('farm'))
    expect(click(from, parts, at('farm')).isNarrowed).toBe(false)
  })

  it('are not open where nothing can go', () => {
    expect(isOpen(Picks.among(moves), parts, at('sea'))).toBe(false)
  })
})

describe('sorts of things that answer different parts', () => {
  const turn: Json[] = [...moves.map((move) => ({ move })), ...regions.map((send) => ({ send })), { place: 'lair' }]
  const answer = { region: ['move.from', 'move.to', 'send'], entrance: 'send', hole: 'place' }

  it('are told apart though they are called the same', () => {
    const hole = { value: 'lair', sort: 'hole' }
    expect(settled(click(Picks.among(turn), partsFor(answer, hole), hole), undefined)).toEqual({ place: 'lair' })
    const region = { value: 'lair', sort: 'region' }
    expect(click(Picks.among(turn), partsFor(answer, region), region).picked('move.from')).toEqual(['lair'])
  })

  it('may say what sort of choice is meant before anything else', () => {
    const entrance = { sort: 'entrance' }
    const sending = click(Picks.among(turn), partsFor(answer, entrance), entrance)
    expect(isPicked(sending, ['send'], entrance)).toBe(true)
    const region = { value: 'farm', sort: 'region' }
    expect(click(sending, ['send'], region).decided).toEqual({ send: 'farm' })
    expect(click(sending, ['send'], entrance).isNarrowed).toBe(false)
  })

  it('answer nothing where they are not mapped', () => {
    expect(partsFor(answer, { value: 'lair', sort: 'card' })).toEqual([])
    expect(partsFor(undefined, { value: 'lair' })).toEqual([])
  })
})

describe('dice that are alike', () => {
  const parts = [EACH]
  const deliveries: Json[] = [['yellow-6', 'yellow-6', 'green-1']]
  const nth = (which: number) => ({ value: 'yellow-6', nth: which })

  it('are picked each for itself', () => {
    const one = click(Picks.among(deliveries), parts, nth(0))
    expect([0, 1, 2].map((which) => isPicked(one, parts, nth(which)))).toEqual([true, false, false])
    const two = click(one, parts, nth(1))
    expect(timesPicked(two, parts, nth(0))).toBe(2)
    expect(isOpen(two, parts, nth(2))).toBe(false)
  })

  it('are put back each for itself', () => {
    const two = click(click(Picks.among(deliveries), parts, nth(0)), parts, nth(1))
    expect(timesPicked(click(two, parts, nth(1)), parts, nth(0))).toBe(1)
  })
})

describe('what makes no difference', () => {
  const rescues: Json[] = [
    { rescue: 'blue-01', basket: 'permanent' },
    { rescue: 'blue-01', basket: 'broken' },
    { rescue: 'red-02', basket: 'permanent' },
  ]

  it('is not asked about', () => {
    const picks = click(Picks.among(rescues), ['rescue'], { value: 'blue-01' })
    expect(settled(picks, 'basket')).toEqual(rescues[0])
    expect(settled(picks, undefined)).toBeUndefined()
  })

  it('decides nothing before the rest is said', () => {
    expect(settled(Picks.among(rescues), 'basket')).toBeUndefined()
    expect(settled(Picks.among(rescues.slice(0, 2)), 'basket')).toBeUndefined()
  })
})

describe('a game’s answers', () => {
  const answers: Answers = { decisions: { oshax: WHOLE } }

  it('leave to the tray what they do not map', () => {
    expect(answerTo(answers, 'oshax')).toBe(WHOLE)
    expect(answerTo(answers, 'toString')).toBeUndefined()
  })

  it('take a thing wherever it is named only where they say so', () => {
    const anything: Answers = { ...answers, otherwise: [EACH, ANYWHERE] }
    const parts = partsFor(answerTo(anything, 'explore'), {})
    expect(isOpen(Picks.among([{ go: 'kitchen' }]), parts, { value: 'kitchen' })).toBe(true)
  })
})

describe('why a thing cannot be taken', () => {
  const refusal = (choice: Json, code: string) => ({ choice, code, params: {} })
  const reasons = new Reasons([
    refusal({ from: 'farm', to: 'lair' }, 'noWorkerInFarm'),
    refusal({ from: 'lair', to: 'farm' }, 'noWorkerInLair'),
  ])

  it('is the reason for the part that it would answer', () => {
    expect(reasons.why(['from', 'to'], { value: 'farm' })?.code).toBe('noWorkerInFarm')
    expect(reasons.why(['to'], { value: 'farm' })?.code).toBe('noWorkerInLair')
    expect(reasons.why(['from'], { value: 'sea' })).toBeUndefined()
  })
})
