import { bundled } from '@nora/choosing'
import type { Json } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { columns } from '../src/columns.ts'
import { Chooser } from '../src/play/chooser.ts'
import { plainView } from '../src/play/plain-view.ts'
import { plainWords } from '../src/play/plain-words.ts'
import { wrapped } from '../src/play/wrapped.ts'

const placements: Json[] = ['pass']
for (const tile of ['cat-1', 'cat-2']) {
  for (let row = 0; row < 5; row++) for (let col = 0; col < 6; col++) placements.push({ tile, at: { row, col } })
}

describe('a long list of choices', () => {
  it('is split by the first thing in which they differ', () => {
    const groups = bundled(placements)
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
    expect(chooser.lines().map(({ words, role }) => [words, role])).toEqual([
      ['pass', 'answer'],
      ['tile cat-1', 'answer'],
      ['tile cat-2', 'answer'],
      ['raise', 'anytime'],
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

describe('things chosen together', () => {
  const twoOfThree: Json[] = [
    ['007', '039'],
    ['007', '106'],
    ['039', '106'],
  ]
  const shown = (chooser: Chooser) => chooser.lines().map(({ words, role }) => [words, role])

  it('are listed one by one and put together by their numbers', () => {
    const chooser = new Chooser(twoOfThree, [], (choice) => plainWords(choice))
    expect(shown(chooser)).toEqual([
      ['007', 'part'],
      ['039', 'part'],
      ['106', 'part'],
    ])
    expect(chooser.pickSeveral('1 3')).toBeUndefined()
    expect(chooser.done).toEqual({ choice: ['007', '106'], anytime: false })
    expect(shown(chooser)).toEqual([['007, 106', 'done']])
    expect(chooser.pick(1)).toEqual(chooser.done)
  })

  it('can be named by what is printed on them, even if that is a number', () => {
    const chooser = new Chooser(twoOfThree, [], (choice) => plainWords(choice))
    expect(chooser.pickSeveral('106,007')).toBeUndefined()
    expect(chooser.chosen).toEqual(['007', '106'])
    expect(chooser.pickSeveral('fish')).toBe(false)
  })

  it('are not taken before there are enough of them, and can be chosen anew', () => {
    const chooser = new Chooser(twoOfThree, [], (choice) => plainWords(choice))
    expect(chooser.pick(2)).toBeUndefined()
    expect([chooser.chosen, chooser.done]).toEqual([['039'], undefined])
    expect(shown(chooser)).toEqual([
      ['007', 'part'],
      ['106', 'part'],
    ])
    chooser.reset()
    expect([chooser.chosen, chooser.isNarrowed]).toEqual([[], false])
  })

  it('that cannot be had together are left to the rules to refuse', () => {
    const chooser = new Chooser(twoOfThree, [], (choice) => plainWords(choice))
    expect(chooser.pickSeveral('1 2 3')).toEqual({ choice: ['007', '039', '106'], anytime: false })
    expect(chooser.chosen).toEqual([])
  })

  it('may be none at all, beside choices of another kind', () => {
    const anySubset: Json[] = [[], ['a'], ['b'], ['a', 'b'], { play: 'c' }]
    const chooser = new Chooser(anySubset, [], (choice) => plainWords(choice))
    expect(shown(chooser)).toEqual([
      ['a', 'part'],
      ['b', 'part'],
      ['–', 'done'],
      ['play c', 'answer'],
    ])
    expect(chooser.pick(3)).toEqual({ choice: [], anytime: false })
    expect(chooser.done).toBeUndefined()
    expect(chooser.filter('b')).toBe(true)
    expect(shown(chooser)).toEqual([['b', 'part']])
  })
})

describe('a line too long for the screen', () => {
  it('is broken between words and set in below its number', () => {
    expect(wrapped('  7  keep the cat that sleeps', 18)).toBe('  7  keep the cat\n     that sleeps')
    expect(wrapped('a cat that sleeps', 12)).toBe('a cat that\n  sleeps')
  })

  it('is left alone where nobody watches, where it fits and where it is coloured', () => {
    expect(wrapped('a cat that sleeps', undefined)).toBe('a cat that sleeps')
    expect(wrapped('a cat that sleeps', 17)).toBe('a cat that sleeps')
    expect(wrapped('\x1b[44m a cat \x1b[0m', 8)).toBe('\x1b[44m a cat \x1b[0m')
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
