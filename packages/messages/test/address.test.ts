import type { Language } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { czech } from '../src/cs/index.ts'
import { polish } from '../src/pl/index.ts'
import { russian } from '../src/ru/index.ts'

type Tables = { readonly [area: string]: { readonly [key: string]: string } }

/** Words by which one person is addressed as several or formally. */
const formal: { readonly [language in Exclude<Language, 'en'>]: RegExp } = {
  cs: /(?<!\p{L})(?:vy|vás|vám|vámi|váš|vaš\p{L}*|vyberte|vezměte|klikněte|zvolte|skončíte|můžete|máte)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:wy|wam|wami|wasz\p{L}*|wybierzcie|weźcie|kliknijcie|możecie|macie|pan|pani)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:вы|вас|вам|вами|ваш\p{L}*|выберите|возьмите|нажмите|можете|потеряете)(?!\p{L})/iu,
}

/** Where several people are meant, who play in turn at one device. */
const several = new Set(['webOpening.device.about'])

/** The messages that address somebody formally, as area and key. */
function formalIn(language: keyof typeof formal, tables: Tables): string[] {
  return Object.entries(tables).flatMap(([area, messages]) =>
    Object.entries(messages)
      .filter(([, text]) => formal[language].test(text))
      .map(([key]) => `${area}.${key}`)
      .filter((id) => !several.has(id)),
  )
}

describe('one person is addressed as a friend', () => {
  test.each([
    ['cs', czech],
    ['pl', polish],
    ['ru', russian],
  ] as const)('in %s', (language, tables) => {
    expect(formalIn(language, tables as Tables)).toEqual([])
  })

  test('a formal sentence is found', () => {
    expect(formalIn('ru', { table: { lost: 'Закончив сейчас, вы потеряете:', end: 'Закончить ход' } })).toEqual([
      'table.lost',
    ])
    expect(formalIn('cs', { table: { stage: 'Vyberte oshaxe' } })).toEqual(['table.stage'])
  })
})
