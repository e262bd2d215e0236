import { wistar } from '@nora/catalogue'
import { type GameEvent, Match } from '@nora/kernel'
import { layoutOf, type WistarTable } from '@nora/wistar'
import { describe, expect, test } from 'vitest'
import { leftOf, tokensOf } from '../../src/wistar/tray/left-of-turn.ts'

const table = Match.open(wistar.game, { mode: 'classic', seats: 2 }, { seed: 1 }).table as unknown as WistarTable
const [space, { bonus }] = [...layoutOf(table).spaces][0] as [string, { readonly bonus: readonly string[] }]
const placed: GameEvent = { type: 'leaderPlaced', seat: 0, space, action: 'digRooms' }

describe('what is left of a turn', () => {
  test('is all the leader brought, until it has been begun', () => {
    expect(leftOf(table, 0, [placed])).toEqual({ main: 'digRooms', bonus })
    const begun: GameEvent = { type: 'mainAction', seat: 0, action: 'digRooms', strength: 2 }
    expect(leftOf(table, 0, [placed, begun])).toEqual({ main: undefined, bonus })
    const bonusBegun: GameEvent = { type: 'bonusAction', seat: 0, bonus: bonus[0] as string }
    expect(leftOf(table, 0, [placed, begun, bonusBegun])).toEqual({ main: undefined, bonus: bonus.slice(1) })
  })

  test('keeps its place beside what is done, so that nothing else lies where one has just clicked', () => {
    const isDone = (done: boolean) => bonus.map((action) => ({ action, isDone: done }))
    expect(tokensOf(table, 0, { main: null, bonus } as never, [placed])).toEqual({
      main: { action: 'digRooms', isDone: true },
      bonus: isDone(false),
    })
    expect(tokensOf(table, 0, { main: 'digRooms', bonus: [] }, [placed])).toEqual({
      main: { action: 'digRooms', isDone: false },
      bonus: isDone(true),
    })
  })

  test('stands alone where nobody has seen the leader placed', () => {
    const left = { main: null, bonus } as never
    expect(tokensOf(table, 0, left, [])).toEqual({
      main: undefined,
      bonus: bonus.map((action) => ({ action, isDone: false })),
    })
  })

  test('is nothing for somebody else, at the hut, and when the turn is over', () => {
    const nothing = { main: undefined, bonus: [] }
    expect(leftOf(table, 1, [placed])).toEqual(nothing)
    expect(leftOf(table, 0, [{ type: 'leaderPlaced', seat: 0, space: 'hut' }])).toEqual(nothing)
    expect(leftOf(table, 0, [placed, { type: 'turnEnded', seat: 0 }])).toEqual(nothing)
  })
})
