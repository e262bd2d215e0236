import { type Game, Match, Table } from '@nora/kernel'
import { type WistarState, wistarGame } from '@nora/wistar'
import { describe, expect, test } from 'vitest'
import { wistarWords } from '../../src/index.ts'
import { speakerIn } from '../listening.ts'

describe('a card of Ratbot', () => {
  const { table } = Match.open(wistarGame as unknown as Game, { mode: 'solo', level: 5 }, { seed: 1 })
  const printed = new Table(table.variant, { ...table.state, ratbot: null } as unknown as WistarState)
  const lines = (on: unknown, card: string) => wistarWords.card(on as Table, card, speakerIn('en')).text

  test('tells the row for where its explorer stands, and where it does not play all seven', () => {
    expect(lines(table, 'exploration-1')).toHaveLength(2)
    expect(lines(printed, 'exploration-1')).toHaveLength(8)
  })

  test('tells both sides where it does not play', () => {
    expect(lines(printed, 'state-1').filter((line) => line.includes('difficulty'))).toHaveLength(2)
  })
})
