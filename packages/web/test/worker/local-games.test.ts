import { type Decision, exportGame, Match, Refused, seededFate } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { chance } from '../../src/worker/chance.ts'
import { readLocalFile, writeLocalFile } from '../../src/worker/local-file.ts'
import { begin } from '../../src/worker/opening.ts'
import { currentRelease } from '../../src/worker/releases.ts'

const game = await currentRelease('woodcraft', null)

function file(acts: number) {
  const match = Match.open(game.game, { seats: 2 }, { seed: 4 })
  const fate = seededFate(9)
  while (match.line.length < acts) {
    const { seat } = match.pending[0] as Decision
    match.choose(seat, match.space(seat)?.sample(fate))
  }
  return exportGame(match)
}

describe('a game on this device', () => {
  it('begins at once, with a bot for every seat that nobody takes', () => {
    const entries = begin(game, { game: 'woodcraft', wish: { seats: 3 }, players: [{ name: 'Ada' }] })
    const { status, seats } = game.fold(entries, chance).summary()
    expect(status).toBe('playing')
    expect(seats.map(({ name, bot }) => name ?? bot)).toEqual(['Ada', 'casual', 'casual'])
  })

  it('is refused where its options are wrong', () => {
    expect(() => begin(game, { game: 'woodcraft', wish: { seats: 9 }, players: [] })).toThrow(Refused)
  })

  it('can go on from the middle of another, and comes out the same whenever it is loaded', () => {
    const { options, line } = file(40)
    const opening = { game: 'woodcraft', wish: options, players: [{ name: 'Ada' }, { name: 'Bob' }] }
    const entries = begin(game, opening, line.slice(0, 25))
    const [one, other] = [1, 2].map(() => game.fold(entries, chance).match as Match)
    expect(one?.line.slice(0, 25).map(({ hash }) => hash)).toEqual(line.slice(0, 25).map(({ hash }) => hash))
    expect(one?.hash).toBe(other?.hash)
  })

  it('no game is known by a name that is none of the house', async () => {
    await expect(currentRelease('toString', null)).rejects.toThrow(Refused)
  })
})

describe('a game file', () => {
  it('keeps who played, and is read back as it was written', () => {
    const local = { ...file(10), players: [{ name: 'Ada' }, { bot: 'greedy' }], pack: null }
    expect(readLocalFile(writeLocalFile(local))).toEqual(local)
  })

  it('is good without players', () => {
    expect(readLocalFile(JSON.stringify(file(10))).players).toBeUndefined()
  })

  it('is refused where it is no game', () => {
    expect(() => readLocalFile('no game')).toThrow(Refused)
    expect(() => readLocalFile('{"format":"other"}')).toThrow(Refused)
  })
})
