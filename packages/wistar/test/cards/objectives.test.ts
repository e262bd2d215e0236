import type { Item, Json } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { CardTable } from './card-table.ts'
import type { Given, Holding } from './position.ts'

interface Objective {
  /** So many of what it counts, and something that looks like it but does not count. */
  readonly having: (n: number) => Given
  /** How many the first, second, .. player to come needs, by the number of players. */
  readonly needs: { readonly 2: readonly number[]; readonly 3: readonly number[]; readonly 4: readonly number[] }
  readonly bonus: string
  readonly answers?: readonly Json[]
  readonly after: Holding
}

/** States what an objective counts, how many it asks of whom, and its bonus. */
function objective(id: Item, name: string, { having, needs, bonus, answers = [], after }: Objective): void {
  const board = { objectives: [id, 'objective-04', 'objective-05'].filter((card, at, all) => all.indexOf(card) === at) }

  describe(`${id} ${name}`, () => {
    for (const seats of [2, 3, 4] as const) {
      for (const [others, n] of needs[seats].entries()) {
        const position: Given = { ...board, seats, othersClaim: { [id]: others } }

        test(`${seats} players, ${others} before: reached with ${n}, ${bonus}`, () => {
          const table = new CardTable({ ...position, ...having(n) })
          const before = table.standing()
          table.claim(id, ...answers)
          expect(table.standing()).toEqual({ ...before, claimed: [id], discs: 2, ...after })
          expect(table.whyNotQuick({ claim: id })).toEqual({ code: 'objectiveClaimed' })
        })

        test(`${seats} players, ${others} before: refused with ${n - 1}`, () => {
          expect(new CardTable({ ...position, ...having(n - 1) }).whyNotQuick({ claim: id })).toEqual({
            code: 'objectiveNotReached',
            params: { needs: n, has: n - 1 },
          })
        })
      }

      test(`${seats} players: refused when all its spaces are taken, and without a disc`, () => {
        const spaces = needs[seats].length
        const full = new CardTable({ ...board, seats, othersClaim: { [id]: spaces }, ...having(6) })
        expect(full.whyNotQuick({ claim: id })).toEqual({ code: 'objectiveFull' })
        const noDisc = new CardTable({ ...board, seats, ...having(6) }).with(0, { discs: 0 })
        expect(noDisc.whyNotQuick({ claim: id })).toEqual({ code: 'noneLeft', params: { what: 'discs' } })
      })
    }

    test(`for oneself alone: reached with ${needs[2][0]} and a disc`, () => {
      const [n] = needs[2] as readonly [number]
      const own = { objectives: ['objective-04'], private: [id], ...(id === 'objective-04' ? { objectives: [] } : {}) }
      const table = new CardTable({ ...own, ...having(n) })
      const before = table.standing()
      table.claim(id, ...answers)
      expect(table.standing()).toEqual({ ...before, reached: [id], discs: 2, ...after })
      expect(table.whyNotQuick({ claim: id })).toEqual({ code: 'objectiveClaimed' })
      expect(new CardTable({ ...own, ...having(n - 1) }).whyNotQuick({ claim: id })).toEqual({
        code: 'objectiveNotReached',
        params: { needs: n, has: n - 1 },
      })
      const noDisc = new CardTable({ ...own, ...having(n) }).with(0, { discs: 0 })
      expect(noDisc.whyNotQuick({ claim: id })).toEqual({ code: 'noneLeft', params: { what: 'discs' } })
    })

    test('refused when it is another player’s own: notYourObjective', () => {
      const table = new CardTable({ objectives: [], rival: { private: [id] }, ...having(6) })
      expect(table.whyNotQuick({ claim: id })).toEqual({ code: 'notYourObjective' })
    })
  })
}

const sixTools = [33, 34, 36, 37, 39, 41]
const sixAutomata = [75, 76, 83, 99, 100, 101]
const sixBuildings = [114, 115, 120, 145, 162, 173]
const sixAdvanced = [3, 6, 7, 12, 75, 114]
const sixKinds = [34, 35, 48, 52, 70, 44]
const sixGuests = ['house-guest-01', 'house-guest-04', 'house-guest-05', 'house-guest-07', 'house-guest-13', 'cheese-6']
const sixDoors = ['door-01', 'door-02', 'door-03', 'door-04', 'door-05', 'door-06']

objective('objective-01', 'Master Diggers', {
  having: (n) => ({ rooms: n, beds: 1, advancedDeck: [19], advancedDiscards: [12] }),
  needs: { 2: [3, 4], 3: [3, 4, 5], 4: [3, 4, 5, 6] },
  bonus: 'an advanced card and 4 points',
  after: { hand: [19], points: 4 },
})

