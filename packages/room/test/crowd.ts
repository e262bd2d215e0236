import { type Fate, HOST, type Json, type Seat } from '@nora/kernel'
import type { Command, Motion } from '@nora/protocol'
import type { HostCommand, Person } from '@nora/room'
import { people, type Table } from './kit.ts'

type Wished = readonly [Person | null, Command | HostCommand]

/** People and bots who do anything that comes to mind, much of it wrong. */
export class Crowd {
  private readonly table: Table
  private readonly fate: Fate

  constructor(table: Table, fate: Fate) {
    this.table = table
    this.fate = fate
  }

  /** One thing is tried; whether it was allowed. */
  act(): boolean {
    const { table, fate } = this
    if (fate.below(4) === 0) table.now += fate.below(60_000)
    const bot = table.room.botsOwing()[0]
    if (bot && fate.below(3) > 0) {
      table.letBotPlay(bot.seat, fate)
      return true
    }
    const wished = this.wish()
    return wished !== undefined && 'entry' in table.tell(wished[1], wished[0])
  }

  private wish(): Wished | undefined {
    const { table, fate } = this
    const { room } = table
    const seat = fate.below(room.state.seats.length)
    const due = room.deadlines().find(({ at }) => at <= table.now)
    if (due) return [null, { type: 'timeout', seat: due.seat }]
    const by = fate.below(30) === 0 ? (people[fate.below(people.length)] as Person) : table.playerOf(seat)
    const at = fate.below(12) === 0 ? fate.below(room.seq + 2) : room.seq
    const owing = table.match.pending[fate.below(Math.max(1, table.match.pending.length))]
    if (fate.below(2) > 0 && owing && owing.seat >= 0) {
      return [table.playerOf(owing.seat), { type: 'choose', seat: owing.seat, at, choice: this.choice(owing.seat) }]
    }
    if (table.match.owed(HOST) && fate.below(3) > 0) {
      const waiting = room.tableSnapshot(seat).waitingFor?.[0]
      if (waiting !== undefined) return [table.playerOf(waiting), { type: 'pass', seat: waiting, at }]
    }
    const open = room.state.motion
    if (open && fate.below(2) === 0) return [by, { type: 'vote', seat, motion: open.id, yes: fate.below(6) > 0 }]
    const others: (() => Command)[] = [
      () => ({ type: 'undo', seat, at }),
      () => ({ type: 'undo', seat, at }),
      () => ({ type: 'undoTurn', seat, at }),
      () => ({ type: 'redo', seat, at }),
      () => ({ type: 'redo', seat, at }),
      () => ({ type: 'pass', seat, at }),
      () => ({ type: 'interrupt', seat, at, choice: table.match.anytime(seat)?.sample(fate) ?? null }),
      () => ({ type: 'interrupt', seat, at, choice: table.match.anytime(seat)?.sample(fate) ?? null }),
      () => ({ type: 'setConfirming', seat, on: fate.below(2) === 0 }),
      () => ({
        type: 'setPassing',
        seat,
        passing: (['asked', 'untilChange', 'always'] as const)[fate.below(3)] ?? 'asked',
      }),
      () => ({ type: 'propose', seat, motion: this.motion() }),
      () => ({ type: 'vote', seat, motion: room.state.motion?.id ?? 0, yes: fate.below(5) > 0 }),
      () => ({ type: 'propose', seat, motion: this.motion() }),
      () => ({ type: 'propose', seat, motion: this.motion() }),
      () => ({ type: 'resumeClocks', seat }),
      () => (fate.below(6) === 0 ? { type: 'resign', seat } : { type: 'return', seat }),
      () => ({ type: 'return', seat }),
      () => ({ type: 'sit', seat: fate.below(2) === 0 ? seat : null }),
    ]
    const command = (others[fate.below(others.length)] as () => Command)()
    const holder = people.find(({ id }) => id === room.state.seats[seat]?.person) ?? null
    return [command.type === 'return' || command.type === 'sit' ? (holder ?? (people[3] as Person)) : by, command]
  }

  private choice(seat: Seat): Json {
    const { table, fate } = this
    return fate.below(20) === 0 ? 'nonsense' : (table.match.space(seat)?.sample(fate) ?? null)
  }

  private motion(): Motion {
    const { table, fate } = this
    const motions: Motion[] = [
      { type: 'undo', to: fate.below(table.match.line.length + 2) },
      { type: 'undo', to: Math.max(0, table.match.line.length - 1 - fate.below(5)) },
      { type: 'pause' },
      { type: 'replace', seat: fate.below(table.room.state.seats.length) },
      fate.below(8) === 0 ? { type: 'startOver' } : { type: 'pause' },
      fate.below(40) === 0 ? { type: 'abandon' } : { type: 'pause' },
    ]
    return motions[fate.below(motions.length)] as Motion
  }
}
