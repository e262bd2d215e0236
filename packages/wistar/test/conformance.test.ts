import { check, policies } from '@nora/conformance'
import { everySetting } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { createWistar, wistarGame } from '../src/game.ts'
import { busyPolicy } from './busy.ts'
import { generous } from './generous.ts'

/** Several players; alone against Ratbot is looked at with Ratbot's own tests. */
const settings = [...everySetting(wistarGame as never)].filter(({ mode }) => mode !== 'solo')

describe('conformance', () => {
  test('the house set passes the suite in every mode, seat count and edition', () => {
    const report = check(wistarGame as never, {
      settings,
      thoroughness: 0.1,
      policies: { ...policies, busy: busyPolicy },
    })
    expect(report.failures).toEqual([])
    expect(report.games).toBe(18)
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
