import { ContentError, type Pack, readPack } from '@nora/effects'
import { Match, Position, playout, randomPolicy, seededFate, settle, Variant } from '@nora/kernel'
import { languages } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { describe, expect, test } from 'vitest'
import { cardOf, catsGame, catsWithPack, components } from '../../src/index.ts'
import { cardText } from '../text/said.ts'

type Records = Pack['records']

const pack = (records: Records, game = 'cats') =>
  readPack('mine.json', JSON.stringify({ format: 'nora-pack', game, name: 'From my shelf', records }))

function refusalOf(records: Records, game?: string): ContentError {
  try {
    catsWithPack(pack(records, game))
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error('the pack was not refused')
}

describe('a pack', () => {
  test('changes the fields it names, their text and the hash, and nothing else', () => {
    const game = catsWithPack(pack({ discovery: { '122': { name: { cs: 'Zlatá horečka' }, cost: 3 } } }))
    const { name, cost, source } = cardOf(game.content, '122') as ReturnType<typeof cardOf> & { cost: number }
    expect(name).toEqual({ ...cardOf(catsGame.content, '122').name, cs: 'Zlatá horečka' })
    expect([cost, source.cost]).toEqual([3, 'pack'])
    expect(game.contentHash).not.toBe(catsGame.contentHash)
    expect(catsWithPack(pack({})).contentHash).toBe(catsGame.contentHash)
    expect(cardOf(game.content, '121')).toEqual(cardOf(catsGame.content, '121'))
  })

  test('changes what a card says and does', () => {
    const lesson = { score: 'each', points: 5, of: { count: 'visibleRats' } }
    const { content } = catsWithPack(pack({ discovery: { '122': { lesson } } }))
    expect(cardText('en', '122', content)).toBe('5 points for each visible rat.')
    expect(cardText('cs', '122', content)).toBe('5 bodů za každou nezakrytou krysu.')
  })

  test('is counted among the components', () => {
    const { content } = catsWithPack(pack({ discovery: { '122': { cost: 3 } } }))
    expect(components(content).privateLessons).toEqual({ total: 30, rulebook: 0, public: 29, house: 0, pack: 1 })
    expect(components(content).publicLessons).toEqual({ total: 8, rulebook: 0, public: 8, house: 0 })
  })

  test.each<[string, Records, string, string, string, string]>([
    ['a negative cost', { discovery: { '071': { cost: -1 } } }, 'discovery', '071', 'cost', 'fieldTooSmall'],
    [
      'an unknown effect',
      { discovery: { '071': { effect: { effect: 'drawFish', number: 2 } } } },
      'discovery',
      '071',
      'effect.effect',
      'fieldChoice',
    ],
    [
      'a field that no card has',
      { discovery: { '071': { colour: 'red' } } },
      'discovery',
      '071',
      'colour',
      'fieldUnknown',
    ],
    ['a field taken away', { discovery: { '007': { speed: null } } }, 'discovery', '007', 'speed', 'fieldMissing'],
    ['a card that is not in the box', { solo: { '216': { speed: 1 } } }, 'solo', '216', '', 'recordUnknown'],
    ['another number', { solo: { '186': { id: '187' } } }, 'solo', '186', 'id', 'fieldFixed'],
    [
      'a treasure that the sister cannot find',
      { solo: { '175': { actions: [{ do: 'discardCommon', shape: 'rare-T4' }] } } },
      'solo',
      '175',
      'actions.0.shape',
      'notCommonShape',
    ],
    [
      'a colour to choose on a private lesson',
      { discovery: { '113': { lesson: { score: 'each', points: 1, of: { count: 'cats', colour: 'chosen' } } } } },
      'discovery',
      '113',
      'lesson',
      'colourNotChosen',
    ],
    [
      'a boat without its cells',
      { boats: { 'boat-1': { rows: Array(9).fill('~'.repeat(22)) } } },
      'boats',
      'boat-1',
      'rows',
      'notTheOutlineOfTheSections',
    ],
  ])('with %s is refused, naming record and field', (_, records, file, record, field, code) => {
    const { problems, reason } = refusalOf(records)
    expect(problems[0]).toMatchObject({ file, record, field, code })
    for (const language of languages) {
      const sentence = catalogues[language].why('cats', reason as never)
      expect(sentence).toContain(`${file}, ${record}`)
      expect(sentence).not.toMatch(/[{}]|undefined/)
    }
  })

  test('for another game is refused', () => {
    expect(refusalOf({}, 'woodcraft').problems).toMatchObject([{ code: 'packOtherGame', found: 'woodcraft' }])
  })

  test('names everything that is wrong with it at once', () => {
    const { problems } = refusalOf({ discovery: { '071': { cost: -1 }, '007': { speed: 'fast' } } })
    expect(problems.map(({ record, field }) => `${record} ${field}`)).toEqual(['007 speed', '071 cost'])
  })

  test('with the wildest allowed values is played to the end in every mode', () => {
    const game = catsWithPack(
      pack({
        discovery: {
          '071': { cost: 0, effect: { effect: 'drawCards', number: 100 } },
          '075': { cost: 0, effect: { effect: 'drawTilesToZones', number: 100 } },
          '083': { cost: 0, effect: { effect: 'moveCats', upTo: 50 } },
          '084': { cost: 0, effect: { effect: 'gainBasket', discard: { what: 'treasures', number: 1 } } },
          '098': { cost: 0, options: [{ take: 'small', number: 40, fish: 0 }] },
          '043': { cost: 0, baskets: 9, brokenBaskets: 9 },
          '142': { lesson: { score: 'family', rank: 2 } },
          '144': { lesson: { score: 'once', points: 1, when: { is: 'largestFamily' } } },
        },
        family: {
          '151': { lesson: { score: 'each', points: 9, of: { count: 'families', atLeast: 1 }, every: 2, beyond: 1 } },
        },
        solo: {
          '174': { baskets: 30, actions: [{ do: 'swapCats', positions: [9, 9] }] },
          '197': { lesson: { score: 'once', points: 3, when: { is: 'empty', areas: ['edge', 'bow'] } } },
        },
        shapes: { 'common-1': { copies: 2 }, 'cat-16': { rows: ['#'] } },
      }),
    )
    for (const mode of ['classic', 'family', 'solo']) {
      for (let seed = 0; seed < 30; seed++) {
        const variant = new Variant(game, settle(game as never, { mode }))
        const position = new Position(variant, variant.opening())
        position.begin()
        playout(position as never, () => randomPolicy, seededFate(seed))
        expect(game.audit?.(position.table)).toEqual([])
      }
    }
  })

  test('opens a table of its own', () => {
    const game = catsWithPack(pack({ discovery: { '122': { cost: 3 } } }))
    const match = Match.open(game, { mode: 'classic', seats: 2 }, { seed: 1 })
    expect(match.table.content).toBe(game.content)
  })
})
