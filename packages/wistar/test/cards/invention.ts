import type { Json } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { playInvention } from '../../src/actions/play-invention.ts'
import { quickAction } from '../../src/actions/quick-actions.ts'
import type { Deck, Icon, InventionType, PowerKind } from '../../src/content/names.ts'
import { idOf } from '../scene.ts'
import { type Answer, CardTable, some } from './card-table.ts'
import type { Deed, Event, Refusal } from './deed.ts'
import type { Given, Holding } from './position.ts'

/** A card played or used, and how many lie in these zones afterwards. */
interface Play extends Deed {
  readonly leaves?: { readonly [zone: string]: number }
}

/** A choice that is not offered when the card is played or, with `using`, used. */
interface Decline {
  readonly so: string
  readonly using?: true
  readonly with?: Given
  /** What is answered before. */
  readonly answers?: readonly Answer[]
  readonly choice: Json
  readonly why: readonly [code: string, params?: { readonly [name: string]: Json }]
}

interface Use extends Play {
  readonly refused?: readonly Refusal[]
}

/** What an offensive card does to the other player. */
interface Strike extends Deed {
  readonly rival: Holding
}

interface Invention {
  /** A position that is just enough to play the card. */
  readonly asks: Given
  /** Each thing that may be missing from it, and why the card is then refused. */
  readonly refused: readonly Refusal[]
  readonly icons: { readonly [icon in Icon]?: number }
  readonly points: number
  /** What playing it costs and does at once; the card itself and its icons go without saying. */
  readonly plays: readonly Play[]
  /** The effect for once in a round, with the card in play. */
  readonly uses?: readonly Use[]
  /** The income of a new round, with the card in play. */
  readonly earns?: readonly Deed[]
  /** A permanent effect, with the card in play. */
  readonly lasts?: readonly Event[]
  /** Points when the game ends, with the card in play. */
  readonly scores?: readonly (readonly [position: Given, points: number])[]
  readonly strikes?: readonly Strike[]
  readonly declines?: readonly Decline[]
}

/** States what each invention of one sort costs, does and when it may not be played. */
export function inventionsOf(deck: Deck, type: InventionType) {
  return (number: number, name: string, kind: PowerKind, card: Invention): void => {
    describe(`${number} ${name}`, () => {
      test(`is one of the ${deck} deck worth ${card.points}`, () => {
        const table = new CardTable({ inPlay: [number] })
        expect(table.counted({ count: 'inventions', deck, type, kind })).toBe(1)
        expect(table.scored('invention')).toBe(card.points)
      })
      playing(number, card)
      for (const use of card.uses ?? []) using(number, use)
      for (const deed of card.earns ?? []) {
        test(`each round: ${deed.so}`, () => inPlay(number, deed, (table) => table.earn(...(deed.answers ?? []))))
      }
      for (const event of card.lasts ?? []) test(event.so, () => inPlay(number, event, event.when))
      for (const [position, points] of card.scores ?? []) {
        test(`scores ${points} in the end with ${JSON.stringify(position)}`, () => {
          expect(new CardTable(withCard(number, position)).scored('endgame', idOf(number))).toBe(points)
        })
      }
      for (const strike of card.strikes ?? []) striking(number, card, strike)
      for (const decline of card.declines ?? []) declining(number, card, decline)
    })
  }
}

function withCard(number: number, position: Given): Given {
  return { ...position, inPlay: [...(position.inPlay ?? []), number] }
}

function withHand(number: number, position: Given): Given {
  return { ...position, hand: [...(position.hand ?? []), number] }
}

function playing(number: number, { asks, refused, icons, plays }: Invention): void {
  for (const { so, with: given = {}, answers = [], after, leaves = {} } of plays) {
    test(`played: ${so}`, () => {
      const table = new CardTable(withHand(number, { ...asks, ...given }))
      const before = table.standing()
      table.play(number, ...answers)
      expect(table.standing()).toEqual({
        ...before,
        hand: before.hand.filter((card) => card !== number),
        inPlay: [...before.inPlay, number],
        icons: added(before.icons, icons),
        ...after,
      })
      left(table, leaves)
    })
  }
  for (const [lacking, code, params] of refused) {
    test(`refused with ${JSON.stringify(lacking)}: ${code}`, () => {
      const table = new CardTable(withHand(number, { ...asks, ...lacking }))
      expect(table.whyNotPlay(number)).toEqual(params ? { code, params } : { code })
    })
  }
  test('refused from anywhere but the hand: notInHand', () => {
    expect(new CardTable(asks).whyNotPlay(number)).toEqual({ code: 'notInHand' })
  })
}

function left(table: CardTable, leaves: { readonly [zone: string]: number }): void {
  for (const [zone, n] of Object.entries(leaves)) expect(table.zone(zone), zone).toHaveLength(n)
}

function declining(
  number: number,
  { asks }: Invention,
  { so, using, with: given = {}, answers = [], choice, why }: Decline,
) {
  const [code, params] = why
  test(`not offered: ${so}`, () => {
    const table = new CardTable(using ? withCard(number, given) : withHand(number, { ...asks, ...given }))
    const reason = using
      ? table.whyNotAnswer(quickAction(table.table, 0, { use: idOf(number) }), answers, choice)
      : table.whyNotAnswer(playInvention(table.table, 0, {}), [number, ...answers], choice)
    expect(reason).toEqual(params ? { code, params } : { code })
  })
}

function added(icons: Holding['icons'], more: Holding['icons']): Holding['icons'] {
  const sum: Record<string, number> = { ...icons }
  for (const [icon, n] of Object.entries(more ?? {})) sum[icon] = (sum[icon] ?? 0) + n
  return some(sum)
}

function using(number: number, { so, with: given = {}, answers = [], after, leaves = {}, refused = [] }: Use): void {
  test(`once a round: ${so}; a second time is refused: usedThisRound`, () => {
    const table = new CardTable(withCard(number, given))
    const before = table.standing()
    expect(table.whyNotQuick({ use: idOf(number) })).toBeUndefined()
    table.use(number, ...answers)
    expect(table.standing()).toEqual({ ...before, used: [...before.used, number], ...after })
    left(table, leaves)
    expect(table.whyNotQuick({ use: idOf(number) })).toEqual({ code: 'usedThisRound' })
  })
  for (const [lacking, code, params] of refused) {
    test(`no use with ${JSON.stringify(lacking)}: ${code}`, () => {
      const table = new CardTable(withCard(number, { ...given, ...lacking }))
      expect(table.whyNotQuick({ use: idOf(number) })).toMatchObject({ code, ...(params && { params }) })
    })
  }
}

function inPlay(number: number, { with: given = {}, after }: Deed, happen: (table: CardTable) => void): void {
  const table = new CardTable(withCard(number, given))
  const before = table.standing()
  happen(table)
  expect(table.standing()).toEqual({ ...before, ...after })
}

function striking(
  number: number,
  { asks }: Invention,
  { so, with: given = {}, rival, answers = [], after }: Strike,
): void {
  const position = withHand(number, { ...asks, ...given })
  test(so, () => {
    const table = new CardTable({ ...position, rival })
    const before = table.standing(1)
    table.play(number, ...answers)
    expect(table.standing(1)).toEqual({ ...before, ...after })
    expect(table.asked.slice(1).every(({ seat }) => seat === 1)).toBe(true)
  })
  test(`not who has the Robodog: ${so}`, () => {
    const table = new CardTable({ ...position, rival: { ...rival, inPlay: [...(rival.inPlay ?? []), 95] } })
    const before = table.standing(1)
    table.play(number)
    expect(table.standing(1)).toEqual(before)
  })
}
