import type { Outcome } from '@nora/kernel'
import { catalogues } from '@nora/messages/all'
import type { SeatInfo, Summary } from '@nora/protocol'
import { expect, test } from 'vitest'
import { resultWords } from '../../src/pages/history/result-words.ts'

const voice = catalogues.en
const seatInfo = (name: string): SeatInfo => ({ person: name, name, bot: null, absence: null })
const room = (...names: string[]) => ({ seats: names.map(seatInfo) }) as unknown as Summary
const standing = (seat: number, place: number, score: number) => ({ seat, place, score, sheet: [] })

test('who won is named with their points', () => {
  const outcome: Outcome = { standings: [standing(0, 2, 40), standing(1, 1, 52)] }
  expect(resultWords(voice, { room: room('Ema', 'Ota'), outcome })).toBe('Ota won with 52')
})

test('a bot that won is told from the others by its seat', () => {
  const bot: SeatInfo = { person: null, name: null, bot: 'greedy', absence: null }
  const outcome: Outcome = { standings: [standing(0, 2, 40), standing(1, 1, 52)] }
  const seats = { seats: [bot, bot] } as unknown as Summary
  expect(resultWords(voice, { room: seats, outcome })).toBe('Casual (bot 2) won with 52')
})

test('a shared win names both', () => {
  const outcome: Outcome = { standings: [standing(0, 1, 52), standing(1, 1, 52)] }
  expect(resultWords(voice, { room: room('Ema', 'Ota'), outcome })).toBe('Ema and Ota share the win with 52')
})

test('alone one wins or loses against the game’s own opponent', () => {
  const automa = { score: 60, sheet: [], won: true }
  expect(resultWords(voice, { room: room('Ema'), outcome: { standings: [standing(0, 1, 52)], automa } })).toBe(
    'Lost, 52 to 60',
  )
})

test('a game without a result was given up', () => {
  expect(resultWords(voice, { room: room('Ema'), outcome: null })).toBe('Abandoned')
})
