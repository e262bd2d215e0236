import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod'

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]

/** What the environment says, by the names that docs/hosting.md explains. */
const variables = z.object({
  /** Only this machine, unless told otherwise: a server opens itself to a network because somebody said so. */
  HOST: z.string().default('localhost'),
  PORT: whole(0, 65_535).default(4000),
  /** Where the database file and the keys of this server lie. */
  DATA_FOLDER: z.string().default('data'),
  /** A PostgreSQL database; without it, SQLite in the data folder. */
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  /** A NATS server that joins several nodes and bot workers; without it, this node is alone. */
  NATS_URL: address('nats', 'tls').optional(),
  /** Whether to trust a NATS server on another machine that lets everybody in. */
  NATS_OPEN: oneOf(['refused', 'allowed']).default('refused'),
  /** What people type to get here, where that differs from the address this node listens on. */
  PUBLIC_URL: address('http', 'https')
    .refine(isOrigin, must('an address without a path'))
    .transform((text) => new URL(text).origin)
    .optional(),
  /** How many reverse proxies stand in front and may be believed about a visitor's address. */
  PROXIES: whole(0, 10).default(0),
  BOT_THREADS: whole(0, 64).default(() => Math.max(1, availableParallelism() - 1)),
  /** How many tables are kept in memory. */
  TABLES_IN_MEMORY: whole(1, 1_000_000).default(500),
  /** With a database of so many megabytes nothing new is taken in; games that are being played go on. */
  MOST_MEGABYTES: whole(1, 1_000_000_000).default(10_000),
  /** A request that has not come whole after so many seconds is given up. */
  REQUEST_SECONDS: whole(1, 3_600).default(60),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  /** After so many seconds in which it did nothing else the process ends itself; 0 for never. */
  WATCHDOG_SECONDS: whole(0, 3_600).default(30),
  /** Whom the services that deliver notifications may write to. */
  CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, must('an address that begins with mailto: or https://'))
    .optional(),
  /** What one must show to read the metrics; without it they are open. */
  METRICS_TOKEN: z.string().optional(),
  LOG_LEVEL: oneOf(logLevels).default('warn'),
})

export type Settings = ReturnType<typeof settingsOf>

function settingsOf(set: z.output<typeof variables>) {
  return {
    host: set.HOST,
    port: set.PORT,
    dataFolder: resolve(set.DATA_FOLDER),
    databaseUrl: set.DATABASE_URL,
    natsUrl: set.NATS_URL,
    natsOpen: set.NATS_OPEN === 'allowed',
    publicUrl: set.PUBLIC_URL,
    proxies: set.PROXIES,
    botThreads: set.BOT_THREADS,
    tablesInMemory: set.TABLES_IN_MEMORY,
    mostMegabytes: set.MOST_MEGABYTES,
    requestSeconds: set.REQUEST_SECONDS,
    rateLimits: set.RATE_LIMITS === 'on',
    watchdogSeconds: set.WATCHDOG_SECONDS,
    contact: set.CONTACT,
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
  } as const
}

/** A setting that the one who starts the server has to correct. */
export class SettingsError extends Error {}

/** What is set to nothing is not set. Everything that is wrong is told at once. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = variables.safeParse(set)
  if (error) throw new SettingsError(error.issues.map(({ path, message }) => `${path.join()} ${message}`).join('\n'))
  return settingsOf(data)
}

function must(be: string) {
  return { error: ({ input }: { readonly input?: unknown }) => `must be ${be}, and is "${input}".` }
}

function whole(min: number, max: number) {
  const isWhole = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
  return z
    .string()
    .refine(isWhole, must(`a whole number from ${min} to ${max}`))
    .transform(Number)
}

function oneOf<const T extends readonly string[]>(known: T) {
  return z.enum(known, must(`one of ${known.join(', ')}`))
}

/** An address is never repeated in an error: it may hold a password. */
function address(...schemes: readonly string[]) {
  const error = `must be an address that begins with ${schemes.join(':// or ')}://.`
  return z.url({ protocol: new RegExp(`^(?:${schemes.join('|')})$`), error, abort: true })
}

function isOrigin(text: string): boolean {
  const { pathname, search, hash } = new URL(text)
  return pathname === '/' && search === '' && hash === ''
}
