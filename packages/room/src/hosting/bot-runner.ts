import type { Seat } from '@nora/kernel'
import type { Considered, Room } from '../room.ts'
import type { Thought } from '../thought.ts'
import type { Decided } from './decide.ts'
import type { Ports } from './ports.ts'

/** Does something at the table, one thing after the other, and says what came of it: nothing, if nothing was done. */
export type Perform = (act: (room: Room) => Considered | undefined) => Promise<Considered | undefined>

/** The one refusal that only means that the table has moved on meanwhile. */
const STALE = 'stale'

/** The bots at one table: asks those who owe something to think, and does what they answer if it still fits. */
export class BotRunner {
  private readonly ports: Ports
  private readonly perform: Perform
  /** Who is thinking, each with the thought it is about. */
  private readonly thinking = new Map<Seat, Thought>()

  constructor(ports: Ports, perform: Perform) {
    this.ports = ports
    this.perform = perform
  }

  get isIdle(): boolean {
    return this.thinking.size === 0
  }

  drive(room: Room): void {
    if (!this.ports.thinking.isOn) return
    for (const { seat } of room.botsOwing()) if (!this.thinking.has(seat)) void this.run(room.thought(seat))
  }

  /** A thought about a position that has passed is dropped, and another one asked for. */
  private async run(thought: Thought): Promise<void> {
    const { thinking, listener } = this.ports
    this.thinking.set(thought.seat, thought)
    try {
      const decided = await thinking.think(thought)
      const done = await this.perform((room) => {
        this.finished(thought)
        return this.acted(room, thought, decided)
      })
      if (!done || !('refused' in done)) return
      if (done.refused.code !== STALE) throw new Error(`a bot was refused: ${done.refused.code}`)
      await this.perform(() => undefined)
    } catch (error) {
      // Whoever looks after tables that should have been looked after asks again.
      listener.failed('bot', error)
    } finally {
      this.finished(thought)
    }
  }

  private acted(room: Room, { seat, at, pause }: Thought, { choice, stepsIn }: Decided): Considered | undefined {
    const now = this.ports.time.now()
    if (pause && !stepsIn) return room.botPasses(seat, at, now)
    return room.consider({ type: pause ? 'interrupt' : 'choose', seat, at, choice }, null, now)
  }

  /** Unless the seat has begun to think about something else meanwhile. */
  private finished(thought: Thought): void {
    if (this.thinking.get(thought.seat) === thought) this.thinking.delete(thought.seat)
  }
}
