import { bazaar } from '@nora/conformance/practice'
import type { Game } from '@nora/kernel'
import type { Motion } from '@nora/protocol'
import { expect, test } from 'vitest'
import { ann, bob, cid, Table, type Wish } from './kit.ts'

function threeWith(wish: Wish = {}): Table {
  return Table.started({ seats: 3, ...wish }, [ann, bob, cid])
}

/** Ann proposes it, and Bob agrees. */
function twoAgree(table: Table, motion: Motion): number {
  table.does(ann, { type: 'propose', seat: 0, motion })
  const id = table.room.seq
  table.does(bob, { type: 'vote', seat: 1, motion: id, yes: true })
  return id
}

test('a proposal is open for all to see until the last has agreed', () => {
  const table = threeWith()
  const id = twoAgree(table, { type: 'abandon' })
  expect(table.room.tableSnapshot(2).motion).toEqual({
    id,
    by: 0,
    motion: { type: 'abandon' },
    yes: [0, 1],
    voters: [0, 1, 2],
  })
  table.does(cid, { type: 'vote', seat: 2, motion: id, yes: true })
  expect(table.room.summary()).toMatchObject({ status: 'over', ending: 'abandoned' })
  expect(table.room.tableSnapshot(2).motion).toBeNull()
})

test('one no ends a proposal, also of who made it', () => {
  const table = threeWith()
  const id = twoAgree(table, { type: 'abandon' })
  table.does(cid, { type: 'vote', seat: 2, motion: id, yes: false })
  expect(table.room.state.motion).toBeNull()
  table.does(cid, { type: 'propose', seat: 2, motion: { type: 'abandon' } })
  table.does(cid, { type: 'vote', seat: 2, motion: table.room.seq, yes: false })
  expect(table.room.state).toMatchObject({ motion: null, status: 'playing' })
})

test('all together can go back beyond what one may take back', () => {
  const table = threeWith({ terms: { undo: 'agreed' } })
  const { length } = table.match.line
  for (const seat of [0, 1, 2, 0]) table.chooses(seat)
  expect(table.room.tableSnapshot(1).permissions?.undo).toMatchObject({ code: 'undoLearned' })
  const id = twoAgree(table, { type: 'undo', to: length })
  const { change } = table.does(cid, { type: 'vote', seat: 2, motion: id, yes: true })
  expect(table.match.line).toHaveLength(length)
  expect(change.update(1).cut).toEqual({ seat: 0, to: length, agreed: true })
})

test('a proposal to go back falls when play goes on', () => {
  const table = threeWith({ terms: { undo: 'agreed' } })
  table.chooses(0)
  twoAgree(table, { type: 'undo', to: 0 })
  table.chooses(1)
  expect(table.room.state.motion).toBeNull()
})

test('a game that starts over is dealt anew', () => {
  const table = threeWith()
  const hand = [...table.match.table.zone('hand/0')]
  table.chooses(0)
  const id = twoAgree(table, { type: 'startOver' })
  table.does(cid, { type: 'vote', seat: 2, motion: id, yes: true })
  expect(table.match.table.zone('hand/0')).toHaveLength(hand.length)
  expect(table.match.table.zone('hand/0')).not.toEqual(hand)
  expect(table.room.tableSnapshot(0).log[0]?.position).toBe(0)
})

test('alone among bots one agrees with oneself', () => {
  const table = Table.started({ seats: 2, terms: { undo: 'agreed' } }, [ann])
  table.chooses(0)
  table.letBotsPlay()
  table.does(ann, { type: 'propose', seat: 0, motion: { type: 'undo', to: 2 } })
  expect(table.match.line).toHaveLength(2)
})

test('who does not come back is replaced when the others agree', () => {
  const table = threeWith({ game: bazaar as unknown as Game })
  const seat = table.match.pending[0]?.seat as number
  const others = [0, 1, 2].filter((other) => other !== seat)
  table.now += 180_000
  table.does(table.playerOf(others[0] as number), {
    type: 'propose',
    seat: others[0] as number,
    motion: { type: 'replace', seat },
  })
  expect(table.room.tableSnapshot(seat).motion?.voters).toEqual(others)
  const vote = { type: 'vote', motion: table.room.seq, yes: true } as const
  expect(table.refuses(table.playerOf(seat), { ...vote, seat })).toBe('noVote')
  table.does(table.playerOf(others[1] as number), { ...vote, seat: others[1] as number })
  expect(table.room.summary().seats[seat]).toMatchObject({ bot: 'random', absence: 'vote' })
  expect(table.room.botsOwing().map((owing) => owing.seat)).toEqual([seat])
})

test('who was to be replaced and plays after all stays', () => {
  const table = threeWith({ game: bazaar as unknown as Game })
  const seat = table.match.pending[0]?.seat as number
  const other = (seat + 1) % 3
  table.now += 180_000
  table.does(table.playerOf(other), { type: 'propose', seat: other, motion: { type: 'replace', seat } })
  table.chooses(seat)
  expect(table.room.state.motion).toBeNull()
})

test('whoever leaves the game no longer holds up what the others agreed to', () => {
  const table = threeWith()
  twoAgree(table, { type: 'abandon' })
  table.does(cid, { type: 'resign', seat: 2 })
  expect(table.room.state.ending).toBe('abandoned')
})

test('what somebody proposed who then resigns is dropped', () => {
  const table = threeWith()
  table.does(ann, { type: 'propose', seat: 0, motion: { type: 'abandon' } })
  table.does(ann, { type: 'resign', seat: 0 })
  expect(table.room.state).toMatchObject({ motion: null, status: 'playing' })
})
