import { languages } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { cardOf } from '../../src/content/content.ts'
import { printedContent } from '../../src/content/read.ts'

const cards = [...printedContent.cards.values()]

describe('the names of cards', () => {
  test.each(languages)('are all different in %s', (language) => {
    expect(new Set(cards.map(({ name }) => name[language])).size).toBe(215)
  })

  test('are written in the letters of their language', () => {
    for (const { name } of cards) {
      expect(name.en).toMatch(/^[A-Za-z' -]+$/)
      expect(name.cs).toMatch(/^[A-Za-záčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ -]+$/)
      expect(name.pl).toMatch(/^[A-Za-ząćęłńóśźżĄĆĘŁŃÓŚŹŻ -]+$/)
      expect(name.ru).toMatch(/^[А-Яа-яЁё —-]+$/)
    }
  })

  test.each([
    ['071', 'Rozhledna'],
    ['072', 'Zvěd'],
    ['073', 'Vraní hnízdo'],
    ['074', 'Navigátor'],
    ['076', 'Recyklace'],
    ['077', 'Šanta'],
    ['116', 'Smočit tlapy'],
    ['121', 'Rodokmen'],
    ['131', 'Útulek servališků'],
    ['135', 'Solární pohon'],
    ['148', 'Vetešník'],
    ['197', 'Skromnost'],
    ['203', 'Úchvatná podívaná'],
    ['215', 'Past na krysy'],
  ])('%s is called %s in Czech, as in the rulebook', (id, name) => {
    const card = cardOf(printedContent, id)
    expect(card.name.cs).toBe(name)
    expect(card.source.name).toEqual({ en: 'house', cs: 'rulebook', pl: 'house', ru: 'house' })
  })

  test('are otherwise this project’s own', () => {
    expect(cards.filter(({ source }) => source.name === 'house')).toHaveLength(215 - 14)
  })
})
