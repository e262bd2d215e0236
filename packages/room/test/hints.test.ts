import type { Seat } from '@nora/kernel'
import type { Hint, ServerMessage } from '@nora/protocol'
import { expect, test } from 'vitest'
import { answer } from '../src/hosting/answer.ts'
import type { Person, Thought } from '../src/index.ts'
import { ann, bob, Table } from './kit.ts'

const hint: Hint = {
  seat: 0,
  kind: 'pick',
  advised: [],
  dreams: 24,
  isQuick: false,
  certainty: 4,
  reasons: [],
  spread: null,
}

/** What somebody is answered who asks for a hint, and who was asked to think. */
async function asked(table: Table, by: Person, seat: Seat, known: Hint | null = hint) {
  const said: ServerMessage[] = []
  const thoughts: Thought[] = []
  await answer(
    {
      read: async (question) => question(table.room),
      obey: () => Promise.reject(new Error('a hint never plays')),
      now: () => 0,
      rematch: async () => '',
      advise: async (thought) => {
        thoughts.push(thought)
        return known
      },
    },
    { person: () => by, seatIn: () => seat, clientId: (id) => id },
    { type: 'hint', id: 'x', seat },
    (message) => said.push(message),
  )
  return { said, thoughts }
}

const owing = (table: Table): Seat => table.match.pending.find(({ seat }) => seat >= 0)?.seat as Seat

test('who plays against a bot is given a hint, and nothing at the table changes', async () => {
  const table = Table.started({ seats: 2, bots: [null, 'random'] }, [ann])
  table.letBotsPlay()
  const before = JSON.stringify(table.room.snapshot())
  const { said, thoughts } = await asked(table, ann, 0)
  expect(said).toEqual([{ type: 'hint', id: 'x', hint }])
  expect(thoughts).toMatchObject([{ seat: 0, at: table.room.seq }])
  expect(JSON.stringify(table.room.snapshot())).toBe(before)
})

test('among people hints are off unless the table was opened with them', async () => {
  const plain = Table.started({ seats: 2 }, [ann, bob])
  const seat = owing(plain)
  const { said, thoughts } = await asked(plain, [ann, bob][seat] as Person, seat)
  expect(said).toEqual([{ type: 'refused', id: 'x', reason: { code: 'hintsOff' } }])
  expect(thoughts).toEqual([])
  const agreed = Table.started({ seats: 2, terms: { hints: true } }, [ann, bob])
  expect((await asked(agreed, [ann, bob][owing(agreed)] as Person, owing(agreed))).said).toEqual([
    { type: 'hint', id: 'x', hint },
  ])
})

test('who opened a table without hints gets none, alone either', async () => {
  const table = Table.started({ seats: 2, bots: [null, 'random'], terms: { hints: false } }, [ann])
  table.letBotsPlay()
  expect((await asked(table, ann, 0)).said).toEqual([{ type: 'refused', id: 'x', reason: { code: 'hintsOff' } }])
})

test('nobody asks for another seat', async () => {
  const table = Table.started({ seats: 2, terms: { hints: true } }, [ann, bob])
  expect((await asked(table, ann, 1)).said).toEqual([
    { type: 'refused', id: 'x', reason: { code: 'notYourSeat', params: { seat: 1 } } },
  ])
})

test('rules that know no hints say so', async () => {
  const table = Table.started({ seats: 2, bots: [null, 'random'] }, [ann])
  table.letBotsPlay()
  expect((await asked(table, ann, 0, null)).said).toEqual([{ type: 'refused', id: 'x', reason: { code: 'noHints' } }])
})
