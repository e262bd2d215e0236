import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node'
import { SettingsError } from '../settings.ts'
import { type Bus, NoAnswer, type Unsubscribe } from './bus.ts'
import { natsServer, refuseOpenBus } from './nats-address.ts'

const PREFIX = 'nora.'
const QUEUE = 'nora'

/** Several nodes on one NATS server. A lost connection is taken up again for as long as it takes. */
export class NatsBus implements Bus {
  readonly shared = true
  private readonly connection: NatsConnection
  private up = true

  private constructor(connection: NatsConnection) {
    this.connection = connection
    void this.watch()
  }

  static async open(url: string, openAllowed: boolean): Promise<NatsBus> {
    const connection = await NatsBus.reach(url)
    try {
      refuseOpenBus(url, connection.info ?? {}, openAllowed)
    } catch (error) {
      await connection.close()
      throw error
    }
    return new NatsBus(connection)
  }

  private static async reach(url: string): Promise<NatsConnection> {
    try {
      return await connect({ ...natsServer(url), maxReconnectAttempts: -1, reconnectTimeWait: 500 })
    } catch (error) {
      throw new SettingsError(`The server at NATS_URL does not answer: ${String(error)}`, { cause: error })
    }
  }

  get connected(): boolean {
    return this.up
  }

  publish(topic: string, message: unknown): void {
    this.connection.publish(PREFIX + topic, JSON.stringify(message))
  }

  subscribe(topic: string, hear: (message: unknown) => void): Unsubscribe {
    const subscription = this.connection.subscribe(PREFIX + topic, {
      callback: (error, message) => {
        if (error) return
        const read = parsed(message)
        if (read !== undefined) hear(read)
      },
    })
    return () => subscription.unsubscribe()
  }

  async request(topic: string, message: unknown, timeoutMs: number): Promise<unknown> {
    let answer: Msg
    try {
      answer = await this.connection.request(PREFIX + topic, JSON.stringify(message), { timeout: timeoutMs })
    } catch (error) {
      throw new NoAnswer(topic, { cause: error })
    }
    const { value, failure } = answer.json() as { value?: unknown; failure?: string }
    if (failure !== undefined) throw new Error(failure)
    return value
  }

  answer(topic: string, reply: (message: unknown) => Promise<unknown>): Unsubscribe {
    const answered = async (message: Msg) => {
      try {
        message.respond(JSON.stringify({ value: await reply(message.json()) }))
      } catch (error) {
        message.respond(JSON.stringify({ failure: String(error) }))
      }
    }
    const subscription = this.connection.subscribe(PREFIX + topic, {
      queue: QUEUE,
      callback: (error, message) => {
        if (!error) void answered(message)
      },
    })
    return () => subscription.unsubscribe()
  }

  async close(): Promise<void> {
    await this.connection.drain()
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.up = false
      if (type === 'reconnect') this.up = true
    }
  }
}

/** What somebody else may have written that is not even JSON says nothing. */
function parsed(message: Msg): unknown {
  try {
    return message.json()
  } catch {
    return undefined
  }
}
