import { expect, it } from 'vitest'
import { placesOf } from '../../src/wistar/places.ts'

it('what happens is shown where it happens, also where the event names only a part of it', () => {
  expect(placesOf({ type: 'explorerMoved', seat: 0, from: 'A', to: 'B' })).toEqual(['room/B'])
  expect(placesOf({ type: 'missionCompleted', seat: 1, mission: 'house-mission-2', space: 'D1', row: 2 })).toEqual([
    'row/D1/2',
    'house-mission-2',
  ])
  expect(placesOf({ type: 'roomDug', seat: 1, rooms: 2, price: 2 })).toEqual(['burrow/1'])
  expect(placesOf({ type: 'ratbotVisitsHut' })).toEqual(['hut'])
})

it('what names its thing itself needs no help', () => {
  expect(placesOf({ type: 'played', seat: 0, items: ['inv-001'] })).toEqual([])
})
