import { resolve } from 'node:path'
import { readSettings } from '@nora/server'
import { expect, test } from 'vitest'

test('without settings the server answers on port 4000 of this machine only, on a file of its own', () => {
  expect(readSettings({})).toMatchObject({
    host: 'localhost',
    port: 4000,
    dataFolder: resolve('data'),
    databaseUrl: undefined,
    natsUrl: undefined,
    rateLimits: true,
    watchdogSeconds: 30,
  })
  expect(readSettings({ PORT: '' }).port).toBe(4000)
})

test('what is set is heeded', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    PORT: '8080',
    DATA_FOLDER: 'elsewhere',
    DATABASE_URL: 'postgres://nora:secret@db/nora',
    NATS_URL: 'nats://bus:4222',
    NATS_OPEN: 'allowed',
    PUBLIC_URL: 'https://nora.example/',
    PROXIES: '1',
    BOT_THREADS: '3',
    TABLES_IN_MEMORY: '20',
    REQUEST_SECONDS: '7',
    RATE_LIMITS: 'off',
    WATCHDOG_SECONDS: '5',
    CONTACT: 'mailto:host@nora.example',
    METRICS_TOKEN: 'open sesame',
    LOG_LEVEL: 'debug',
  })
  expect(settings).toEqual({
    host: '0.0.0.0',
    port: 8080,
    dataFolder: resolve('elsewhere'),
    databaseUrl: 'postgres://nora:secret@db/nora',
    natsUrl: 'nats://bus:4222',
    natsOpen: true,
    publicUrl: 'https://nora.example',
    proxies: 1,
    botThreads: 3,
    mostMegabytes: 10_000,
    tablesInMemory: 20,
    requestSeconds: 7,
    rateLimits: false,
    watchdogSeconds: 5,
    contact: 'mailto:host@nora.example',
    metricsToken: 'open sesame',
    logLevel: 'debug',
  })
})

test.each(['abc', '-1', '80.5', '65536', '0x50', ' 80', '1e3'])('PORT %j is refused in words', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(`PORT must be a whole number from 0 to 65535, and is "${port}".`)
})

test.each([
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
  [{ NATS_URL: 'bus' }, 'NATS_URL must be an address that begins with nats:// or tls://.'],
  [{ PUBLIC_URL: 'https://x.example/nora' }, 'without a path'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be one of on, off, and is "maybe".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ CONTACT: 'me' }, 'CONTACT must be an address that begins with mailto: or https://, and is "me".'],
  [{ TABLES_IN_MEMORY: '0' }, 'TABLES_IN_MEMORY must be a whole number from 1 to 1000000'],
])('%j is refused in words', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words)
})

test('everything that is wrong is told at once', () => {
  expect(() => readSettings({ PROXIES: 'many', LOG_LEVEL: 'loud' })).toThrow(/^PROXIES must be .*\nLOG_LEVEL must be /)
})

test('an error never repeats the password of an address', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://nora:secret@db' })).not.toThrow('secret')
})
