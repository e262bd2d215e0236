import { because, type Reason, type Seat, WATCHER } from '@nora/kernel'
import type { ClientMessage, ServerMessage } from '@nora/protocol'
import type { Room } from '@nora/room'
import { Problem, refusalOf } from '../problem.ts'
import type { Services } from '../services.ts'
import { seatOrNone } from '../tables/audience.ts'
import type { Silenced } from '../tables/viewer.ts'

/** Who speaks at which table. */
export interface Speaker {
  readonly table: string
  /** Nobody, for somebody who watches without a session. */
  readonly person: { readonly id: string; readonly name: string } | null
  readonly muted: Silenced
}

/** What comes after the greeting. */
export type Said = Exclude<ClientMessage, { type: 'hello' }>

type Reply = (message: ServerMessage) => void
type With<T extends Said['type']> = Extract<Said, { type: T }>

/** Does what a message asks and answers it. Whatever goes wrong, the one who asked is told. */
export async function answer(services: Services, speaker: Speaker, message: Said, reply: Reply): Promise<void> {
  try {
    await answered(services, speaker, message, reply)
  } catch (error) {
    const refusal = refusalOf(error)
    const reason = refusal ?? because('tryAgain')
    if (!refusal) {
      services.metrics.failed('table')
      services.log.error({ err: error, table: speaker.table }, 'a message could not be answered')
    }
    reply('id' in message ? { type: 'refused', id: message.id, reason } : { type: 'error', reason })
  }
}

async function answered(services: Services, speaker: Speaker, message: Said, reply: Reply): Promise<void> {
  switch (message.type) {
    case 'do':
      return obey(services, speaker, message, reply)
    case 'rematch':
      return reply({
        type: 'rematch',
        id: message.id,
        table: await services.tables.rematch(speaker.table, known(speaker)),
      })
    case 'foresee':
    case 'choices':
    case 'whyNot':
      return reply(await services.tables.read(speaker.table, (room) => told(room, speaker, message)))
    case 'chat':
      await services.tables.chat.say(speaker.table, known(speaker), message.text)
      return
    case 'mute':
      return mute(services, speaker, message)
    case 'resync':
      return reply(await services.tables.read(speaker.table, (room) => sightOf(room, speaker)))
    case 'ping':
      return reply({ type: 'pong', sent: message.sent, now: Date.now() })
  }
}

async function obey({ tables, metrics }: Services, speaker: Speaker, message: With<'do'>, reply: Reply): Promise<void> {
  const { id, command } = message
  const person = known(speaker)
  const started = performance.now()
  const done = await tables.obey(speaker.table, command, person, `${person.id}:${id}`, (seq) => {
    reply({ type: 'ack', id, seq })
    metrics.acknowledged(performance.now() - started)
  })
  if (!('refused' in done)) return
  metrics.refused()
  reply({ type: 'refused', id, reason: done.refused })
}

/** Questions about a seat are answered to the one who sits there. */
function told(room: Room, speaker: Speaker, message: With<'foresee' | 'choices' | 'whyNot'>): ServerMessage {
  const { id, seat } = message
  if (room.seatOf(known(speaker).id) !== seat) return { type: 'refused', id, reason: because('notYourSeat', { seat }) }
  if (message.type === 'choices') return { type: 'choices', id, listing: room.choices(seat, message.limit) }
  const { choice, interrupt = false } = message
  if (message.type === 'whyNot') {
    return { type: 'whyNot', id, reason: room.whyNot(seat, choice, interrupt) ?? null }
  }
  const foreseen = room.foresee(seat, choice, interrupt)
  return isReason(foreseen) ? { type: 'refused', id, reason: foreseen } : { type: 'foreseen', id, foreseen }
}

function sightOf(room: Room, { person }: Speaker): ServerMessage {
  const seat: Seat = (person && room.seatOf(person.id)) ?? WATCHER
  return { type: 'sight', seat: seatOrNone(seat), sight: room.sight(seat) }
}

async function mute({ store }: Services, speaker: Speaker, { person: other, on }: With<'mute'>): Promise<void> {
  await store.chat.mute(speaker.table, known(speaker).id, other, on)
  if (speaker.muted.get(other) === null) return
  if (on) speaker.muted.set(other, (await store.people.find(other))?.name ?? '')
  else speaker.muted.delete(other)
}

function known({ person }: Speaker): { readonly id: string; readonly name: string } {
  if (!person) throw new Problem(401, 'notSignedIn')
  return person
}

const isReason = (value: object): value is Reason => 'code' in value
