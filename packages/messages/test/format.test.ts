import { type Language, languages, load, message, preferredLanguage, UnknownMessage } from '@nora/messages'
import { catalogues, format, formatDate, formatNumber } from '@nora/messages/all'
import { expect, test } from 'vitest'

const { en, cs, pl, ru } = catalogues

/** The same thing in all four languages; which kind of space stands between words is of no interest here. */
function inAll(say: (language: Language) => string): string[] {
  return languages.map((language) => spaced(say(language)))
}

function spaced(text: string): string {
  return text.replace(/\s/g, ' ')
}

test('a sentence is said in each language', () => {
  expect(inAll((language) => format(language, 'cli.play.yourMove', { name: 'Ela' }))).toEqual([
    'Your turn, Ela.',
    'Jsi na tahu, Ela.',
    'Twój ruch, Ela.',
    'Твой ход, Ela.',
  ])
})

test('a number takes the form its language wants', () => {
  const points = (language: Language) =>
    [1, 2, 5, 22, 1.5].map((n) => format(language, 'common.points', { n })).join(', ')
  expect(inAll(points)).toEqual([
    '1 point, 2 points, 5 points, 22 points, 1.5 points',
    '1 bod, 2 body, 5 bodů, 22 bodů, 1,5 bodu',
    '1 punkt, 2 punkty, 5 punktów, 22 punkty, 1,5 punktu',
    '1 очко, 2 очка, 5 очков, 22 очка, 1,5 очка',
  ])
})

test('numbers and dates are written as each language writes them', () => {
  expect(inAll((language) => formatNumber(language, 12345.5))).toEqual(['12,345.5', '12 345,5', '12 345,5', '12 345,5'])
  const day = { dateStyle: 'long', timeZone: 'UTC' } as const
  expect(inAll((language) => formatDate(language, 1_700_000_000_000, day))).toEqual([
    'November 14, 2023',
    '14. listopadu 2023',
    '14 listopada 2023',
    '14 ноября 2023 г.',
  ])
})

test('a parameter may be a message, which may hold another', () => {
  const players = message('common.players', { n: 2 })
  const title = { game: message('common.game.cats'), mode: message('common.mode.classic'), players }
  expect(inAll((language) => format(language, 'cli.simulate.title', title))).toEqual([
    'The Isle of Cats, classic: 2 players',
    'Ostrov koček, režim klasický: 2 hráči',
    'Wyspa kotów, tryb klasyczny: 2 gracze',
    'Остров кошек, классический режим: 2 игрока',
  ])
  expect(ru.say(message('cli.play.undone', { choice: message('cli.simulate.title', title) }))).toBe(
    'Отменено: Остров кошек, классический режим: 2 игрока',
  )
})

test('a parameter may be a name kept with a card', () => {
  const choice = { en: 'Catnip', cs: 'Šanta', pl: 'Kocimiętka', ru: 'Мята' }
  expect(inAll((language) => format(language, 'cli.play.undone', { choice }))).toEqual([
    'Undone: Catnip',
    'Vráceno: Šanta',
    'Cofnięto: Kocimiętka',
    'Отменено: Мята',
  ])
})

test('names are joined as each language joins them', () => {
  const names = { all: ['Ela', 'Jan', 'Ivo'] }
  expect(inAll((language) => format(language, 'cli.play.sharedWin', { names, points: 57 }))).toEqual([
    'Ela, Jan, and Ivo share the win with 57 points.',
    'O vítězství se dělí Ela, Jan a Ivo: 57 bodů.',
    'Zwycięstwem dzielą się Ela, Jan i Ivo: 57 punktów.',
    'Победу делят Ela, Jan и Ivo: 57 очков.',
  ])
  expect(pl.say({ any: ['Ela', 'Jan'] })).toBe('Ela lub Jan')
  expect(spaced(cs.say([1000.5, message('common.watcher')]))).toBe('1 000,5, Divák')
})

test('a reason code finds the sentence of the kernel', () => {
  const reason = { code: 'unknownLevel', params: { level: 7, known: [0, 1, 2] } }
  expect(en.why('cats', reason)).toBe('There’s no level 7. Known levels: 0, 1, 2.')
})

test('a reason may carry the reason behind it', () => {
  const reason = { code: 'illegalAct', params: { at: 12, why: { code: 'notOffered' } } }
  expect(cs.why('cats', reason)).toBe('Volba 12 neprošla. Tohle teď není v nabídce.')
})

test('whatever a damaged file held is shown as it stands', () => {
  const said = [null, { odd: true }, 'x', 2].map((found) =>
    en.why('cats', { code: 'unknownSchema', params: { found, known: 1 } }),
  )
  expect(said).toEqual(
    ['null', '{"odd":true}', 'x', '2'].map((found) => `This file is in format ${found}; only format 1 can be read.`),
  )
})

test('an angle bracket in a usage line is not a tag', () => {
  expect(en.format('cli.value.game')).toBe('<game>')
})

test('a message that nobody wrote is refused by name', () => {
  expect(() => en.say({ id: 'cats.unheardOf' })).toThrow(UnknownMessage)
  expect(() => en.why('cats', { code: 'unheardOf' })).toThrow('no message kernel.why.unheardOf in en')
  expect(en.has('cats.unheardOf')).toBe(false)
  expect(en.has('common.constructor')).toBe(false)
  expect(en.has('common.watcher')).toBe(true)
})

test('one language can be loaded alone, and is loaded once', async () => {
  const polish = await load('pl')
  expect(polish.language).toBe('pl')
  expect(polish.format('common.watcher')).toBe('Widz')
  expect(await load('pl')).toBe(polish)
})

test('the wishes of a browser or a shell are met as well as possible', () => {
  expect(preferredLanguage(['sk', 'cs-CZ', 'en'])).toBe('cs')
  expect(preferredLanguage(['pl_PL.UTF-8'])).toBe('pl')
  expect(preferredLanguage(['C', 'de'])).toBe('en')
})
