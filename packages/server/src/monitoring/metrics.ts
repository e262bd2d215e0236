import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Milliseconds matter most below the 150 that a person begins to notice. */
const ACK_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5]
const BOT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What is read off by calling, when somebody looks. */
export interface Gauges {
  tablesInMemory(): number
  sockets(): number
  commits(): number
  entries(): number
}

/** What an operator may want to see drawn. Nothing in it is about a person. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly choices: Counter
  private readonly refusals: Counter
  private readonly ack: Histogram
  private readonly bot: Histogram
  private readonly failures: Counter<'what'>

  constructor(gauges: Gauges) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    gauge('nora_tables_in_memory', 'Tables kept in memory', gauges.tablesInMemory)
    gauge('nora_connections', 'Open connections of players and watchers', gauges.sockets)
    gauge('nora_commits_total', 'Commits that stored entries', gauges.commits)
    gauge('nora_entries_total', 'Entries stored', gauges.entries)
    this.choices = new Counter({ name: 'nora_choices_total', help: 'Commands stored and acknowledged', registers })
    this.refusals = new Counter({ name: 'nora_refusals_total', help: 'Commands refused', registers })
    this.ack = new Histogram({
      name: 'nora_acknowledge_seconds',
      help: 'From a command to its acknowledgement',
      buckets: ACK_BUCKETS,
      registers,
    })
    this.bot = new Histogram({ name: 'nora_bot_seconds', help: 'Thinking of a bot', buckets: BOT_BUCKETS, registers })
    this.failures = new Counter({ name: 'nora_failures_total', help: 'Failures', labelNames: ['what'], registers })
  }

  acknowledged(milliseconds: number): void {
    this.choices.inc()
    this.ack.observe(milliseconds / 1000)
  }

  refused(): void {
    this.refusals.inc()
  }

  thought(milliseconds: number): void {
    this.bot.observe(milliseconds / 1000)
  }

  failed(what: 'bot' | 'push' | 'table' | 'request'): void {
    this.failures.inc({ what })
  }

  get contentType(): string {
    return this.registry.contentType
  }

  text(): Promise<string> {
    return this.registry.metrics()
  }
}
