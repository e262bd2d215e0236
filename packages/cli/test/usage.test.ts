import { describe, expect, it } from 'vitest'
import { ran, temporaryFile, temporaryFolder } from './run.ts'

const wrong: readonly (readonly [line: string, complaint: string])[] = [
  ['', 'Which command?'],
  ['dance', 'There’s no command “dance”.'],
  ['simulate', 'The command “simulate” needs <game>.'],
  ['simulate chess --practice', 'There’s no game “chess”. Known games: orchard, bazaar.'],
  ['simulate orchard', 'There’s no game “orchard”.'],
  ['simulate orchard --practice --mode family', 'This game has no mode “family”. Known modes: classic.'],
  ['simulate orchard --practice --seats 5', 'This mode is for 2 to 4 players, not 5.'],
  ['simulate orchard --practice --seats two', '--seats needs a whole number of at least 1, not “two”.'],
  ['simulate bazaar --practice --mode solo --level 9', 'There’s no level 9. Known levels: 1, 2, 3.'],
  ['simulate bazaar --practice --option speed=fast', 'There’s no option “speed”. Known options: length.'],
  ['simulate bazaar --practice --option length=9', 'The option “length” can’t be “9”. Possible values: short, long.'],
  ['simulate bazaar --practice --option length', '--option needs key=value, not “length”.'],
  ['simulate orchard --practice --games 0', '--games needs a whole number of at least 1, not “0”.'],
  ['simulate orchard --practice --seed', '--seed needs a value.'],
  ['simulate orchard --practice --seed=', '--seed needs a value.'],
  ['simulate orchard --seed --practice', '--seed needs a value.'],
  ['simulate orchard --practice --json=yes', '--json takes no value.'],
  ['simulate orchard --practice --bots clever', 'There’s no bot “clever”. Known bots: casual.'],
  ['simulate orchard --practice --fast', 'The command “simulate” has no option --fast.'],
  ['simulate orchard bazaar --practice', 'The command “simulate” doesn’t understand “bazaar”.'],
  ['check orchard --practice --seats 7', 'This mode is for 2 to 4 players, not 7.'],
  ['check orchard --practice --only magic', 'There’s no check “magic”.'],
  ['check orchard --practice --policy clever', 'There’s no bot “clever”.'],
  ['play orchard --practice --people 3', 'There’s no seat “3”. Seats: 1, 2.'],
  ['score orchard --practice --file x.json', 'The game “orchard” has no boards to score.'],
  ['games --lang de', 'There’s no language “de”. Known languages: en, cs, pl, ru.'],
]

describe('a wrong command line', () => {
  it.each(wrong)('“%s” is refused with what is wrong and what is allowed', async (line, complaint) => {
    const { code, out, err } = await ran(...line.split(' ').filter((word) => word !== ''))
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(complaint)
  })

  it('is refused in the language that was asked for', async () => {
    const { err } = await ran('simulate', 'chess', '--practice', '--lang', 'ru')
    expect(err).toBe('Игры «chess» нет. Известные игры: orchard, bazaar.')
  })
})

describe('a file that cannot be used', () => {
  it('is named when it is not there', async () => {
    const { code, err } = await ran('replay', 'no-such-file.json')
    expect([code, err]).toEqual([2, 'There’s no file no-such-file.json.'])
  })

  it('is named when it cannot be read', async () => {
    const folder = temporaryFolder()
    const { code, err } = await ran('replay', folder)
    expect(code).toBe(2)
    expect(err).toContain(`The file ${folder} can’t be read`)
  })

  it('is named when it is not JSON', async () => {
    const file = temporaryFile('game.json', '{"format":')
    const { code, err } = await ran('replay', file)
    expect(code).toBe(2)
    expect(err).toContain(`The file ${file} isn’t JSON`)
  })

  it('is refused when it is JSON but no stored game', async () => {
    const file = temporaryFile('game.json', '{"format":"something"}')
    const { code, err } = await ran('replay', file)
    expect(code).toBe(1)
    expect(err).toContain('This isn’t a saved game: the field “format” is missing or wrong.')
  })

  it('is refused as a pack of a game that takes none', async () => {
    const file = temporaryFile('pack.json', '{}')
    const { code, err } = await ran('simulate', 'orchard', '--practice', '--pack', file)
    expect([code, err]).toEqual([2, 'The game “orchard” doesn’t accept packs.'])
  })
})
