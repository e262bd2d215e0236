// What is taken for a secret where it is judged what people were told.
import { woodcraft } from '@nora/catalogue'
import { type Game, seededFate, settle, WATCHER } from '@nora/kernel'
import { plainTerms } from '@nora/protocol'
import { Room } from '@nora/room'
import { beforeAll, expect, test } from 'vitest'
import { duty } from './support/player.ts'
import { Sight, secretsFrom, textsIn } from './support/secrets.ts'

const game = woodcraft.game as unknown as Game
const ann = { id: 'ann', name: 'Ann' }

/** A solo game, to its end. Its cards lie open for a while and are shuffled back. */
let room: Room
/** What was a secret to watchers at its end. */
let secrets: ReadonlySet<string>

beforeAll(() => {
  const opening = {
    options: settle(game, { mode: 'solo', seats: 1 }),
    terms: { ...plainTerms, bot: 'random' },
    pack: null,
    seat: 0,
    bots: [],
  }
  room = Room.open({ game, bots: ['random'] }, opening, ann, 0, (answer) => seededFate(1_000 + answer)).room
  const sight = new Sight([WATCHER])
  const fate = seededFate(1)
  for (let now = 1; room.state.status !== 'over'; now++) {
    const command = duty(room.tableSnapshot(0), 0, fate)
    if (!command) throw new Error('nobody has anything to do')
    room.consider(command, ann, now)
    secrets = sight.after(room).get(WATCHER) as ReadonlySet<string>
  }
})

const named = (message: unknown) => [...textsIn(message)].filter((text) => secrets.has(text))

test('what lay open once and is hidden again is no secret to a seat, whichever of its devices is told of it', () => {
  const hiddenAgain = [...secretsFrom(room, WATCHER)].filter((item) => !secrets.has(item))
  expect(hiddenAgain.filter((item) => item.startsWith('solo-'))).not.toEqual([])
  expect(named(room.tableSnapshot(WATCHER))).toEqual([])
})

test('what never lay open is one, also where a view names too much', () => {
  expect(secrets.size).toBeGreaterThan(10)
  expect(named({ ...room.tableSnapshot(WATCHER), view: room.match?.table.state })).toHaveLength(secrets.size)
})
