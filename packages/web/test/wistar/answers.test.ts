import { Picks } from '@nora/choosing'
import type { Json } from '@nora/kernel'
import { wistarGame } from '@nora/wistar'
import { describe, expect, it } from 'vitest'
import { answerTo, click, isOpen, partsFor, settled, type Thing } from '../../src/table/kit/answers.ts'
import { answers } from '../../src/wistar/answers.ts'
import { regionSort } from '../../src/wistar/regions/region-sort.ts'

const kinds = wistarGame.kinds.map(({ name }) => name)

function chosen(kind: string, choices: readonly Json[], ...things: readonly Thing[]): Json | undefined {
  const answer = answerTo(answers, kind)
  const picks = things.reduce((now, thing) => click(now, partsFor(answer, thing), thing), Picks.among(choices))
  return settled(picks, undefined)
}

it('every kind of decision can be answered by a thing on the table', () => {
  expect(kinds.filter((kind) => answerTo(answers, kind) === undefined)).toEqual([])
})

describe('a turn', () => {
  const choices: Json[] = [
    { place: 'S1-1' },
    { place: 'hut' },
    { buy: 'joker' },
    { move: { from: 'farm', to: 'lair' } },
    { move: { from: 'farm', to: 'forest' } },
    { send: 'lair' },
    { send: 'forest' },
    'tent',
    'end',
  ]

  it('places a leader on a space of the wheel or in the hut', () => {
    expect(chosen('turn', choices, { sort: 'space', value: 'S1-1' })).toEqual({ place: 'S1-1' })
    expect(chosen('turn', choices, { sort: 'space', value: 'hut' })).toEqual({ place: 'hut' })
  })

  it('moves a rat that was clicked to the region clicked then', () => {
    expect(chosen('turn', choices, { sort: 'from', value: 'farm' }, { sort: 'to', value: 'lair' })).toEqual({
      move: { from: 'farm', to: 'lair' },
    })
  })

  it('sends a rat from the entrance to a region, as long as no other was clicked', () => {
    const none = Picks.among(choices)
    expect(regionSort('turn', none, 1)).toBe('send')
    expect(regionSort('turn', none, 0)).toBe('from')
    expect(regionSort('turn', none.pick('move.from', 'farm'), 1)).toBe('to')
    expect(chosen('turn', choices, { sort: 'send', value: 'lair' })).toEqual({ send: 'lair' })
  })

  it('is never ended by a thing on the table', () => {
    const answer = answerTo(answers, 'turn')
    const sorts = Object.keys(answer as object)
    for (const sort of sorts)
      expect(sort === 'tent' || !isOpen(Picks.among(choices), partsFor(answer, { sort }), { sort, value: 'end' })).toBe(
        true,
      )
  })
})

it('a row of a mission says the whole choice at once', () => {
  const rows: Json[] = [{ mission: 'D1', row: 1 }, { mission: 'D1', row: 2 }, { mission: 'D2', row: 1 }, 'skip']
  expect(chosen('completeMission', rows, { sort: 'row', value: { mission: 'D1', row: 2 } })).toEqual({
    mission: 'D1',
    row: 2,
  })
})

it('a room is where the explorer goes, its guests are taken', () => {
  const steps: Json[] = [{ go: 'B' }, { guest: 'B' }, { open: 'A-B' }, { reveal: 'B1' }, 'cheese', 'stop']
  expect(chosen('explore', steps, { sort: 'room', value: 'B' })).toEqual({ go: 'B' })
  expect(chosen('explore', steps, { sort: 'guest', value: 'B' })).toEqual({ guest: 'B' })
  expect(chosen('explore', steps, { sort: 'door', value: 'A-B' })).toEqual({ open: 'A-B' })
  expect(chosen('explore', steps, { sort: 'mission', value: 'B1' })).toEqual({ reveal: 'B1' })
  expect(chosen('explore', steps, { sort: 'cheese', value: 'cheese' })).toBe('cheese')
})
