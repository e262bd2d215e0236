import { ask, exportGame, type Flow, type Game, importGame, pause, readGameFile, roll } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { colour, note, open, refusal, type Toy, toy } from './toy.ts'

function* story(table: Toy): Flow {
  note(table, yield* roll(table, 2))
  note(table, yield* ask(table, 0, colour, null))
  yield* pause(table, 'end')
}

const game = toy(story, { kinds: [colour] })
const games = [game] as readonly Game[]

function finished() {
  const match = open(game)
  match.choose(0, 'green')
  return match
}

const stored = () => JSON.parse(JSON.stringify(exportGame(finished())))
const why = (file: unknown) => refusal(() => importGame(games, file))

describe('a game file', () => {
  test('holds the game, its options, every choice with its hash, and the result', () => {
    const match = finished()
    expect(exportGame(match)).toEqual({
      format: 'nora-game',
      schema: 1,
      game: 'toy',
      rulesVersion: '1',
      contentHash: 'none',
      options: { mode: 'classic', seats: 3, level: null, options: {} },
      line: match.line.map(({ seat, kind, choice, hash }) => ({ seat, kind, choice, hash })),
      result: match.outcome,
    })
  })

  test('is read as the same game, without any generator', () => {
    const match = finished()
    const read = importGame(games, stored())
    expect(read.hash).toBe(match.hash)
    expect(read.outcome).toEqual(match.outcome)
    expect(read.news(0)).toEqual(match.news(0))
  })

  test('may hold a game that is not over', () => {
    const match = open(game)
    const read = importGame(games, JSON.parse(JSON.stringify(exportGame(match))))
    expect(read.pending).toMatchObject([{ seat: 0, kind: 'colour' }])
  })

  test('may hold a game that waits for nobody in particular', () => {
    const match = open(game, { seed: 1, pausing: true })
    match.choose(0, 'red')
    const file = JSON.parse(JSON.stringify(exportGame(match)))
    expect(file.result).toBeNull()
    expect(importGame(games, file).line.slice(0, 2)).toMatchObject([{ kind: 'roll' }, { kind: 'colour' }])
  })
})

describe('a file is refused', () => {
  test('if it is not a stored game', () => {
    for (const strange of [null, 7, 'text', [], {}, { format: 'chess' }])
      expect(why(strange)).toEqual({ code: 'notAGameFile', params: { field: 'format' } })
  })

  test('if a field is missing or wrong, by the name of the field', () => {
    const without = (field: string, value?: unknown) => why({ ...stored(), [field]: value }).params?.field
    for (const field of ['game', 'rulesVersion', 'contentHash', 'options', 'line', 'result'])
      expect(without(field, 5)).toBe(field)
  })

  test('if its options or its result hold something else than they should', () => {
    const strange = [
      ...[{ mode: { toString: null } }, { seats: '2' }, { level: {} }, { options: { map: 7 } }].map((options) => ({
        options: { ...stored().options, ...options },
      })),
      ...[{}, { standings: 'none' }, { standings: [null] }].map((result) => ({ result })),
    ]
    for (const wrong of strange) {
      const [field] = Object.keys(wrong)
      expect(why({ ...stored(), ...wrong })).toEqual({ code: 'notAGameFile', params: { field } })
    }
  })

  test('if one of its acts is not one, by its place', () => {
    const acts = [
      null,
      {},
      { seat: 'x' },
      { seat: 0, kind: 'colour', choice: 'red' },
      { seat: 0, kind: 'k', hash: 'h' },
    ]
    for (const act of acts) {
      const file = stored()
      file.line[1] = act
      expect(why(file)).toEqual({ code: 'notAGameFile', params: { field: 'line', at: 1 } })
    }
  })

  test('if it is of an unknown form', () => {
    expect(why({ ...stored(), schema: 99 })).toEqual({ code: 'unknownSchema', params: { found: 99, known: 1 } })
  })

  test('if the game is not known', () => {
    expect(why({ ...stored(), game: 'chess' })).toEqual({ code: 'unknownGame', params: { game: 'chess' } })
  })

  test('if it is of another version of the rules or of other content', () => {
    expect(why({ ...stored(), rulesVersion: '0' })).toEqual({
      code: 'wrongVersion',
      params: { expected: '1', found: '0' },
    })
    expect(why({ ...stored(), contentHash: 'x' })).toEqual({
      code: 'contentMismatch',
      params: { expected: 'none', found: 'x' },
    })
  })

  test('if its options are not possible', () => {
    const file = stored()
    file.options.seats = 9
    expect(why(file).code).toBe('wrongSeats')
  })

  test('if it holds an illegal choice, saying which, where and why', () => {
    const file = stored()
    file.line[1].choice = 'black'
    expect(why(file)).toEqual({
      code: 'illegalAct',
      params: { at: 1, seat: 0, kind: 'colour', why: { code: 'notOffered', params: { kind: 'colour' } } },
    })
  })

  test('if fate cannot have answered so', () => {
    const file = stored()
    file.line[0].choice = [6, 7]
    expect(why(file)).toMatchObject({ code: 'illegalAct', params: { at: 0, kind: 'roll' } })
  })

  test('if a choice leads elsewhere than stored', () => {
    const file = stored()
    file.line[1].choice = 'blue'
    expect(why(file)).toMatchObject({ code: 'hashDiffers', params: { at: 1 } })
  })

  test('if the result is not that of the game', () => {
    const file = stored()
    file.result.standings[0].score = 99
    expect(why(file)).toEqual({ code: 'resultDiffers' })
    expect(why({ ...stored(), result: null })).toEqual({ code: 'resultDiffers' })
  })

  test('if it goes on after the end', () => {
    const file = stored()
    file.line.push(file.line[1])
    expect(why(file)).toMatchObject({ code: 'illegalAct', params: { at: 3, why: { code: 'gameOver' } } })
  })
})

test('the form of a file can be checked without playing it', () => {
  expect(readGameFile(stored()).game).toBe('toy')
})
