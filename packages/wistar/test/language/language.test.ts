import type { Counted, Effect, MessageRef, Rule, Trigger } from '@nora/effects'
import type { Catalogue } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { describe, expect, test } from 'vitest'
import { areas, colours, decks, icons, mainActions, powerKinds, regions, types } from '../../src/content/names.ts'
import { houseContent } from '../../src/content/read.ts'
import { language } from '../../src/language/language.ts'
import { stocks } from '../../src/language/stocks.ts'
import { goods } from '../../src/state.ts'
import { describePower } from '../../src/text/describe-power.ts'

const { say } = language
const speakers = Object.values(catalogues) as readonly Catalogue[]

/** Says it in every language; a message that is missing throws. */
function inEveryLanguage(text: MessageRef): void {
  for (const speaker of speakers) {
    const sentence = speaker.say(text as never)
    expect(sentence, `${speaker.language}: ${JSON.stringify(text)}`).not.toMatch(/undefined|[{}]|\bother\b.*\{/)
  }
}

const of = (values: readonly string[], field: string) => [{}, ...values.map((value) => ({ [field]: value }))]
const plainCounts = [
  'skillKinds',
  'powerKinds',
  'beds',
  'rooms',
  'freeRooms',
  'doors',
  'tents',
  'objectives',
  'electricity',
]
const otherCounts = ['regions', 'heroes', 'hutLeaders', 'usedCards']

/** Every word with every field it can have, as phrases that the schema accepts. */
const counts: readonly Counted[] = [
  ...[...plainCounts, ...otherCounts].map((count) => ({ count })),
  ...[...icons, 'any'].map((icon) => ({ count: 'icons', icon })),
  ...[...of(types, 'type'), ...of(decks, 'deck'), ...of(powerKinds, 'kind')].map((sort) => ({
    count: 'inventions',
    ...sort,
  })),
  { count: 'inventions', type: 'tool', kind: 'income' },
  ...of(areas, 'area').flatMap((sort) => [
    { count: 'guests', ...sort },
    { count: 'cubes', ...sort },
  ]),
  ...of(colours, 'colour').map((sort) => ({ count: 'abilities', ...sort })),
  ...of(regions, 'region').map((sort) => ({ count: 'workers', ...sort })),
  ...of(decks, 'deck').map((sort) => ({ count: 'hand', ...sort })),
  ...Object.keys(stocks).map((what) => ({ count: 'held', what })),
]

const triggers: readonly Trigger[] = [
  ...goods.map((what) => ({ on: 'gain', what })),
  ...['gainPoints', 'gainElectricity', 'buildBed', 'digRoom', 'revealMission', 'openDoor', 'enterRoom'].map((on) => ({
    on,
  })),
  ...['claimObjective', 'pitchTent', 'visitHut', 'drinkPotion', 'useInvention', 'sendWorker'].map((on) => ({ on })),
  ...of(mainActions, 'action').map((sort) => ({ on: 'mainAction', ...sort })),
  ...of(decks, 'deck').map((sort) => ({ on: 'takeInvention', ...sort })),
  ...icons.flatMap((icon) => [
    { on: 'addIcon', icon },
    { on: 'addIcon', icon, perCard: true },
  ]),
  ...[...of(types, 'type'), ...of(powerKinds, 'kind')].map((sort) => ({ on: 'playInvention', ...sort })),
  ...of(areas, 'area').flatMap((sort) => [
    { on: 'takeGuest', ...sort },
    { on: 'completeMission', ...sort },
  ]),
  ...of(colours, 'colour').map((sort) => ({ on: 'removeCube', ...sort })),
]

const off = { wood: 1, metal: 1, woodOrMetal: 2 }
const rules: readonly Rule[] = [
  { rule: 'cheaperInventions', off },
  { rule: 'cheaperInventions', type: 'tool', off: { woodOrMetal: 1 } },
  ...['inventions', 'missions', 'both'].map((what) => ({ rule: 'ignoreSkill', by: 1, for: what })),
  ...['wood', 'metal'].map((what) => ({ rule: 'gatherMore', what, by: 1 })),
  ...['cheaperDigging', 'cheaperBuilding', 'extraRooms', 'cheaperJokers', 'cheaperElectricity', 'moreMoves'].map(
    (rule) => ({
      rule,
      by: 2,
    }),
  ),
  { rule: 'immune' },
  { rule: 'stronger', by: 1 },
  { rule: 'stronger', action: 'explore', by: 1 },
  { rule: 'stronger', region: 'farm', by: 1 },
]

const amounts = [1, 2, 5, { count: 'beds' }] as const
const effects: readonly Effect[] = [
  ...amounts.flatMap((n) => [
    { do: 'explore', n },
    { do: 'develop', n },
    ...['buildBeds', 'digRooms'].flatMap((word) => [
      { do: word, n },
      { do: word, n, free: true },
    ]),
  ]),
  ...[1, 2, 5].flatMap((n) => [
    { do: 'moveWorkers', n },
    { do: 'sendWorkers', n },
  ]),
  ...['any', ...mainActions].flatMap((action) => [
    { do: 'mainAction', action },
    { do: 'mainAction', action, more: 1 },
  ]),
  ...['potion', 'takeHero', 'takeSkillToken', 'copyOncePerRound'].map((word) => ({ do: word })),
  ...of(colours, 'colour').map((sort) => ({ do: 'removeCube', ...sort })),
  ...[...of(types, 'type'), ...of(decks, 'deck')].flatMap((sort) => [
    { do: 'playInvention', ...sort },
    { do: 'playInvention', ...sort, free: true },
    { do: 'playInvention', ...sort, off: { wood: 1 } },
    { do: 'playInvention', ...sort, ignoreSkills: 1 },
    { do: 'takeFaceUp', ...sort },
  ]),
  { do: 'playInvention', without: 'strength', off },
  ...decks.flatMap((deck) => [
    { do: 'playDrawn', deck, draw: 3 },
    { do: 'findInvention', deck, type: 'tool' },
    { do: 'findInvention', deck, type: 'tool', may: true },
    { do: 'revealTop', deck, type: 'building' },
    { do: 'takeDiscarded', deck },
  ]),
  { do: 'takeDiscarded' },
  { do: 'drawObjectives', draw: 2 },
  ...['near', 'anywhere'].flatMap((where) => [
    { do: 'openDoor', where },
    { do: 'revealMission', where },
  ]),
  ...['step', 'reach'].map((how) => ({ do: 'moveExplorer', how })),
  ...['here', 'reach'].map((where) => ({ do: 'pitchTent', where })),
  ...of(areas, 'area').flatMap((sort) => [
    { do: 'completeMission', ...sort },
    { do: 'completeMission', ...sort, ignoreSkills: 1 },
    ...['farm', 'supply', 'round'].map((from) => ({ do: 'takeGuest', from, ...sort })),
  ]),
  ...['wood', 'metal', 'movement', 'joker', 'points', 'electricity', 'basicCard', 'advancedCard'].flatMap((what) => [
    { do: 'gain', what, n: 1 },
    { do: 'gain', what, n: { count: 'guests', per: 2 } },
  ]),
  ...['wood', 'card', 'item', 'guest', 'houseGuest', 'cellarGuest', 'bed'].flatMap((what) => [
    { do: 'lose', what, n: 2 },
    { do: 'others', more: { count: 'held', what }, effect: { do: 'lose', what: 'points', n: 1 } },
  ]),
]

describe('the words of the cards', () => {
  test('every word is tried here', () => {
    const { known } = language
    const core = ['seq', 'choose', 'optional', 'if', 'forEach', 'repeat', 'upTo', 'pay', 'draw', 'move']
    expect([...new Set(effects.map((phrase) => phrase.do)), ...core].sort()).toEqual([...known.atoms].sort())
    expect([...new Set(counts.map((phrase) => phrase.count))].sort()).toEqual([...known.counts].sort())
    expect([...new Set(rules.map((phrase) => phrase.rule))].sort()).toEqual([...known.rules].sort())
    expect([...new Set(triggers.map((phrase) => phrase.on))].sort()).toEqual([...known.triggers].sort())
  })

  test('every phrase is of the form the tables are checked against', () => {
    const { schema } = language
    for (const phrase of counts) expect(schema.counted.safeParse(phrase).success, JSON.stringify(phrase)).toBe(true)
    for (const phrase of triggers) expect(schema.trigger.safeParse(phrase).success, JSON.stringify(phrase)).toBe(true)
    for (const phrase of rules) expect(schema.rule.safeParse(phrase).success, JSON.stringify(phrase)).toBe(true)
    for (const phrase of effects) expect(schema.effect.safeParse(phrase).success, JSON.stringify(phrase)).toBe(true)
  })

  test('every phrase can be said in four languages', () => {
    for (const phrase of effects) inEveryLanguage(say.effect(phrase))
    for (const phrase of rules) inEveryLanguage(say.rule(phrase))
    for (const phrase of triggers) inEveryLanguage(say.trigger(phrase))
    for (const phrase of counts) {
      inEveryLanguage(say.each(phrase))
      inEveryLanguage(say.more(phrase))
      for (const n of [1, 2, 5]) inEveryLanguage(say.some(phrase, n))
    }
  })

  test('whatever stands on a card, guest, mission, objective or door of the house set can be said', () => {
    const { inventions, guests, missions, objectives, doors } = houseContent.tables
    for (const { power, editions } of inventions) {
      for (const read of [power, editions?.czech, editions?.polish]) if (read) inEveryLanguage(describePower(read))
    }
    for (const { power } of guests) inEveryLanguage(describePower(power))
    for (const { reveal, rows } of missions)
      for (const effect of [reveal, ...rows.map((row) => row.reward)]) inEveryLanguage(say.effect(effect))
    for (const { counts: counted, bonus } of objectives) {
      inEveryLanguage(say.each(counted))
      inEveryLanguage(say.effect(bonus))
    }
    for (const { bonus } of doors) inEveryLanguage(say.effect(bonus))
  })

  test('a card reads as one would say it', () => {
    const [english] = speakers.filter((speaker) => speaker.language === 'en') as [Catalogue]
    const read = (power: Parameters<typeof describePower>[0]) => english.say(describePower(power) as never)
    expect(
      read({ kind: 'permanent', when: { on: 'revealMission' }, effect: { do: 'gain', what: 'metal', n: 1 } }),
    ).toBe('whenever you reveal a mission: gain 1 metal')
    expect(read({ kind: 'endgame', points: { count: 'abilities', colour: 'grey', times: 2 } })).toBe(
      'at the end of the game: gain 2 points for each unlocked grey ability',
    )
    expect(
      read({ kind: 'permanent', always: { rule: 'cheaperInventions', type: 'building', off: { woodOrMetal: 1 } } }),
    ).toBe('from now on: every building invention costs 1 less wood or metal')
  })

  test('a Russian card says what one has in the case that its sentence asks for', () => {
    const [russian] = speakers.filter((speaker) => speaker.language === 'ru') as [Catalogue]
    const read = (effect: Parameters<typeof say.effect>[0]) => russian.say(say.effect(effect) as never)
    const wood = { do: 'gain', what: 'wood', n: 1 }
    const having = (of: { count: string }, n: number) =>
      read({ do: 'if', when: { is: 'atLeast', of, n }, effect: wood })
    expect(having({ count: 'freeRooms' }, 1)).toBe('если у тебя есть хотя бы 1 свободная комната: получи 1 дерево')
    expect(having({ count: 'workers' }, 2)).toBe('если у тебя есть хотя бы 2 работника на поле: получи 1 дерево')
    const jokers = { count: 'held', what: 'joker' }
    expect(having(jokers, 1)).toBe('если ты имеешь хотя бы 1 джокера: получи 1 дерево')
  })

  test.each([
    ['en', 'gain 1 point for each metal you have', 'gain 1 point for every 2 metal you have'],
    ['cs', 'získej 1 vítězný bod za každý kov', 'získej 1 vítězný bod za každé 2 kovy'],
    ['pl', 'zdobądź 1 punkt zwycięstwa za każdy Metal', 'zdobądź 1 punkt zwycięstwa za każde 2 Metale'],
    ['ru', 'получи 1 победное очко за каждый металл', 'получи 1 победное очко за каждые 2 металла'],
  ])('a card counts what one has in words of its own, in %s', (language, forEach, forTwo) => {
    const speaker = speakers.find((each) => each.language === language) as Catalogue
    const read = (per: number) =>
      speaker.say(say.effect({ do: 'gain', what: 'points', n: { count: 'held', what: 'metal', per } }) as never)
    expect([read(1), read(2)]).toEqual([forEach, forTwo])
  })
})
