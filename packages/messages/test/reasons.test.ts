import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { english } from '../src/en/index.ts'
import { type Areas, needsOf } from './audit.ts'
import { type GivenReason, reasonsIn } from './reasons.ts'

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Packages whose reasons people read; the practice games of `conformance` speak to nobody. */
const speakers = Object.keys(english).filter((area) => readdirSync(packages).includes(area))

function sourcesOf(name: string): string[] {
  const folder = join(packages, name, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return files.map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The server passes on what a room says, and says some of it itself. */
const alsoSaidBy: { readonly [area: string]: string } = { server: 'room' }

/** Reasons of an area that cannot be said: no sentence, or a sentence that asks for more than is given. */
function unsayable(areas: Areas, area: string, reasons: readonly GivenReason[]): string[] {
  return reasons.flatMap(({ code, params }) => {
    const places = [area, alsoSaidBy[area] ?? area, 'effects', 'kernel']
    const text = places.map((place) => areas[place]?.[`why.${code}`]).find((found) => found !== undefined)
    if (text === undefined) return [`${area} ${code}: no sentence`]
    const lacking = Object.keys(needsOf(text)).filter((name) => params && !params.includes(name))
    return lacking.map((name) => `${area} ${code}: ${name} is not given`)
  })
}

test('every reason in the kernel, the games, the room and the server can be said', () => {
  expect(speakers).toEqual(expect.arrayContaining(['kernel', 'cats', 'room', 'server']))
  const problems = speakers.flatMap((area) =>
    sourcesOf(area).flatMap((text) => unsayable(english, area, reasonsIn(text))),
  )
  expect(problems).toEqual([])
})

test('no sentence is kept for a reason that nobody gives', () => {
  const silent = speakers.flatMap((area) => {
    const sources = sourcesOf(area).join('\n')
    return Object.keys(english[area as keyof typeof english])
      .filter((key) => key.startsWith('why.') && !sources.includes(`'${key.slice(4)}'`))
      .map((key) => `${area}.${key}`)
  })
  expect(silent).toEqual([])
})

const areas = {
  kernel: { 'why.gameOver': 'It is over.' },
  cats: { 'why.needsFish': '{needs, number} fish, not {has, number}.' },
}

test('a reason with its own or the kernel’s sentence can be said', () => {
  const source = `because('needsFish', { needs: 3, has }); new Refused(because('gameOver'))`
  expect(unsayable(areas, 'cats', reasonsIn(source))).toEqual([])
})

test('a reason is seen whoever makes it', () => {
  const source = `refuse('needsFish', { needs, has }); because(late ? 'gameOver' : early ? 'needsCat' : 'needsBasket')`
  expect(reasonsIn(source).map(({ code }) => code)).toEqual(['needsFish', 'gameOver', 'needsCat', 'needsBasket'])
  const server = `throw new Problem(404, 'noSuchTable', { table }); this.complain('notJson')`
  expect(reasonsIn(server)).toEqual([
    { code: 'noSuchTable', params: ['table'] },
    { code: 'notJson', params: [] },
  ])
})

test('a reason without a sentence is found', () => {
  expect(unsayable(areas, 'cats', reasonsIn(`return because('needsBasket')`))).toEqual([
    'cats needsBasket: no sentence',
  ])
})

test('a reason that lacks a parameter of its sentence is found', () => {
  expect(unsayable(areas, 'cats', reasonsIn(`because('needsFish', { needs: 3 })`))).toEqual([
    'cats needsFish: has is not given',
  ])
  expect(unsayable(areas, 'cats', reasonsIn(`because('needsFish')`))).toHaveLength(2)
})
