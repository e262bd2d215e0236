import { describe, expect, test } from 'vitest'
import { type RatbotHolding, RatbotTable, type SoloGiven } from './ratbot-table.ts'

interface Turn {
  readonly so: string
  readonly bot?: RatbotHolding
  readonly with?: SoloGiven
  readonly answers?: readonly string[]
  readonly after: RatbotHolding
}

/** States what Ratbot does in a turn with one of its action cards. */
function actionCard(id: string, turns: readonly Turn[]): void {
  describe(id, () => {
    for (const { so, bot = {}, with: given = {}, answers = [], after } of turns) {
      test(so, () => {
        const table = new RatbotTable(bot, given)
        const [before, own] = [table.bot(), table.standing()]
        table.turn(id, ...answers)
        expect(table.bot()).toEqual({ ...before, ...after, advances: { ...before.advances, ...after.advances } })
        expect(table.standing()).toEqual(own)
        expect(table.asked).toHaveLength(answers.length)
      })
    }
  })
}

actionCard('action-1', [
  {
    so: 'gathers wood for a point, takes the two leftmost advanced cards, advances strength and agility',
    bot: { workers: { forest: 1 } },
    with: { advancedRow: [12, 19, 30] },
    after: { leaders: ['S1-1'], points: 1, pile: [19, 30], advances: { strength: 1, agility: 4 } },
  },
  {
    so: 'places no worker, and gathers nothing without one',
    after: { leaders: ['S1-1'], advances: { strength: 1, agility: 4 } },
  },
  {
    so: 'goes on clockwise where the player stands, and digs there',
    with: { standing: ['S1-1'] },
    after: { leaders: ['S2-1'], rooms: 1, advances: { strength: 1, agility: 4 } },
  },
])

actionCard('action-2', [
  {
    so: 'digs a room, takes the guest of the round and advances agility',
    after: {
      leaders: ['S2-1'],
      workers: { forest: 1 },
      rooms: 1,
      guests: ['house-guest-06'],
      advances: { agility: 4 },
    },
  },
  {
    so: 'digs two rooms with three workers; a guest of the cellar when that of the round is gone',
    bot: { workers: { forest: 2 } },
    with: { roundGuest: [] },
    after: {
      leaders: ['S2-1'],
      workers: { forest: 3 },
      rooms: 2,
      guests: ['cellar-guest-03'],
      advances: { agility: 4 },
    },
  },
  {
    so: 'advances for every room it cannot dig and every guest it cannot house',
    bot: { rooms: 6, beds: 6, guests: ['house-guest-01', 'house-guest-02', 'house-guest-04'] },
    after: {
      leaders: ['S2-1'],
      workers: { forest: 1 },
      advances: { perception: 2, agility: 5 },
    },
  },
])

actionCard('action-3', [
  {
    so: 'gathers metal for 2 points; with no mission in reach advances perception, and intelligence',
    bot: { workers: { lair: 2 } },
    after: { leaders: ['S3-1'], points: 2, advances: { perception: 2, intelligence: 1 } },
  },
  {
    so: 'places no worker; completes a mission that lies open where its explorer is',
    bot: { explorer: 'B' },
    with: { revealed: ['B1'] },
    after: { leaders: ['S3-1'], markers: 1, completed: ['B1/1'], advances: { intelligence: 1 } },
  },
])

actionCard('action-4', [
  {
    so: 'builds a bed and advances endurance',
    after: {
      leaders: ['S4-1'],
      workers: { lair: 1 },
      beds: 1,
      advances: { endurance: 1 },
    },
  },
  {
    so: 'two beds at full strength',
    bot: { workers: { lair: 2 } },
    after: {
      leaders: ['S4-1'],
      workers: { lair: 3 },
      beds: 2,
      advances: { endurance: 1 },
    },
  },
  {
    so: 'digs a room instead when none is free; takes the inner space where the player stands',
    bot: { beds: 3 },
    with: { standing: ['S4-1'] },
    after: {
      leaders: ['S4-2'],
      workers: { lair: 1 },
      rooms: 1,
      advances: { endurance: 1 },
    },
  },
])

actionCard('action-5', [
  {
    so: 'takes the two leftmost basic cards; with no mission in reach advances strength',
    with: { basicRow: [33, 34, 36], advancedRow: [12, 19, 30] },
    after: {
      leaders: ['S5-1'],
      workers: { farm: 1 },
      pile: [34, 36],
      advances: { strength: 1 },
    },
  },
  {
    so: 'two advanced ones too at full strength; completes a mission in the room of a tent',
    bot: { workers: { farm: 2 }, tents: ['D'] },
    with: { basicRow: [33, 34, 36], advancedRow: [12, 19, 30], revealed: ['D2'] },
    after: {
      leaders: ['S5-1'],
      workers: { farm: 3 },
      pile: [19, 30, 34, 36],
      markers: 1,
      completed: ['D2/1'],
    },
  },
])

actionCard('action-6', [
  {
    so: 'plays the top exploration card, takes a guest where it then is and advances perception',
    after: {
      leaders: ['S6-1'],
      workers: { farm: 1 },
      explorer: 'C',
      tents: ['C'],
      doors: ['door-02'],
      guests: ['house-guest-07'],
      advances: { perception: 2 },
    },
  },
  {
    so: 'the cheese before a guest',
    bot: { explorer: 'F', tents: ['F'] },
    after: {
      leaders: ['S6-1'],
      workers: { farm: 1 },
      explorer: 'G',
      doors: ['door-09'],
      guests: ['cheese-6'],
      advances: { perception: 2 },
    },
  },
  {
    so: 'advances endurance where nobody waits',
    with: { waiting: { C: [] } },
    after: {
      leaders: ['S6-1'],
      workers: { farm: 1 },
      explorer: 'C',
      tents: ['C'],
      doors: ['door-02'],
      advances: { endurance: 1, perception: 2 },
    },
  },
  {
    so: 'plays two exploration cards at full strength, and the player says from which tent a guest comes',
    bot: { workers: { farm: 2 }, explorer: 'A', tents: ['B', 'D'] },
    with: { waiting: { C: [] } },
    answers: ['D'],
    after: {
      leaders: ['S6-1'],
      workers: { farm: 3 },
      explorer: 'C',
      doors: ['door-02'],
      guests: ['house-guest-10'],
      advances: { endurance: 1, perception: 2 },
    },
  },
])

actionCard('action-7', [
  {
    so: 'visits the hut: with no mission in reach advances perception, and intelligence',
    with: { advancedRow: [12, 19, 30] },
    after: { leaders: ['hut'], advances: { perception: 2, intelligence: 1 } },
  },
  {
    so: 'completes the mission with the lower number on the back of the exploration card',
    bot: { explorer: 'D', tents: ['C'] },
    with: { revealed: ['C1', 'D1', 'D2'] },
    after: { leaders: ['hut'], markers: 1, completed: ['C1/1'], advances: { intelligence: 1 } },
  },
])
