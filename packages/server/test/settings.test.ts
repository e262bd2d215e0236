import { readSettings } from '@nora/server'
import { expect, test } from 'vitest'

test('without settings the server answers on port 4000 of this machine only', () => {
  expect(readSettings({})).toEqual({ host: 'localhost', port: 4000 })
  expect(readSettings({ PORT: '' })).toEqual({ host: 'localhost', port: 4000 })
})

test('PORT and HOST are heeded', () => {
  expect(readSettings({ HOST: '0.0.0.0', PORT: '8080' })).toEqual({ host: '0.0.0.0', port: 8080 })
})

test.each(['abc', '-1', '80.5', '65536', '0x50', ' 80', '1e3'])('PORT %j is refused in words', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(`PORT must be a whole number from 0 to 65535, and is "${port}".`)
})
