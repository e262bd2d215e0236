import { check, policies } from '@nora/conformance'
import { everySetting } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { createWistar, wistarGame } from '../src/game.ts'
import { busyPolicy } from './busy.ts'
import { generous } from './generous.ts'

/**
 * Every mode and edition, each edition with its own number of seats: the conformance part of the test plays all of them.
 * Alone against Ratbot is looked at with Ratbot's own tests.
 */
const seatsOf: { readonly [edition: string]: number } = { recommended: 2, czech: 3, polish: 4 }
const settings = [...everySetting(wistarGame as never)].filter(
  ({ mode, seats, options }) => mode !== 'solo' && seats === seatsOf[String(options.edition)],
)

describe('conformance', () => {
  test('the house set passes the suite in every mode and edition, with every seat count', () => {
    const report = check(wistarGame as never, {
      settings,
      thoroughness: 0.1,
      policies: { ...policies, busy: busyPolicy },
    })
    expect(report.failures).toEqual([])
    expect(report.games).toBe(6)
  }, 120_000)

  test('so does a set in which nothing costs anything, where play comes to every corner', () => {
    const report = check(createWistar(generous) as never, {
      settings,
      seed: 50,
      thoroughness: 0.1,
      policies: { busy: busyPolicy },
    })
    expect(report.failures).toEqual([])
  }, 120_000)
})
