import { type Fate, type Game, HOST, type Options, type Seat, seededFate, WATCHER } from '@nora/kernel'
import { type TableSnapshot, updated } from '@nora/protocol'
import { people, Table } from './kit.ts'

/** Every second seat is a person's; who watches has only the updates to go by. */
export function playThrough(game: Game, options: Options): { table: Table; watched: TableSnapshot } {
  const fate = seededFate(options.seats)
  const bots = Array.from({ length: options.seats }, (_, seat) => (seat % 2 === 1 ? 'random' : null))
  const table = new Table({ game, options, bots, seed: 3 })
  for (const person of people.slice(1)) table.tell({ type: 'sit', seat: null }, person)
  table.does(people[0] ?? null, { type: 'start' })
  let watched = JSON.parse(JSON.stringify(table.room.tableSnapshot(WATCHER))) as TableSnapshot
  let seen = table.steps.length
  while (table.room.state.status === 'playing') {
    act(table, fate)
    for (; seen < table.steps.length; seen++) {
      const update = table.steps[seen]?.change.update(WATCHER)
      watched = updated(watched, JSON.parse(JSON.stringify(update))) as TableSnapshot
    }
  }
  return { table, watched }
}

function act(table: Table, fate: Fate): void {
  const bot = table.room.botsOwing()[0]
  const decision = table.match.pending.find(({ seat }) => seat !== HOST)
  if (bot) table.letBotPlay(bot.seat, fate)
  else if (decision) table.chooses(decision.seat, table.match.space(decision.seat)?.sample(fate))
  else {
    const seat = table.room.tableSnapshot(WATCHER).waitingFor?.[0] as Seat
    table.does(table.playerOf(seat), { type: 'pass', seat, at: table.room.seq })
  }
}
