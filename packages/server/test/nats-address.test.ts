import { expect, test } from 'vitest'
import { natsServer, refuseOpenBus } from '../src/bus/nats-address.ts'

const far = 'nats://bus.example:4222'

test('the address says who comes, and whether in secret', () => {
  expect(natsServer('nats://nora:p%40ss@bus:4222')).toEqual({ servers: 'bus:4222', user: 'nora', pass: 'p@ss' })
  expect(natsServer('tls://token@bus')).toEqual({ servers: 'bus', token: 'token', tls: {} })
  expect(natsServer('nats://[::1]:4222')).toEqual({ servers: '[::1]:4222' })
})

test('a bus on another machine that lets everybody in is refused, unless that is allowed', () => {
  expect(() => refuseOpenBus(far, {}, false)).toThrow('lets everybody in')
  expect(() => refuseOpenBus('nats://localhost.example:4222', {}, false)).toThrow('lets everybody in')
  expect(() => refuseOpenBus(far, {}, true)).not.toThrow()
})

test.each([{ auth_required: true }, { tls_verify: true }])('one that asks who comes is not: %j', (info) => {
  expect(() => refuseOpenBus(far, info, false)).not.toThrow()
})

test.each(['nats://localhost:4222', 'nats://127.0.0.1:4222', 'nats://[::1]:4222', 'tls://LOCALHOST'])(
  'nor is one of this machine: %s',
  (url) => {
    expect(() => refuseOpenBus(url, {}, false)).not.toThrow()
  },
)
