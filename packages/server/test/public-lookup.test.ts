import type { lookup } from 'node:dns'
import { expect, test } from 'vitest'
import { publicLookup } from '../src/push/public-lookup.ts'

/** What a connection to a name is told when the name leads to these addresses. */
function told(addresses: readonly string[], all: boolean): Promise<unknown> {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const resolve = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, found)) as unknown as typeof lookup
  return new Promise((answer) => {
    publicLookup(resolve)('push.service.org', { all }, (error, given) => answer(error ? 'refused' : given))
  })
}

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '2002:a00:1::1',
  '2001:0:4136:e378:8000:63bf:f5ff:fffe',
])('a name that leads to %s is not called', async (address) => {
  expect(await told([address], false)).toBe('refused')
  expect(await told(['93.184.215.14', address], true)).toBe('refused')
})

test('a name of the open network is', async () => {
  expect(await told(['93.184.215.14'], false)).toBe('93.184.215.14')
  expect(await told(['2606:2800:21f::1'], true)).toEqual([{ address: '2606:2800:21f::1', family: 6 }])
})
