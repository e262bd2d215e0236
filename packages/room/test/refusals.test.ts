import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { orchard } from '@nora/conformance/practice'
import { type Game, HOST, settle } from '@nora/kernel'
import { type Command, limits } from '@nora/protocol'
import { type HostCommand, type Person, Room } from '@nora/room'
import { describe, expect, test } from 'vitest'
import { ann, bob, chanceFrom, cid, freeTerms, people, rulesOf, Table } from './kit.ts'

const dan = people[3] as Person

/** A table of three people in the middle of a draft. */
const drafting = () => Table.started({ seats: 3, terms: { undo: 'agreed' } }, [ann, bob, cid])
const open = () => new Table({ seats: 3 })
const timed = () => Table.started({ seats: 2, terms: { clock: { kind: 'move', seconds: 60 } } })

function harvesting(): Table {
  const table = drafting()
  while (!table.match.owed(HOST)) table.chooses(table.match.pending[0]?.seat as number)
  table.does(ann, { type: 'pass', seat: 0, at: table.room.seq })
  return table
}

function proposed(): Table {
  const table = drafting()
  table.does(ann, { type: 'propose', seat: 0, motion: { type: 'abandon' } })
  return table
}

/** Its log is as long as it may be, and so many entries longer. */
function worn(table = drafting(), longer = 0): Table {
  Object.assign(table.room.state, { seq: limits.entries + longer })
  return table
}

function after(table: Table, by: Person | null, command: Command | HostCommand): Table {
  table.does(by, command)
  return table
}

type Case = readonly [code: string, table: () => Table, by: Person | null, command: Command | HostCommand]

const cases: readonly Case[] = [
  // Sitting down
  ['alreadySitting', open, ann, { type: 'sit', seat: 1 }],
  ['seatTaken', open, bob, { type: 'sit', seat: 0 }],
  ['unknownSeat', open, bob, { type: 'sit', seat: 5 }],
  ['noFreeSeat', () => after(new Table({ seats: 2 }), bob, { type: 'sit', seat: 1 }), cid, { type: 'sit', seat: null }],
  ['alreadyStarted', drafting, dan, { type: 'sit', seat: null }],
  ['gameOver', () => after(open(), null, { type: 'close' }), bob, { type: 'sit', seat: null }],
  ['notSeated', open, null, { type: 'sit', seat: null }],
  ['notSeated', open, bob, { type: 'leave' }],
  ['alreadyStarted', drafting, ann, { type: 'leave' }],
  ['onlyOwner', open, bob, { type: 'start' }],
  ['alreadyStarted', drafting, ann, { type: 'start' }],
  ['onlyOwner', open, bob, { type: 'seatBot', seat: 1, bot: 'random' }],
  ['unknownSeat', open, ann, { type: 'seatBot', seat: 5, bot: 'random' }],
  ['seatTaken', open, ann, { type: 'seatBot', seat: 0, bot: 'random' }],
  ['unknownBot', open, ann, { type: 'seatBot', seat: 1, bot: 'genius' }],
  ['noChange', open, ann, { type: 'seatBot', seat: 1, bot: null }],
  // Play
  ['notStarted', open, ann, { type: 'choose', seat: 0, at: 1, choice: 1 }],
  ['gameOver', () => after(drafting(), null, { type: 'close' }), ann, { type: 'undo', seat: 0, at: 9 }],
  ['unknownSeat', drafting, ann, { type: 'resign', seat: 5 }],
  ['tableFull', () => worn(), ann, { type: 'undo', seat: 0, at: 9 }],
  ['tableFull', () => worn(), ann, { type: 'setConfirming', seat: 0, on: true }],
  ['tableFull', () => worn(), ann, { type: 'propose', seat: 0, motion: { type: 'undo', to: 0 } }],
  ['tableFull', () => worn(drafting(), 1_000), ann, { type: 'propose', seat: 0, motion: { type: 'abandon' } }],
  ['tableFull', () => worn(open()), bob, { type: 'sit', seat: 1 }],
  ['tableFull', () => worn(open()), ann, { type: 'seatBot', seat: 1, bot: 'random' }],
  ['tableFull', () => worn(open()), ann, { type: 'rename' }],
  ['noChange', open, ann, { type: 'rename' }],
  ['notYourSeat', drafting, ann, { type: 'choose', seat: 1, at: 9, choice: 1 }],
  ['noBotHere', drafting, null, { type: 'choose', seat: 1, at: 9, choice: 1 }],
  ['hasResigned', () => after(drafting(), ann, { type: 'resign', seat: 0 }), ann, { type: 'resign', seat: 0 }],
  ['stale', drafting, ann, { type: 'choose', seat: 0, at: 0, choice: 1 }],
  ['notOffered', drafting, ann, { type: 'choose', seat: 0, at: 4, choice: 1 }],
  ['nothingToRedo', drafting, ann, { type: 'redo', seat: 0, at: 4 }],
  ['undoFate', drafting, ann, { type: 'undo', seat: 0, at: 4 }],
  ['undoForbidden', () => Table.started({ seats: 2, terms: { undo: 'none' } }), ann, { type: 'undo', seat: 0, at: 3 }],
  ['notPaused', drafting, ann, { type: 'pass', seat: 0, at: 4 }],
  ['notAsked', harvesting, ann, { type: 'pass', seat: 0, at: 14 }],
  ['noChange', drafting, ann, { type: 'setConfirming', seat: 0, on: true }],
  ['noChange', drafting, ann, { type: 'setPassing', seat: 0, passing: 'asked' }],
  // Agreeing
  ['motionOpen', proposed, bob, { type: 'propose', seat: 1, motion: { type: 'abandon' } }],
  ['undoNotByVote', timed, ann, { type: 'propose', seat: 0, motion: { type: 'undo', to: 0 } }],
  ['noSuchPosition', drafting, ann, { type: 'propose', seat: 0, motion: { type: 'undo', to: 99 } }],
  ['noClock', drafting, ann, { type: 'propose', seat: 0, motion: { type: 'pause' } }],
  [
    'clocksArePaused',
    () =>
      after(Table.started({ seats: 2, terms: { clock: { kind: 'move', seconds: 60 } } }, [ann]), ann, {
        type: 'propose',
        seat: 0,
        motion: { type: 'pause' },
      }),
    ann,
    { type: 'propose', seat: 0, motion: { type: 'pause' } },
  ],
  ['clockDecides', timed, ann, { type: 'propose', seat: 0, motion: { type: 'replace', seat: 1 } }],
  ['notAbsent', drafting, ann, { type: 'propose', seat: 0, motion: { type: 'replace', seat: 1 } }],
  ['unknownSeat', drafting, ann, { type: 'propose', seat: 0, motion: { type: 'replace', seat: 7 } }],
  ['noMotion', drafting, ann, { type: 'vote', seat: 0, motion: 1, yes: true }],
  ['alreadyVoted', proposed, ann, { type: 'vote', seat: 0, motion: 5, yes: true }],
  ['clocksRun', timed, ann, { type: 'resumeClocks', seat: 0 }],
  // The host
  ['notYet', timed, null, { type: 'timeout', seat: 0 }],
  ['unknownSeat', timed, null, { type: 'timeout', seat: 9 }],
  ['notStarted', open, null, { type: 'timeout', seat: 0 }],
  ['gameOver', () => after(open(), null, { type: 'close' }), null, { type: 'close' }],
  ['notOver', drafting, null, { type: 'rematch', table: 'x' }],
  [
    'alreadyRematched',
    () => after(after(drafting(), null, { type: 'close' }), null, { type: 'rematch', table: 'x' }),
    null,
    { type: 'rematch', table: 'y' },
  ],
  // Coming back
  ['notAway', drafting, ann, { type: 'return', seat: 0 }],
  ['notYourSeat', drafting, ann, { type: 'return', seat: 1 }],
  ['unknownSeat', drafting, ann, { type: 'return', seat: 7 }],
  ['notStarted', open, ann, { type: 'return', seat: 0 }],
]

