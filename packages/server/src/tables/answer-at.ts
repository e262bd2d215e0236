import { WATCHER } from '@nora/kernel'
import type { Hint, ServerMessage } from '@nora/protocol'
import { answer, type Person, type Room, type TableHost, type TableMessage, type Thought } from '@nora/room'
import { Problem } from '../problem.ts'

/** What a message may need of others than its table. */
export interface AnswerServices {
  /** The table at which the same people play again. */
  rematch(by: Person): Promise<string>
  /** What a strong player would do. */
  advise(thought: Thought, by: Person): Promise<Hint | null>
}

/** Does what a message of somebody asks of a table, in the thread in which its rules run. */
export function answerAt(
  host: Pick<TableHost, 'obey' | 'read'>,
  services: AnswerServices,
  message: TableMessage,
  by: Person | null,
  reply: (message: ServerMessage) => void,
): Promise<void> {
  const known = () => {
    if (!by) throw new Problem(401, 'notSignedIn')
    return by
  }
  const hosted = {
    now: Date.now,
    obey: host.obey.bind(host),
    read: host.read.bind(host),
    rematch: async () => services.rematch(known()),
    advise: async (thought: Thought) => services.advise(thought, known()),
  }
  const sender = {
    person: known,
    seatIn: (room: Room) => (by ? room.seatOf(by.id) : WATCHER),
    clientId: (id: string) => clientIdOf(known(), id),
  }
  return answer(hosted, sender, message, reply)
}

/** Under which name a command is stored, so that it is done once. */
export const clientIdOf = (by: Person, id: string): string => `${by.id}:${id}`
