import { catalogues } from '@nora/messages/all'
import { describeAbility, houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { stocks } from '../../src/language/stocks.ts'
import { employing, HELPER } from './employing.ts'

describe('what cards say', () => {
  const languages = ['en', 'cs', 'pl', 'ru'] as const

  test('every helper, order, contract, bonus and reward of the set can be said in every language', () => {
    const { language, tables, helpers } = houseContent
    const effects = [
      ...tables.helpers.map(({ production }) => production),
      ...tables.orders.map(({ reward }) => reward),
      ...tables.ring.flatMap(({ bonus }) => bonus ?? []),
      ...tables.windows.map(({ bonus }) => bonus),
      ...tables.improvements.map(({ effect }) => effect),
      ...tables.atticEdges.map(({ reward }) => reward),
      ...tables.rewardTiles.flatMap(({ even, odd }) => [...Object.values(even), ...Object.values(odd)]),
    ]
    const said = [
      ...effects.map((effect) => language.describe(effect)),
      ...[...helpers.values()].map((card) => describeAbility(houseContent, card)),
      ...tables.contracts.map(({ score }) => language.say.each(score)),
    ]
    for (const code of languages) {
      for (const message of said) expect(catalogues[code].say(message as never)).not.toMatch(/[{}]|undefined/)
    }
  })

  test('every word of the game’s language has its sentence', () => {
    const { language } = houseContent
    const phrases = [
      ...[0, 1, 2, 5].flatMap((by) => [
        { do: 'sell', more: by },
        { do: 'market', off: by },
        { do: 'buySix', off: by },
      ]),
      ...language.known.rules.map((rule) => ({ rule, on: 'six', by: 2, upTo: 3 })),
      ...language.known.triggers.map((on) => ({ on })),
      { do: 'tool', type: 'wrench' },
      { do: 'die', colour: ['green', 'brown'], value: 3 },
    ]
    const counts = [
      ...language.known.counts
        .filter((count) => count !== 'held')
        .map((count) => ({ count, row: 'middle', ability: 'permanent' })),
      ...Object.keys(stocks).map((what) => ({ count: 'held', what })),
    ]
    for (const code of languages) {
      for (const phrase of phrases) {
        const say = 'rule' in phrase ? language.say.rule : 'on' in phrase ? language.say.trigger : language.say.effect
        expect(catalogues[code].say(say(phrase as never) as never)).not.toMatch(/[{}]|undefined/)
      }
      for (const count of counts) {
        for (const n of [1, 2, 5]) {
          expect(catalogues[code].say(language.say.some(count as never, n) as never)).not.toMatch(/[{}]|undefined/)
          expect(catalogues[code].say(language.say.each({ ...count, per: n } as never) as never)).not.toMatch(
            /[{}]|undefined/,
          )
        }
        expect(catalogues[code].say(language.say.more(count as never) as never)).toMatch(
          /^(?:(?:more|a higher) .* than you|víc .* než ty|więcej .* niż ty|больше .*, чем у тебя)$/,
        )
      }
    }
  })

  test('an ability reads as a sentence', () => {
    const bench = employing({
      kind: 'permanent',
      when: { on: 'buyDie', colour: 'brown' },
      effect: { do: 'gain', what: 'glue', n: 2 },
    })
    const { content } = bench.position.table
    const said = describeAbility(content, content.helpers.get(HELPER) as never)
    expect(catalogues.en.say(said as never)).toBe('permanently, when you buy a brown die: gain 2 glue')
    expect(catalogues.cs.say(said as never)).toBe('trvale, když koupíš hnědou kostku: získej 2 disky lepidla')
    expect(catalogues.pl.say(said as never)).toBe('stale, gdy kupujesz brązową kość: zdobądź 2 krążki kleju')
    expect(catalogues.ru.say(said as never)).toBe('постоянно, когда покупаешь коричневый кубик: получи 2 диска клея')
  })
})
