import type { Json } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { columns } from '../src/columns.ts'
import { Chooser } from '../src/play/chooser.ts'
import { grouped } from '../src/play/groups.ts'
import { plainView } from '../src/play/plain-view.ts'
import { plainWords } from '../src/play/plain-words.ts'

const placements: Json[] = ['pass']
for (const tile of ['cat-1', 'cat-2']) {
  for (let row = 0; row < 5; row++) for (let col = 0; col < 6; col++) placements.push({ tile, at: { row, col } })
}

describe('a long list of choices', () => {
  it('is split by the first thing in which they differ', () => {
    const groups = grouped(placements)
    expect(groups.map(({ common, choices }) => [common, choices.length])).toEqual([
      ['pass', 1],
      [{ tile: 'cat-1' }, 30],
      [{ tile: 'cat-2' }, 30],
    ])
  })

  it('is split again until single choices are left', () => {
    const chooser = new Chooser(placements, [], (choice) => plainWords(choice))
    expect(chooser.pick(2)).toBeUndefined()
    expect(chooser.total).toBe(5)
    expect(chooser.pick(4)).toBeUndefined()
    expect(chooser.pick(6)).toEqual({ choice: { tile: 'cat-1', at: { row: 3, col: 5 } }, anytime: false })
  })

  it('can be narrowed by a word and shown in full again', () => {
    const chooser = new Chooser(placements, ['raise'], (choice) => plainWords(choice))
    expect(chooser.filter('cat-2')).toBe(true)
    expect(chooser.isNarrowed).toBe(true)
    expect(chooser.filter('dog')).toBe(false)
    chooser.reset()
    expect(chooser.lines().map(({ words, anytime }) => [words, anytime])).toEqual([
      ['pass', false],
      ['tile cat-1', false],
      ['tile cat-2', false],
      ['raise', true],
    ])
    expect(chooser.pick(4)).toEqual({ choice: 'raise', anytime: true })
  })

  it('that cannot be split is shown page by page, with numbers that go on', () => {
    const chooser = new Chooser(
      Array.from({ length: 45 }, (_, number) => `card-${number}`),
      [],
      (choice) => plainWords(choice),
    )
    expect([chooser.pages, chooser.range]).toEqual([3, { from: 1, to: 20 }])
    chooser.turnPage(1)
    chooser.turnPage(1)
    chooser.turnPage(1)
    expect(chooser.lines().map(({ number }) => number)).toEqual([41, 42, 43, 44, 45])
    expect(chooser.pick(1)).toEqual({ choice: 'card-0', anytime: false })
    expect(chooser.pick(46)).toBe(false)
  })
})

describe('plain words', () => {
  it('make a choice readable', () => {
    expect(plainWords({ take: 'card-3' })).toBe('take card-3')
    expect(plainWords(['a', 'b'])).toBe('a, b')
    expect(plainWords([])).toBe('–')
    expect(plainWords({ place: { row: 1, col: 2 } })).toBe('place (row 1, col 2)')
  })

  it('show a table with its hidden cards counted', () => {
    const view = {
      zones: { hand: ['?card', '?card'], market: ['silk-1'], empty: [] },
      next: null,
      day: 2,
      players: [{ fish: 5 }, { fish: 7 }],
    }
    expect(plainView(view).split('\n')).toEqual([
      'day        2',
      'players 1  fish 5',
      'players 2  fish 7',
      'hand       2 × card',
      'market     silk-1',
    ])
  })
})

describe('columns', () => {
  it('set figures to the right under their heading and words to the left', () => {
    expect(
      columns([
        ['Bot', 'Wins'],
        ['random', '5'],
        ['greedy', '1,000'],
      ]),
    ).toBe('Bot      Wins\nrandom      5\ngreedy  1,000')
  })
})
