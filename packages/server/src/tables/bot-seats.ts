import type { Reason, Seat } from '@nora/kernel'
import type { Room, Step } from '@nora/room'
import type { TableServices } from './table-services.ts'

type Act = (room: Room) => Step | { refused: Reason } | undefined

/** The one refusal that only means that the table has moved on meanwhile. */
const STALE = 'stale'

/** The bots at one table: asks those who owe something to think, and does what they answer if it still fits. */
export class BotSeats {
  private readonly table: string
  private readonly around: TableServices
  private readonly act: (act: Act) => Promise<Reason | undefined>
  /** Who is thinking, each with the thought it is about. */
  private readonly thinking = new Map<Seat, object>()

  constructor(table: string, around: TableServices, act: (act: Act) => Promise<Reason | undefined>) {
    this.table = table
    this.around = around
    this.act = act
  }

  get areIdle(): boolean {
    return this.thinking.size === 0
  }

  drive(room: Room): void {
    for (const { seat } of room.botsOwing()) if (!this.thinking.has(seat)) void this.decide(room, seat)
  }

  /** A thought about a position that has passed is dropped, and another one asked for. */
  private async decide(room: Room, seat: Seat): Promise<void> {
    const { think, metrics, log } = this.around
    const started = performance.now()
    const thought = room.thought(seat)
    const { at } = thought
    this.thinking.set(seat, thought)
    try {
      const { choice, stepsIn } = await think({ table: this.table, thought })
      metrics.thought(performance.now() - started)
      const refused = await this.act((current) => {
        this.done(seat, thought)
        if (thought.pause && !stepsIn) return current.botPasses(seat, at, Date.now())
        const type = thought.pause ? 'interrupt' : 'choose'
        return current.consider({ type, seat, at, choice }, null, Date.now())
      })
      if (refused?.code === STALE) await this.act(() => undefined)
      else if (refused) throw new Error(`a bot was refused: ${refused.code}`)
    } catch (error) {
      // Whoever sweeps up tables that should have been looked after asks again.
      metrics.failed('bot')
      log.warn({ err: error }, 'a bot could not decide')
    } finally {
      this.done(seat, thought)
    }
  }

  /** Unless the seat has begun to think about something else meanwhile. */
  private done(seat: Seat, thought: object): void {
    if (this.thinking.get(seat) === thought) this.thinking.delete(seat)
  }
}
