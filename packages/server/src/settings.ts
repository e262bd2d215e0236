import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

export interface Settings {
  readonly host: string
  readonly port: number
  /** Where the database file and the keys of this server lie. */
  readonly dataFolder: string
  /** A PostgreSQL database; without it, SQLite in the data folder. */
  readonly databaseUrl: string | undefined
  /** A NATS server that joins several nodes and bot workers; without it, this node is alone. */
  readonly natsUrl: string | undefined
  /** What people type to get here, where that differs from the address this node listens on. */
  readonly publicUrl: string | undefined
  /** How many reverse proxies stand in front and may be believed about a visitor's address. */
  readonly proxies: number
  readonly botThreads: number
  /** How many tables are kept in memory. */
  readonly tablesInMemory: number
  readonly rateLimits: boolean
  /** After so many seconds in which it did nothing else the process ends itself; 0 for never. */
  readonly watchdogSeconds: number
  /** Whom the services that deliver notifications may write to. */
  readonly contact: string | undefined
  /** What one must show to read the metrics; without it they are open. */
  readonly metricsToken: string | undefined
  readonly logLevel: LogLevel
}

/** A setting that the one who starts the server has to correct. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]

/** Only this machine, unless told otherwise: a server opens itself to a network because somebody said so. */
const defaultHost = 'localhost'
const defaultPort = 4000
const defaultFolder = 'data'
const defaultTablesInMemory = 500
const defaultWatchdogSeconds = 30

export function readSettings(environment: Environment): Settings {
  const given = (name: string) => environment[name] || undefined
  return {
    host: given('HOST') ?? defaultHost,
    port: whole(environment, 'PORT', defaultPort, 0, 65_535),
    dataFolder: resolve(given('DATA_FOLDER') ?? defaultFolder),
    databaseUrl: url(environment, 'DATABASE_URL', ['postgres', 'postgresql']),
    natsUrl: url(environment, 'NATS_URL', ['nats', 'tls']),
    publicUrl: origin(url(environment, 'PUBLIC_URL', ['http', 'https'])),
    proxies: whole(environment, 'PROXIES', 0, 0, 10),
    botThreads: whole(environment, 'BOT_THREADS', Math.max(1, availableParallelism() - 1), 0, 64),
    tablesInMemory: whole(environment, 'TABLES_IN_MEMORY', defaultTablesInMemory, 1, 1_000_000),
    rateLimits: oneOf(environment, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    watchdogSeconds: whole(environment, 'WATCHDOG_SECONDS', defaultWatchdogSeconds, 0, 3_600),
    contact: contact(given('CONTACT')),
    metricsToken: given('METRICS_TOKEN'),
    logLevel: oneOf(environment, 'LOG_LEVEL', logLevels, 'warn'),
  }
}

function whole(environment: Environment, name: string, otherwise: number, min: number, max: number): number {
  const text = environment[name]
  if (text === undefined || text === '') return otherwise
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, and is "${text}".`)
  return number
}

function oneOf<T extends string>(environment: Environment, name: string, known: readonly T[], otherwise: T): T {
  const text = environment[name] || otherwise
  const found = known.find((value) => value === text)
  if (found === undefined) throw new SettingsError(`${name} must be one of ${known.join(', ')}, and is "${text}".`)
  return found
}

/** An address is never repeated in an error: it may hold a password. */
function url(environment: Environment, name: string, schemes: readonly string[]): string | undefined {
  const text = environment[name]
  if (text === undefined || text === '') return undefined
  const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : undefined
  if (scheme === undefined || !schemes.includes(scheme))
    throw new SettingsError(`${name} must be an address that begins with ${schemes.join(':// or ')}://.`)
  return text
}

function origin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const { origin, pathname, search, hash } = new URL(text)
  if (pathname !== '/' || search !== '' || hash !== '')
    throw new SettingsError(`PUBLIC_URL must be an address without a path, and is "${text}".`)
  return origin
}

function contact(text: string | undefined): string | undefined {
  if (text === undefined || /^mailto:\S+@\S+$/.test(text) || /^https:\/\/\S+$/.test(text)) return text
  throw new SettingsError(`CONTACT must begin with mailto: or https://, and is "${text}".`)
}
