import { catsGame } from '@nora/cats'
import { type Game, seededFate } from '@nora/kernel'
import { expect, test } from 'vitest'
import { Table } from './kit.ts'

test('whatever is made because it could be taken back can be taken back, and what is not made could not be', () => {
  const counted = { made: 0, fate: 0, learned: 0, other: 0 }
  for (let seed = 1; seed <= 3; seed++) {
    const table = Table.started({ game: catsGame as unknown as Game, seats: 2, seed })
    const fate = seededFate(seed)
    for (let turn = 0; turn < 120 && !table.match.over; turn++) {
      const decision = table.match.pending.find(({ seat }) => seat >= 0)
      if (!decision) {
        for (const seat of table.room.tableSnapshot(0).waitingFor ?? [])
          table.does(table.playerOf(seat), { type: 'pass', seat, at: table.room.seq })
        continue
      }
      const { seat } = decision
      const choice = table.match.space(seat)?.sample(fate) ?? null
      const choose = { type: 'choose', seat, at: table.room.seq, choice } as const
      const result = table.room.consider({ ...choose, ifReversible: true }, table.playerOf(seat), table.now)
      if ('refused' in result) throw new Error(result.refused.code)
      if ('final' in result) {
        counted[result.final]++
        table.does(table.playerOf(seat), choose)
        expect(table.match.whyNotUndo(seat)).toBeDefined()
      } else {
        counted.made++
        expect(table.match.whyNotUndo(seat)).toBeUndefined()
      }
    }
  }
  for (const count of Object.values(counted)) expect(count).toBeGreaterThan(0)
})
