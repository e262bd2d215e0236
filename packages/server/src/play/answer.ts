import { because } from '@nora/kernel'
import type { ClientMessage, ServerMessage } from '@nora/protocol'
import { Problem, refusalOf } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Silenced } from '../tables/viewer.ts'

/** Who speaks at which table. */
export interface Sender {
  readonly table: string
  /** Nobody, for somebody who watches without a session. */
  readonly person: { readonly id: string; readonly name: string } | null
  readonly muted: Silenced
}

/** What comes after the greeting. */
export type Said = Exclude<ClientMessage, { type: 'hello' }>

type Reply = (message: ServerMessage) => void

/** Does what a message asks and answers it. Whatever goes wrong, the one who asked is told. */
export async function answer(services: Services, sender: Sender, message: Said, reply: Reply): Promise<void> {
  try {
    await answered(services, sender, message, reply)
  } catch (error) {
    const refusal = refusalOf(error)
    const reason = refusal ?? because('tryAgain')
    if (!refusal) {
      services.metrics.failed('table')
      services.log.error({ err: error, table: sender.table }, 'a message could not be answered')
    }
    reply('id' in message ? { type: 'refused', id: message.id, reason } : { type: 'error', reason })
  }
}

async function answered(services: Services, sender: Sender, message: Said, reply: Reply): Promise<void> {
  if (message.type === 'mute') return mute(services, sender, message)
  const { tables } = services
  if (message.type === 'chat') {
    await tables.chat.say(sender.table, known(sender), message.text)
    return
  }
  const told = message.type === 'do' ? measured(services, reply) : reply
  return tables.answer(sender.table, message, sender.person, told)
}

/** How long commands take is measured. */
function measured({ metrics }: Services, reply: Reply): Reply {
  const started = performance.now()
  return (message) => {
    reply(message)
    if (message.type === 'ack') metrics.acknowledged(performance.now() - started)
    else if (message.type === 'refused') metrics.refused()
  }
}

async function mute(
  { store }: Services,
  sender: Sender,
  { person: other, on }: Extract<Said, { type: 'mute' }>,
): Promise<void> {
  await store.chat.mute(sender.table, known(sender).id, other, on)
  if (sender.muted.get(other) === null) return
  if (on) sender.muted.set(other, (await store.people.find(other))?.name ?? '')
  else sender.muted.delete(other)
}

function known({ person }: Sender): { readonly id: string; readonly name: string } {
  if (!person) throw new Problem(401, 'notSignedIn')
  return person
}
