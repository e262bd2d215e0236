import { type Bus, NoAnswer, type Unsubscribe } from './bus.ts'

type Hear = (message: unknown) => void
type Reply = (message: unknown) => Promise<unknown>

/** A node that is alone. */
export class LocalBus implements Bus {
  readonly shared: boolean = false
  readonly connected = true
  private readonly hearers = new Map<string, Set<Hear>>()
  private readonly repliers = new Map<string, Reply[]>()

  publish(topic: string, message: unknown): void {
    for (const hear of this.hearers.get(topic) ?? []) hear(message)
  }

  subscribe(topic: string, hear: Hear): Unsubscribe {
    const hearers = this.hearers.get(topic) ?? new Set()
    this.hearers.set(topic, hearers.add(hear))
    return () => {
      hearers.delete(hear)
      if (hearers.size === 0 && this.hearers.get(topic) === hearers) this.hearers.delete(topic)
    }
  }

  async request(topic: string, message: unknown, timeoutMs: number): Promise<unknown> {
    const repliers = this.repliers.get(topic) ?? []
    const first = repliers.shift()
    if (!first) throw new NoAnswer(topic)
    repliers.push(first)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NoAnswer(topic)), timeoutMs)
    })
    try {
      return await Promise.race([first(message), late])
    } finally {
      clearTimeout(timer)
    }
  }

  answer(topic: string, reply: Reply): Unsubscribe {
    const repliers = this.repliers.get(topic) ?? []
    repliers.push(reply)
    this.repliers.set(topic, repliers)
    return () => {
      repliers.splice(repliers.indexOf(reply), 1)
    }
  }

  async close(): Promise<void> {
    this.hearers.clear()
    this.repliers.clear()
  }
}