objective('objective-02', 'Soft Beds', {
  having: (n) => ({ beds: n, rooms: 6 }),
  needs: { 2: [3, 4], 3: [3, 4, 5], 4: [3, 4, 5, 6] },
  bonus: 'a movement token and 6 points',
  after: { movement: 1, points: 6 },
})

objective('objective-03', 'Full House', {
  having: (n) => ({ guests: sixGuests.slice(6 - n), rooms: 6 }),
  needs: { 2: [3, 4], 3: [3, 4, 5], 4: [3, 4, 5, 6] },
  bonus: 'a joker and 6 points',
  after: { joker: 1, points: 6 },
})

objective('objective-04', 'Open Doors', {
  having: (n) => ({ doors: sixDoors.slice(0, n), tents: ['B'] }),
  needs: { 2: [2, 3], 3: [2, 3, 4], 4: [2, 3, 4, 5] },
  bonus: '2 metal and 5 points',
  after: { metal: 2, points: 5 },
})

/** Cubes on missions: the first `n` of them. */
function cubes(places: readonly string[], n: number): Given {
  const brown = ['porch', 'doubleMove', 'vp3', 'bedDiscount', 'digDiscount', 'vp6']
  return { cubes: Object.fromEntries(places.slice(0, n).map((place, index) => [brown[index], place])) }
}

objective('objective-05', 'Daredevils', {
  having: (n) => ({
    cubes: { ...cubes(['B1/1', 'C1/1', 'E1/1', 'F1/2', 'G1/3', 'D1/1'], n).cubes, freeInvention: 'gone' },
  }),
  needs: { 2: [2, 3], 3: [2, 3, 4], 4: [2, 3, 4, 5] },
  bonus: 'a joker and 5 points',
  after: { joker: 1, points: 5 },
})

objective('objective-06', 'Full Toolbox', {
  having: (n) => ({ inPlay: [...sixTools.slice(0, n), 99] }),
  needs: { 2: [3, 4], 3: [3, 4, 5], 4: [3, 4, 5, 6] },
  bonus: '2 wood and 6 points',
  after: { wood: 2, points: 6 },
})

objective('objective-07', 'Clockwork Menagerie', {
  having: (n) => ({ inPlay: [...sixAutomata.slice(0, n), 34] }),
  needs: { 2: [2, 3], 3: [2, 3, 4], 4: [2, 3, 4, 5] },
  bonus: '2 metal and 6 points',
  after: { metal: 2, points: 6 },
})

objective('objective-08', 'Rubbish City', {
  having: (n) => ({ inPlay: [...sixBuildings.slice(0, n), 99], basicDeck: [34], basicDiscards: [36] }),
  needs: { 2: [2, 3], 3: [2, 3, 4], 4: [2, 3, 4, 5] },
  bonus: 'a basic card and 6 points',
  after: { hand: [34], points: 6 },
})

objective('objective-09', 'Bold Designs', {
  having: (n) => ({ inPlay: [...sixAdvanced.slice(0, n), 99] }),
  needs: { 2: [2, 3], 3: [2, 3, 4], 4: [2, 3, 4, 5] },
  bonus: 'a potion and 6 points',
  answers: ['wood'],
  after: { wood: 1, points: 6 },
})

objective('objective-10', 'Jacks of All Trades', {
  having: (n) => ({ icons: { strength: 2, agility: n - 3, endurance: 1, energy: 2 }, joker: 3 }),
  needs: { 2: [6, 8], 3: [6, 8, 10], 4: [6, 8, 10, 12] },
  bonus: 'a joker and 6 points',
  after: { joker: 4, points: 6 },
})

objective('objective-11', 'Mixed Workshop', {
  having: (n) => ({ inPlay: [...sixKinds.slice(0, n), 36] }),
  needs: { 2: [3, 4], 3: [3, 4, 5], 4: [3, 4, 5, 6] },
  bonus: 'an exploration point and 6 points',
  answers: [{ open: 'A-B' }],
  after: { metal: 1, doors: ['door-01'], points: 6 },
})

objective('objective-12', 'Brave the Dark', {
  having: (n) => ({
    cubes: { ...cubes(['E1/1', 'F1/1', 'G1/1', 'E1/2', 'F1/2', 'G1/2'], n).cubes, freeInvention: 'B1/1' },
  }),
  needs: { 2: [1, 2], 3: [1, 2, 3], 4: [1, 2, 3, 4] },
  bonus: '1 wood, 1 metal and 6 points',
  after: { wood: 1, metal: 1, points: 6 },
})

objective('objective-13', 'All Paws on Deck', {
  having: (n) => ({ workers: { forest: 2, lair: 1, farm: n - 3 }, entrance: 2 }),
  needs: { 2: [5, 6], 3: [5, 6, 7], 4: [5, 6, 7, 8] },
  bonus: '2 movement tokens and 5 points',
  after: { movement: 2, points: 5 },
})
