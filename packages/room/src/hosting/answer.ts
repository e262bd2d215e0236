import { because, type Reason, type Seat } from '@nora/kernel'
import type { ClientMessage, Hint, ServerMessage } from '@nora/protocol'
import { hintThought } from '../hint.ts'
import type { Room } from '../room.ts'
import type { Person } from '../rules.ts'
import type { Thought } from '../thought.ts'
import { snapshotFor } from './audience.ts'
import type { TableHost } from './table-host.ts'

/** What concerns the table itself, wherever it is kept. */
export type TableMessage = Exclude<ClientMessage, { type: 'hello' | 'chat' | 'mute' }>

/** A table, as far as messages go. */
export interface Hosted extends Pick<TableHost, 'obey' | 'read'> {
  now(): number
  rematch(): Promise<string>
  /** What a strong player would do; nothing where nobody knows. */
  advise(thought: Thought): Promise<Hint | null>
}

/** Who says something at a table. */
export interface Sender {
  /** Who acts for a seat, or for themselves. Throws if that is nobody. */
  person(seat: Seat | null): Person
  /** With whose eyes they see. */
  seatIn(room: Room): Seat
  /** Under which name a command of theirs is stored, so that it is done once. */
  clientId(id: string): string | null
}

export type Reply = (message: ServerMessage) => void
type With<T extends TableMessage['type']> = Extract<TableMessage, { type: T }>

/** Does what a message asks and answers it. */
export async function answer(table: Hosted, sender: Sender, message: TableMessage, reply: Reply): Promise<void> {
  switch (message.type) {
    case 'do':
      return obey(table, sender, message, reply)
    case 'rematch':
      return reply({ type: 'rematch', id: message.id, table: await table.rematch() })
    case 'foresee':
    case 'choices':
    case 'whyNot':
      return reply(await table.read((room) => told(room, sender, message)))
    case 'hint':
      return reply(await hinted(table, sender, message))
    case 'resync':
      return reply(await table.read((room) => snapshotFor(room, sender.seatIn(room))))
    case 'ping':
      return reply({ type: 'pong', sent: message.sent, now: table.now() })
  }
}

async function obey(table: Hosted, sender: Sender, { id, command }: With<'do'>, reply: Reply): Promise<void> {
  const by = sender.person('seat' in command ? command.seat : null)
  const done = await table.obey(command, by, sender.clientId(id), (seq) => reply({ type: 'ack', id, seq }))
  if ('refused' in done) reply({ type: 'refused', id, reason: done.refused })
  else if ('final' in done) reply({ type: 'final', id, barrier: done.final })
}

/** Questions about a seat are answered to the one who sits there. */
function told(room: Room, sender: Sender, message: With<'foresee' | 'choices' | 'whyNot'>): ServerMessage {
  const { id, seat } = message
  if (room.seatOf(sender.person(seat).id) !== seat)
    return { type: 'refused', id, reason: because('notYourSeat', { seat }) }
  if (message.type === 'choices') return { type: 'choices', id, listing: room.choices(seat, message.limit) }
  const { choice, interrupt = false } = message
  if (message.type === 'whyNot') return { type: 'whyNot', id, reason: room.whyNot(seat, choice, interrupt) ?? null }
  const foreseen = room.foresee(seat, choice, interrupt)
  return isReason(foreseen) ? { type: 'refused', id, reason: foreseen } : { type: 'foreseen', id, foreseen }
}

/** To the one who sits there, where hints are agreed to. The table goes on meanwhile. */
async function hinted(table: Hosted, sender: Sender, { id, seat }: With<'hint'>): Promise<ServerMessage> {
  const thought = await table.read((room) => {
    const isOwn = room.seatOf(sender.person(seat).id) === seat
    return isOwn ? hintThought(room, seat) : because('notYourSeat', { seat })
  })
  if (isReason(thought)) return { type: 'refused', id, reason: thought }
  const hint = await table.advise(thought)
  return hint ? { type: 'hint', id, hint } : { type: 'refused', id, reason: because('noHints') }
}

const isReason = <T extends object>(value: T | Reason): value is Reason => 'code' in value