describe('refused, and nothing is changed:', () => {
  test.each(cases)('%s', (code, make, by, command) => {
    const table = make()
    const before = JSON.stringify([table.room.snapshot(), table.room.tableSnapshot(0)])
    expect(table.refuses(by, command)).toBe(code)
    expect(JSON.stringify([table.room.snapshot(), table.room.tableSnapshot(0)])).toBe(before)
  })
})

test('a table whose log is full can still be brought to its end', () => {
  const agreed = worn()
  for (const by of [ann, bob, cid]) {
    const seat = agreed.room.seatOf(by.id)
    if (by === ann) agreed.does(by, { type: 'propose', seat, motion: { type: 'abandon' } })
    else agreed.does(by, { type: 'vote', seat, motion: agreed.room.state.motion?.id as number, yes: true })
  }
  expect(agreed.room.summary().status).toBe('over')
  const resigned = worn(drafting(), 1_000)
  resigned.does(ann, { type: 'resign', seat: 0 })
  expect(resigned.room.summary().seats[0]?.absence).toBe('resigned')
})

/** Codes that other tests of this package meet: they need a longer story. */
const elsewhere = ['botPlays', 'noVote', 'wrongVersion', 'contentMismatch', 'hintsOff', 'noHints']

test('every reason that a room gives is met by a test', () => {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const given = sources.flatMap((text) => [...text.matchAll(/because\('(\w+)'/g)].map(([, code]) => code as string))
  const met = new Set([...cases.map(([code]) => code), ...elsewhere])
  expect([...new Set(given)].filter((code) => !met.has(code))).toEqual([])
})

test('a fault in the rules is not taken for a wrong command', () => {
  const game = orchard as unknown as Game
  const broken: Game = {
    ...game,
    kinds: game.kinds.map((kind) => ({
      ...kind,
      space: () => {
        throw new Error('broken')
      },
    })),
  }
  const opening = { options: settle(game, { seats: 2 }), terms: freeTerms, pack: null, seat: 0, bots: [] }
  const { room } = Room.open(rulesOf(broken), opening, ann, 0, chanceFrom(1))
  room.consider({ type: 'start' }, ann, 0)
  expect(() => room.consider({ type: 'choose', seat: 0, at: 2, choice: 1 }, ann, 0)).toThrow('broken')
})
